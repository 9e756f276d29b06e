import type { Languages } from './languages.ts'

/** Language of a request that is about all languages at once, as Payload names it. */
export const ALL_LANGUAGES = 'all'

/** A document that is being published. */
export interface Publication {
  /** Language that is published, or {@link ALL_LANGUAGES}. */
  readonly asked: string
  /** Languages that visitors have had it in until then; none for what was never published. */
  readonly published: readonly string[]
  /** Languages that it is written in, published or not. */
  readonly written: readonly string[]
}

/** Languages in which visitors have a document once it has been published: those of before, and those that are asked for. */
export function publishedLanguages({ asked, published, written }: Publication): readonly string[] {
  return [...new Set([...published, ...(asked === ALL_LANGUAGES ? written : [asked])])]
}

/** Languages whose words stay, for visitors, as they were published: all that are not asked for. */
export function heldLanguages(asked: string, languages: Languages): readonly string[] {
  return asked === ALL_LANGUAGES ? [] : languages.filter((language) => language !== asked)
}
