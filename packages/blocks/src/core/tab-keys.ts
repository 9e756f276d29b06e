/**
 * Tells which tab a key leads to: arrows along the list go round, Home and End go to its ends.
 *
 * @param place Of the tab that has the focus, from 0.
 * @param key As `KeyboardEvent.key` names it.
 * @returns Undefined for other keys.
 */
export function tabAfter(
  place: number,
  key: string,
  list: { readonly count: number; readonly vertical: boolean; readonly rightToLeft: boolean },
): number | undefined {
  const { count, vertical, rightToLeft } = list
  const [forward, back] = vertical
    ? ['ArrowDown', 'ArrowUp']
    : rightToLeft
      ? ['ArrowLeft', 'ArrowRight']
      : ['ArrowRight', 'ArrowLeft']
  switch (key) {
    case forward:
      return (place + 1) % count
    case back:
      return (place + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
