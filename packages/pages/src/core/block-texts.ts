/** Texts of blocks that no editor writes: names of controls, and what they answer. */
export const BLOCK_TEXTS = {
  /** `{stars}` of `{all}`. */
  stars: '{stars} of {all} stars',
  yes: 'Yes',
  no: 'No',
  closeNotice: 'Close this notice',
  close: 'Close',
} as const

export type BlockTexts = Readonly<Record<keyof typeof BLOCK_TEXTS, string>>
