/** Texts of fewer UTF-16 code units are copied by the engine itself when they are cut out of another. */
const ALWAYS_COPIED = 13

/**
 * The same text in memory of its own: engines keep a part of a text as a view of the whole that it was cut from, and two texts
 * that were put together as a pair. For texts that are kept long.
 */
export function inOwnMemory(text: string): string {
  return text.length < ALWAYS_COPIED ? text : [text.slice(0, 1), text.slice(1)].join('')
}
