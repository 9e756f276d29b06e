import { fragmentOf, type Place, parsePlace } from '../../core/place.ts'

/** What an entry of the browser's history says of the lightbox. */
interface Entry {
  readonly place: Place
  /** Whether it was added when the lightbox opened, so that going back closes it. */
  readonly pushed: boolean
}

/** The item that the address asks for; without deep links, the one that its entry in the history remembers. */
export function currentPlace(deepLinking: boolean): Place | undefined {
  return deepLinking ? parsePlace(location.hash) : entry()?.place
}

/** Adds an entry for an item that is opened. */
export function enter(place: Place, deepLinking: boolean): void {
  write('pushState', { place, pushed: true }, deepLinking)
}

/** Says which item is shown; the way back stays as long as it was. */
export function move(place: Place, deepLinking: boolean): void {
  write('replaceState', { place, pushed: entry()?.pushed ?? false }, deepLinking)
}

/** Leaves the item: back to where it was opened or, when the address led there, to the same page without it. */
export function leave(deepLinking: boolean): void {
  if (!currentPlace(deepLinking)) return
  if (entry()?.pushed) history.back()
  else history.replaceState({ ...history.state, lightbox: undefined }, '', location.pathname + location.search)
}

function entry(): Entry | undefined {
  return (history.state as { lightbox?: Entry } | null)?.lightbox
}

function write(how: 'pushState' | 'replaceState', lightbox: Entry, deepLinking: boolean): void {
  history[how]({ ...history.state, lightbox }, '', deepLinking ? fragmentOf(lightbox.place) : location.href)
}
