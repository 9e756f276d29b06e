import { fragmentOf, type ItemPosition, parsePosition } from '../../core/item-position.ts'

/** State of the lightbox in an entry of the browser's history. */
interface HistoryEntry {
  readonly place: ItemPosition
  /** True if it was added when the lightbox opened, so that going back closes it. */
  readonly pushed: boolean
}

/** The item that the address asks for; without deep links, the one that its entry in the history remembers. */
export function currentPosition(deepLinking: boolean): ItemPosition | undefined {
  return deepLinking ? parsePosition(location.hash) : entry()?.place
}

/** Adds an entry for an item that is opened. */
export function enter(place: ItemPosition, deepLinking: boolean): void {
  write('pushState', { place, pushed: true }, deepLinking)
}

/** Replaces the item in the current entry: going back still closes the lightbox. */
export function move(place: ItemPosition, deepLinking: boolean): void {
  write('replaceState', { place, pushed: entry()?.pushed ?? false }, deepLinking)
}

/** Leaves the item: back to where it was opened or, when the address led there, to the same page without it. */
export function leave(deepLinking: boolean): void {
  if (!currentPosition(deepLinking)) return
  if (entry()?.pushed) history.back()
  else history.replaceState({ ...history.state, lightbox: undefined }, '', location.pathname + location.search)
}

function entry(): HistoryEntry | undefined {
  return (history.state as { lightbox?: HistoryEntry } | null)?.lightbox
}

function write(how: 'pushState' | 'replaceState', lightbox: HistoryEntry, deepLinking: boolean): void {
  history[how]({ ...history.state, lightbox }, '', deepLinking ? fragmentOf(lightbox.place) : location.href)
}
