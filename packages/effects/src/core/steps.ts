/**
 * Reads a number as the nearest of evenly spaced ones: a style sheet knows only those, because the policy of the page
 * allows no style attributes.
 *
 * @param scale.standard What anything that is no number counts as.
 */
export function nearestStep(
  raw: unknown,
  scale: { readonly min: number; readonly max: number; readonly step: number; readonly standard: number },
): number {
  if (typeof raw !== 'number' || !Number.isFinite(raw)) return scale.standard
  const bounded = Math.min(scale.max, Math.max(scale.min, raw))
  // 3 * 0.1 is not 0.3.
  return Number((Math.round(bounded / scale.step) * scale.step).toFixed(2))
}
