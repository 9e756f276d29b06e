/** A text of the admin, in each of its languages. */
export type AdminText = {
  readonly en: string
  readonly de: string
}

/** Text of the admin; one that is the same in every language, such as a proper name, is written once. */
export type AdminLabel = AdminText | string

/** Languages of the admin, the first for those who read neither. */
export const ADMIN_LANGUAGES = ['en', 'de'] as const satisfies readonly (keyof AdminText)[]

/** A text in the language of the person who is signed in. @param language As Payload names it: `de`. */
export function adminTextIn(label: AdminLabel, language: string): string {
  if (typeof label === 'string') return label
  return language === 'de' ? label.de : label.en
}

/**
 * Label of a collection, a global or a field as a text of the admin.
 *
 * @param label As Payload's config has it: a text, or one for each language.
 * @param fallback Text in place of a label that is neither.
 */
export function configLabel(label: unknown, fallback: string): AdminLabel {
  if (typeof label === 'string') return label
  if (typeof label !== 'object' || label === null || !('en' in label) || typeof label.en !== 'string') return fallback
  return { en: label.en, de: 'de' in label && typeof label.de === 'string' ? label.de : label.en }
}

/** Sentence for an answer that did not come, or that cannot be read. */
export const NO_ANSWER: AdminText = {
  en: 'The site does not answer. Try again.',
  de: 'Die Website antwortet nicht. Versuchen Sie es noch einmal.',
}

/** Gives texts in one language of the admin. @param language As Payload names it: `de`. */
export function adminTexts(language: string): (label: AdminLabel) => string {
  return (label) => adminTextIn(label, language)
}
