/** A result that appears while a visitor types. */
export interface Suggestion {
  readonly href: string
  readonly title: string
  readonly image?: string
  /** Absent where the reply does not say it. */
  readonly type?: string
}

/** Suggestions of one type; without one they are of any. */
export interface SuggestionGroup {
  readonly type?: string
  readonly suggestions: readonly Suggestion[]
}

/**
 * Reads the reply of the call. Addresses that are no pages are left out.
 *
 * @param reply Parsed JSON: a list, or an object with results as its values.
 * @param base Address of the page that asks.
 * @param server Address that answered, of which the images are; it need not be on the site of the page.
 * @returns Undefined for what is no such reply.
 */
export function parseSuggestions(reply: unknown, base: string, server = base): readonly Suggestion[] | undefined {
  if (typeof reply !== 'object' || reply === null) return undefined
  // A refusal is an object too.
  if ('success' in reply) return undefined
  return Object.values(reply).flatMap((item: unknown): Suggestion[] => {
    if (typeof item !== 'object' || item === null) return []
    const { post_url, title, image_url, type } = item as Readonly<Record<string, unknown>>
    const href = pageAddress(post_url, base)
    if (href === undefined || typeof title !== 'string') return []
    const image = pageAddress(image_url, server)
    return [{ href, title, ...(image && { image }), ...(typeof type === 'string' && type && { type }) }]
  })
}

/** Puts suggestions together by their type, each type where its best one stands. */
export function groupSuggestions(suggestions: readonly Suggestion[]): readonly SuggestionGroup[] {
  const groups = new Map<string | undefined, Suggestion[]>()
  for (const suggestion of suggestions) {
    const group = groups.get(suggestion.type)
    if (group) group.push(suggestion)
    else groups.set(suggestion.type, [suggestion])
  }
  return [...groups].map(([type, some]) => ({ ...(type && { type }), suggestions: some }))
}

function pageAddress(written: unknown, base: string): string | undefined {
  if (typeof written !== 'string' || written === '' || !URL.canParse(written, base)) return undefined
  const { href, protocol } = new URL(written, base)
  return protocol === 'http:' || protocol === 'https:' ? href : undefined
}
