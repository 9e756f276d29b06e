import { namedTexts } from '@vitrine/content/core'

/** Texts of blocks that no editor writes: names of controls, and what they answer. */
export const BLOCK_TEXTS = {
  /** `{stars}` of `{all}`. */
  stars: '{stars} of {all} stars',
  yes: 'Yes',
  no: 'No',
  closeNotice: 'Close this notice',
  close: 'Close',
  /** `{network}` is its name. */
  shareOn: 'Share on {network}',
  shareByMail: 'Share by e-mail',
  shareSheet: 'Share …',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  opensNewTab: 'opens in a new tab',
  searchLabel: 'Search this site',
  searchButton: 'Search',
  /** `{provider}` is its name. */
  embedNotice: 'This opens at {provider}. Nothing is loaded from there before you follow the link.',
  openMap: 'Open the map',
} as const

export type BlockTexts = Readonly<Record<keyof typeof BLOCK_TEXTS, string>>

/** Reads what the site's editors wrote in their place. */
export const parseBlockTexts = (raw: unknown): BlockTexts => namedTexts(raw, BLOCK_TEXTS)
