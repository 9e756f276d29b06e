/** One step from the home page to the page that is shown, which is the last one. */
export interface Crumb {
  readonly label: string
  /** Canonical path. */
  readonly href: string
}
