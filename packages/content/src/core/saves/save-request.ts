/** A save that a form of the admin sends. */
export interface SaveRequest {
  /** Document that it is of, as `pages/15` or `globals/menus`: see {@link documentKey}. */
  readonly document: string
  /** Address that it is sent to. */
  readonly address: string
  /** The same without what marks a draft as saved by itself: sent there, it is a version of its own. */
  readonly ownVersion: string
}

/** Addresses of what is saved, by the method with which the admin saves it. */
const SAVED: Readonly<Record<string, RegExp>> = {
  PATCH: /^\/api\/((?!globals\/)[\w-]+\/[\w-]+)$/,
  POST: /^\/api\/(globals\/[\w-]+)$/,
}

/** Names a document among all that forms save: its collection and id, or its global. Undefined: it is not stored yet. */
export function documentKey(of: {
  readonly collection: string | undefined
  readonly id: string | number | undefined
  readonly global: string | undefined
}): string | undefined {
  if (of.global !== undefined) return `globals/${of.global}`
  return of.collection === undefined || of.id === undefined ? undefined : `${of.collection}/${of.id}`
}

/**
 * Reads which document a request of the admin saves. Undefined: it is no save of a document that is there already.
 *
 * Payload's button that publishes all languages names none, which the site takes for the one that the form is in: so its
 * request is made to say what the button says.
 *
 * @param asked.address As the form names it, with its query.
 * @param asked.status `_status` that it sets.
 */
export function saveRequestOf(asked: {
  readonly address: string
  readonly method: string
  readonly status: unknown
}): SaveRequest | undefined {
  const { pathname, searchParams } = new URL(asked.address, 'http://admin.invalid')
  const [, document] = SAVED[asked.method.toUpperCase()]?.exec(pathname) ?? []
  if (document === undefined) return undefined
  const namesLanguage = searchParams.has('publishSpecificLocale')
  if (asked.status === 'published' && !namesLanguage) searchParams.set('publishAllLocales', 'true')
  const address = `${pathname}?${searchParams}`
  searchParams.delete('autosave')
  return { document, address, ownVersion: `${pathname}?${searchParams}` }
}
