import type { HelpPage } from '@vitrine/content/core'

/** Path of the documentation within the admin; its pages are below. */
export const HELP_PATH = '/help'

/** Address of the documentation. */
export const HELP_ADDRESS = `/admin${HELP_PATH}`

/** Address of the images of the documentation, below that of the API. */
export const HELP_IMAGES_PATH = '/help-images'

/** A page of the documentation as the admin shows it. */
export interface HelpText {
  readonly title: string
  /** All that follows the title. */
  readonly html: string
}

/** The documentation of owners and editors. */
export interface Help {
  /** Pages that there are, with their titles. */
  readonly list: readonly { readonly page: HelpPage; readonly title: string }[]
  /** The page that was asked for; undefined: there is none of that name. */
  readonly shown: HelpText | undefined
}

/** @param page As its address names it. */
export type ReadHelp = (page: string) => Promise<Help>

/** Address of a page of the documentation in the admin. */
export function helpAddress(page: HelpPage): string {
  return `${HELP_ADDRESS}/${page}`
}
