/** Content that a new form starts with, in each language that has it, by the first part of its BCP 47 tag. */
export type ReadyIn<Content> = Readonly<Record<'en' | 'de' | 'he', Content>>

/**
 * Content in the language of a form; English stands for languages that have none.
 *
 * @param language BCP 47: `de`, `de-AT`.
 */
export function inLanguage<Content>(content: ReadyIn<Content>, language: string): Content {
  const [primary = ''] = language.toLowerCase().split('-')
  return Object.hasOwn(content, primary) ? content[primary as keyof typeof content] : content.en
}
