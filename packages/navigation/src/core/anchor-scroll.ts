/** The way to half of the distance. Specification, section 9: scroll-to-anchor 400 ms plus 450 ms. */
export const ANCHOR_FIRST_MS = 400

/** The rest, after the place of the target has been measured again: a header may have shrunk meanwhile. */
export const ANCHOR_SECOND_MS = 450

/** Progress of a movement, from 0 to 1, at a moment of its time, from 0 to 1. */
export type Easing = (time: number) => number

/** https://easings.net/#easeInExpo */
export const easeInExpo: Easing = (time) => (time <= 0 ? 0 : 2 ** (10 * time - 10))

/** https://easings.net/#easeOutExpo */
export const easeOutExpo: Easing = (time) => (time >= 1 ? 1 : 1 - 2 ** (-10 * time))

/** https://easings.net/#easeOutQuart */
export const easeOutQuart: Easing = (time) => 1 - (1 - time) ** 4

/**
 * The id that a hash names.
 *
 * @param hash As `location.hash` gives it.
 * @returns Undefined for what is no anchor: an empty hash, and one that begins or ends with ! or /, which are addresses
 * of applications. An underscore at its start asks for a new page load and is no part of the id.
 */
export function anchorOf(hash: string): { readonly id: string; readonly reloads: boolean } | undefined {
  const name = decoded(hash.slice(1))
  if (name === undefined || !name || /^[!/]|[!/]$/.test(name)) return undefined
  return name.startsWith('_') ? { id: name.slice(1), reloads: true } : { id: name, reloads: false }
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
