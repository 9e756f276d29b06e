import { baseAddress } from '@vitrine/content/core'

/** Segment that the account pages stand below, unless the settings say another. */
export const DEFAULT_SLUG = 'account'

/** Pages below the address of the account. */
const BELOW = { account: '', confirm: 'confirm/', erase: 'erase/' } as const

export type AccountPage = keyof typeof BELOW

/**
 * Path of an account page, the same in every language.
 *
 * @param settings The global `member-settings` as it is stored.
 */
export function accountPath(page: AccountPage, settings: { readonly slug?: unknown }): string {
  return baseAddress(settings, DEFAULT_SLUG) + BELOW[page]
}

/** Finds the account page at a path; undefined for paths of others. */
export function accountPageAt(path: string, settings: { readonly slug?: unknown }): AccountPage | undefined {
  const pages = Object.keys(BELOW) as AccountPage[]
  return pages.find((page) => accountPath(page, settings) === path)
}
