/** Parameter of a form's address that opens the canvas of its page. */
export const EDIT_HERE = 'here'

/** Name under which a tab remembers where its editor stood on a page before editing it there. */
const EDITED_PLACE = 'vitrine-edited-place'

/** Where an editor stood on a page of the site. */
export interface EditedPlace {
  /** Path of the page, with its query. */
  readonly address: string
  /** CSS pixels by which it was scrolled. */
  readonly top: number
  /** The same as a share of the way to its end, from 0 to 1: elsewhere the page is drawn in another width. */
  readonly share: number
  /** True once the editor goes back to it. */
  readonly isReturning: boolean
}

/** The storage of a tab, which pages and admin share. */
type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export function rememberPlace(storage: TabStorage, place: EditedPlace): void {
  storage.setItem(EDITED_PLACE, JSON.stringify(place))
}

export function forgetPlace(storage: TabStorage): void {
  storage.removeItem(EDITED_PLACE)
}

/** Reads where the editor of this tab stood. Undefined: nowhere, or it cannot be read. */
export function rememberedPlace(storage: TabStorage): EditedPlace | undefined {
  try {
    const place: unknown = JSON.parse(storage.getItem(EDITED_PLACE) ?? 'null')
    if (typeof place !== 'object' || place === null) return undefined
    const { address, top, share, isReturning } = place as Readonly<Record<string, unknown>>
    if (typeof address !== 'string' || !/^\/(?!\/)/.test(address)) return undefined
    if (typeof top !== 'number' || typeof share !== 'number') return undefined
    return { address, top, share: Math.min(Math.max(share, 0), 1), isReturning: isReturning === true }
  } catch {
    // Something else has been stored under this name.
    return undefined
  }
}
