// How alike two names look, by the pairs of letters that they share.

/** The pairs of letters of a text. */
export function parts(text) {
  const padded = ` ${text} `;
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)));
}

/** From 0, nothing shared, to 1, the same pairs. */
export function alike(one, other) {
  let shared = 0;
  for (const part of one) if (other.has(part)) shared++;
  return (2 * shared) / (one.size + other.size);
}
