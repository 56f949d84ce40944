// A reader's program as a link, and back. What a link holds is a stranger's word. No prose.
"use strict";
window.VaraqLabLink = (() => {
  const LINK = /^#bot=1\.([A-Za-z0-9_-]+)$/; // 1: gzip, as base64url; gzip has a checksum
  const LONGEST_LINK = 8000;
  const LONGEST_CODE = 50_000;

  async function packed(text) {
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
    return `#bot=1.${btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
  }

  /** The program of a link; throws for whatever is not one. A small link may unpack to much, so it is counted. */
  async function unpacked(hash) {
    const found = hash.length <= LONGEST_LINK && LINK.exec(hash);
    if (!found) throw new Error("no link");
    const letters = atob(found[1].replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")).getReader();
    const chunks = [];
    let size = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.byteLength;
      if (size > 4 * LONGEST_CODE) throw new Error("too long");
      chunks.push(value);
    }
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await new Blob(chunks).arrayBuffer());
    if (text.length > LONGEST_CODE) throw new Error("too long");
    return text;
  }

  return { packed, unpacked, LONGEST_LINK };
})();
