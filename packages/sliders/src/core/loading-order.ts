import type { Loading } from './model/loading.ts'

/**
 * Slides whose images a slider asks for, the most urgent first: the current one, the next, the previous, then the
 * others where all are wanted.
 *
 * @param beside Next and previous slide, where there are any.
 */
export function loadingOrder(
  current: number,
  beside: readonly (number | undefined)[],
  count: number,
  lazy: Loading['lazy'],
): readonly number[] {
  if (lazy === 'single') return [current]
  const near = [current, ...beside.filter((index) => index !== undefined)]
  const all = lazy === 'smart' ? [] : Array.from({ length: count }, (_, index) => index)
  return [...new Set([...near, ...all])]
}
