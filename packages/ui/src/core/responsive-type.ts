/** How strongly headings follow the window: 0 not at all, 1 as far as zoomed text may. */
export const TYPE_SENSITIVITY = { min: 0, max: 1, standard: 0.7 } as const

/** No heading becomes smaller than body text times this. Specification, section 9: typography factor 1.5. */
export const TYPE_FACTOR = { min: 1, max: 4, standard: 1.5 } as const

/**
 * Largest share of a size that may follow the window. A window zoomed to 200 % is half as wide, so a size s that
 * follows it by the share k grows by 2 - k: at one half, by the 1.5 that is the least (WCAG 1.4.4).
 */
const MAX_SHARE = 0.5

/**
 * The size of a heading as CSS: the set one at the site's width and above, less in narrower windows.
 *
 * @param type.size The set size, in rem.
 * @param type.base Size of body text, in rem.
 * @param type.factor The heading stays at least `base` times this, unless it was set smaller.
 * @param type.sensitivity 0 to 1.
 * @param type.siteWidth Width of a window that shows the set size, in rem.
 * @returns A `clamp()` without script or style queries; just the size where nothing changes.
 */
export function responsiveSize(type: {
  readonly size: number
  readonly base: number
  readonly factor: number
  readonly sensitivity: number
  readonly siteWidth: number
}): string {
  const { size, base, factor, sensitivity, siteWidth } = type
  const least = Math.min(size, base * factor)
  const share = sensitivity * MAX_SHARE
  if (share === 0 || least === size) return `${rounded(size)}rem`
  const follows = `${rounded(size * (1 - share))}rem + ${rounded((size * share * 100) / siteWidth)}vw`
  return `clamp(${rounded(least)}rem, ${follows}, ${rounded(size)}rem)`
}

function rounded(value: number): number {
  return Number(value.toFixed(4))
}
