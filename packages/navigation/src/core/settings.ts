import { choice, record } from '@vitrine/content/core'
import { DEVICES, type Frame } from '@vitrine/kit/core'

/** Windows by width, as blocks know them. */
type Device = Frame['hidden'][number]

/** Layouts of the header in wide windows. */
export const HEADER_LAYOUTS = ['start', 'centred', 'rows'] as const

/** A bar with drop-downs, or one button that opens the menu over the whole window. */
export const MENU_STYLES = ['bar', 'flyout'] as const

/** Ways in which the header's search opens; `none` leaves it out. */
export const SEARCH_STYLES = ['none', 'dropdown', 'overlay'] as const

/** Layout and behaviour of the header. */
export interface HeaderSettings {
  readonly layout: (typeof HEADER_LAYOUTS)[number]
  readonly menuStyle: (typeof MENU_STYLES)[number]
  /** Windows in which it sticks. */
  readonly sticky: readonly Device[]
  /** True if it takes less height while it is stuck. */
  readonly shrinks: boolean
  /** True if it has no background over a block that allows it. */
  readonly transparent: boolean
  readonly search: (typeof SEARCH_STYLES)[number]
  /** True if it links to the page in other languages. */
  readonly languages: boolean
}

/**
 * Reads what the `header` global says of its look. What is not set is as the design has it.
 *
 * @param raw `{ layout, menuStyle, sticky: { desktop, tablet, phone, shrink }, transparent, search, languages }`.
 */
export function parseHeaderSettings(raw: unknown): HeaderSettings {
  const header = record(raw)
  const sticky = record(header.sticky)
  return {
    layout: choice(header.layout, HEADER_LAYOUTS),
    menuStyle: choice(header.menuStyle, MENU_STYLES),
    sticky: DEVICES.filter((device) => sticky[device] !== false),
    shrinks: sticky.shrink !== false,
    transparent: header.transparent === true,
    search: choice(header.search, SEARCH_STYLES),
    languages: header.languages === true,
  }
}
