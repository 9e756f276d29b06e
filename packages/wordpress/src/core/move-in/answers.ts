/** Answer that means none of the pages that are offered. */
export const NO_PAGE = 'none'

/** Prefix of the options that say what becomes of a kind. */
const KIND = /^kinds\.(.+)$/

/** Options of an import as its file of options has them, from answers by the option of each question. */
export function optionsOf(answers: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> {
  const options = new Map<string, unknown>()
  const kinds = new Map<string, string>()
  for (const [option, answer] of Object.entries(answers)) {
    const kind = KIND.exec(option)?.[1]
    if (kind !== undefined) kinds.set(kind, answer)
    else if (option === 'frontPage' && answer === NO_PAGE) options.set('showOnFront', 'posts')
    // Without a page for the posts, and none is guessed.
    else if (option === 'postsPage' && answer === NO_PAGE) options.set('showOnFront', 'page')
    else if (option === 'settings') options.set('settings', answer === 'true')
    else options.set(option, answer)
  }
  // The list of posts at `/` says all: there is no page for it.
  if (answers.frontPage === NO_PAGE) {
    options.set('showOnFront', 'posts')
    options.delete('postsPage')
  }
  return { ...Object.fromEntries(options), ...(kinds.size > 0 && { kinds: Object.fromEntries(kinds) }) }
}
