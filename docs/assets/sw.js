// Reading without a connection. SITE, set above this text by the build, has: version, shell (styles and scripts),
// reading (fonts and rules pages by language), offline (a page's words by language). Addresses are relative to here.
"use strict";
const ROOT = new URL("./", self.location.href);
const CACHE = `varaq ${ROOT.pathname} `;
const NOW = CACHE + SITE.version;
const address = (path) => new URL(path, ROOT).href;
// A name under assets/ changes with its content, but for the engine's list of its own files.
const isHashed = (url) => url.pathname.startsWith(ROOT.pathname + "assets/") && !url.pathname.endsWith("/engine.json");

async function keep(cache, url) {
  if (await cache.match(url)) return;
  const response = await fetch(url);
  if (response.ok) await cache.put(url, response);
}

/** Takes over from an older version what was read: hashed files as they are, pages anew. */
async function inherit() {
  const cache = await caches.open(NOW);
  for (const name of await caches.keys()) {
    if (!name.startsWith(CACHE) || name === NOW) continue;
    const old = await caches.open(name);
    for (const request of await old.keys()) {
      const url = new URL(request.url);
      if (isHashed(url)) {
        if (!(await cache.match(request))) await cache.put(request, await old.match(request));
      } else {
        await keep(cache, request.url).catch(() => {});
      }
    }
  }
}

async function leave() {
  for (const name of await caches.keys()) {
    if (name.startsWith(CACHE) && name !== NOW) await caches.delete(name);
  }
}

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(
    (async () => {
      const cache = await caches.open(NOW);
      await cache.addAll(SITE.shell.map(address));
      await inherit();
    })(),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(leave().then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  const { language, page } = event.data || {};
  const wanted = (SITE.reading[language] || []).map(address);
  if (page) wanted.push(page); // the page that was loaded before there was a worker
  event.waitUntil(
    caches.open(NOW).then((cache) => Promise.all(wanted.map((url) => keep(cache, url).catch(() => {})))),
  );
});

function without(url) {
  const first = url.pathname.slice(ROOT.pathname.length).split("/")[0];
  const language = SITE.offline[first] ? first : Object.keys(SITE.offline)[0];
  const words = SITE.offline[language];
  const html =
    `<!doctype html><html lang="${language}" dir="${words.dir}"><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${words.title}</title>` +
    `<style>:root{color-scheme:light dark}body{font:1.1rem/1.8 system-ui,Tahoma,sans-serif;margin:2rem}</style>` +
    `<h1>${words.title}</h1><p>${words.text}</p>`;
  return new Response(html, { status: 503, headers: { "Content-Type": "text/html; charset=utf-8" } });
}

async function hashed(request) {
  const cache = await caches.open(NOW);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.status === 200 && response.type === "basic") await cache.put(request.url, response.clone()).catch(() => {});
  return response;
}

async function page(request, url) {
  const cache = await caches.open(NOW);
  try {
    const response = await fetch(request);
    if (response.status === 200 && response.type === "basic" && !response.redirected) {
      await cache.put(url.origin + url.pathname, response.clone()).catch(() => {});
    }
    return response;
  } catch (error) {
    const kept = await cache.match(url.origin + url.pathname);
    if (kept) return kept;
    if (request.mode === "navigate") return without(url);
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== ROOT.origin || !url.pathname.startsWith(ROOT.pathname)) return;
  if (event.request.headers.has("range")) return;
  event.respondWith(isHashed(url) ? hashed(event.request) : page(event.request, url));
});
