/**
 * Message to open once others have left the list: the first that remains below the open one, else the last above it.
 *
 * @param ids Listed messages, in their order, with those that leave.
 * @returns Undefined when none remains; the open one if it does.
 */
export function messageAfter(ids: readonly number[], leaving: readonly number[], open: number): number | undefined {
  if (!leaving.includes(open)) return open
  const at = ids.indexOf(open)
  const remains = (id: number) => !leaving.includes(id)
  return ids.slice(at + 1).find(remains) ?? ids.slice(0, Math.max(at, 0)).findLast(remains)
}

/**
 * Neighbour of the open message in the list.
 *
 * @param step 1 for the next, -1 for the previous.
 * @returns The first message when none is open, undefined beyond the ends.
 */
export function neighbourOf(ids: readonly number[], open: number | undefined, step: 1 | -1): number | undefined {
  const at = open === undefined ? -1 : ids.indexOf(open)
  return at === -1 ? ids[0] : ids[at + step]
}
