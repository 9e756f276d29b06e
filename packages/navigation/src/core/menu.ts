/** A link as visitors see it. */
export interface Link {
  readonly label: string
  /** Path of this site (`/work/`) or an absolute address. */
  readonly href: string
  readonly newTab: boolean
}

/** One entry of a menu, with the entries below it. */
export interface MenuItem {
  readonly label: string
  /** Absent on an entry that only opens its children. */
  readonly href?: string
  readonly newTab: boolean
  /** `page`: leads to the page that is shown. `ancestor`: that page lies below it, in the menu or by its address. */
  readonly current?: 'page' | 'ancestor'
  readonly children: readonly MenuItem[]
}
