/** Window widths between which sizes grow, in rem: phones of 360 pixels, desks of 1440. */
export const NARROW_REM = 22.5
export const WIDE_REM = 90

/** No heading becomes smaller than the text around it times this, unless it was smaller from the start. */
export const DEFAULT_HEADING_FACTOR = 1.5

/**
 * Largest share of a size that may follow the window. Zoom makes the window narrower: with more, text at 200 % would
 * not be half as large again. https://www.w3.org/WAI/WCAG22/Understanding/resize-text.html
 */
const WINDOW_SHARE = 0.5

/**
 * A size that grows evenly with the window.
 *
 * @param narrow In rem, in windows of {@link NARROW_REM} and narrower ones.
 * @param wide In rem, in windows of {@link WIDE_REM} and wider ones; at least `narrow`.
 */
export function growingSize(narrow: number, wide: number): string {
  if (wide - narrow < 0.001) return rem(wide)
  const slope = (wide - narrow) / (WIDE_REM - NARROW_REM)
  return `clamp(${rem(narrow)},${rem(narrow - slope * NARROW_REM)} + ${short(slope * 100)}vw,${rem(wide)})`
}

/**
 * The size of a heading that shrinks with the window, without script.
 *
 * @param heading.size In rem, as set; what it has at {@link WIDE_REM} and beyond.
 * @param heading.base Size of the text around it, in rem.
 * @param heading.factor At least 1; not smaller than `base` times this. Default 1.5.
 * @param heading.sensitivity How strongly the size follows the width: 0, not at all, to 1.
 * @param heading.within What it follows: the window, or the container that it stands in.
 */
export function fluidSize(heading: {
  readonly size: number
  readonly base: number
  readonly factor?: number
  readonly sensitivity: number
  readonly within?: 'window' | 'container'
}): string {
  const { size, base, factor = DEFAULT_HEADING_FACTOR, sensitivity, within = 'window' } = heading
  const share = Math.min(Math.max(sensitivity, 0), 1) * WINDOW_SHARE
  const smallest = Math.min(size, base * factor)
  if (share === 0 || smallest === size) return rem(size)
  const width = `${short((size * share * 100) / WIDE_REM)}${within === 'window' ? 'vw' : 'cqi'}`
  return `clamp(${rem(smallest)},${rem(size * (1 - share))} + ${width},${rem(size)})`
}

function rem(value: number): string {
  return `${short(value)}rem`
}

function short(value: number): string {
  return String(Number(value.toFixed(3)))
}
