/**
 * Slide to which a step leads.
 *
 * @param current From 0.
 * @param options.stops Slides that it can stand at.
 * @param options.by Slides to go at once.
 * @returns Undefined: it is at its end.
 */
export function stepFrom(
  current: number,
  direction: 1 | -1,
  { stops, by, loop }: { readonly stops: number; readonly by: number; readonly loop: boolean },
): number | undefined {
  const last = stops - 1
  const end = direction === 1 ? last : 0
  if (current !== end) return Math.max(0, Math.min(last, current + direction * by))
  return loop && last > 0 ? last - end : undefined
}
