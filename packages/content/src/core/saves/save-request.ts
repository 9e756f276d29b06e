/** A save that a form of the admin sends. */
export interface SaveRequest {
  /** Document that it is of, as `pages/15` or `globals/menus`: see {@link documentKey}. */
  readonly document: string
  /** Address without what marks a draft as saved by itself: sent there, it is a version of its own. */
  readonly ownVersion: string
  /** True when it publishes one language: Payload then makes another version after the one that it answers with. */
  readonly publishesLanguage: boolean
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
 * @param address As the form names it, with its query.
 */
export function saveRequestOf(address: string, { method }: { readonly method: string }): SaveRequest | undefined {
  const { pathname, searchParams } = new URL(address, 'http://admin.invalid')
  const [, document] = SAVED[method.toUpperCase()]?.exec(pathname) ?? []
  if (document === undefined) return undefined
  searchParams.delete('autosave')
  const publishesLanguage = searchParams.has('publishSpecificLocale')
  return { document, ownVersion: `${pathname}?${searchParams}`, publishesLanguage }
}
