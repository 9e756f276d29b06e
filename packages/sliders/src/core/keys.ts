/** Move that a key stands for. */
export type KeyMove = 'next' | 'previous' | 'first' | 'last'

const ENDS: Readonly<Record<string, KeyMove>> = { Home: 'first', End: 'last' }

/**
 * Move that a key stands for. Arrows follow the direction in which the page is read.
 *
 * @returns Undefined: nothing.
 */
export function moveOfKey(
  key: string,
  { direction, rightToLeft }: { readonly direction: 'horizontal' | 'vertical'; readonly rightToLeft: boolean },
): KeyMove | undefined {
  const [back, on] = direction === 'vertical' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
  const mirrors = rightToLeft && direction === 'horizontal'
  if (key === on) return mirrors ? 'previous' : 'next'
  if (key === back) return mirrors ? 'next' : 'previous'
  return ENDS[key]
}
