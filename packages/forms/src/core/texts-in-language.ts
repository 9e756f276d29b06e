import { record } from '@vitrine/content/core'

/** Groups of a form that have texts by language. */
const GROUPS = ['mail', 'mail2', 'messages'] as const

/** Texts of a form in one language, as its document has them. */
export type TextsInLanguage = Readonly<Partial<Record<(typeof GROUPS)[number], Readonly<Record<string, string>>>>> & {
  readonly sentText?: string
}

/**
 * Picks the texts that may name fields out of a form that was read in all languages.
 *
 * @param form Has each text as `{ en: '…', de: '…' }`.
 * @returns Only texts that the language has.
 */
export function textsIn(form: unknown, language: string): TextsInLanguage {
  const raw = record(form)
  const textOf = (value: unknown) => {
    const own = record(value)[language]
    return typeof own === 'string' ? own : undefined
  }
  const groups = GROUPS.flatMap((group) => {
    const texts = Object.entries(record(raw[group])).flatMap(([key, value]) => {
      const own = textOf(value)
      return own === undefined ? [] : [[key, own]]
    })
    return texts.length > 0 ? [[group, Object.fromEntries(texts)]] : []
  })
  const sentText = textOf(raw.sentText)
  return { ...Object.fromEntries(groups), ...(sentText !== undefined && { sentText }) }
}
