import { isStored, rowsOf, type Stored } from '../stored.ts'

/** An earlier state of a document that can be compared. */
export interface EarlierState {
  /** Id of the version, or `published` for what visitors see. */
  readonly key: string
  /** Time of the version, as an ISO date; absent: it is what visitors see. */
  readonly savedAt?: string
  /** True if the version was published. */
  readonly isPublished: boolean
}

/** Key of the state that visitors see. */
export const PUBLISHED = 'published'

/** Parameter of a form's address that opens its comparison, with the key of the state to compare with. */
export const COMPARE_PARAMETER = 'compare'

/** Versions that can be compared; the site keeps as many of one document. */
export const MAX_STATES = 50

/** Query of Payload's API for the versions of a document, the newest first. */
export function statesQuery(id: number | string): string {
  return new URLSearchParams({
    'where[parent][equals]': String(id),
    'select[updatedAt]': 'true',
    'select[version._status]': 'true',
    sort: '-updatedAt',
    depth: '0',
    limit: String(MAX_STATES),
  }).toString()
}

/** Reads Payload's list of versions. What is no version is left out. */
export function parseStates(data: unknown): readonly EarlierState[] {
  return rowsOf(isStored(data) ? data.docs : []).flatMap(({ id, updatedAt, version }) =>
    (typeof id === 'number' || typeof id === 'string') && typeof updatedAt === 'string'
      ? [{ key: String(id), savedAt: updatedAt, isPublished: isStored(version) && version._status === 'published' }]
      : [],
  )
}

/**
 * Address in Payload's API of a state of a document.
 *
 * @param document.locale Language of the form.
 */
export function stateAddress(
  document: { readonly collection: string; readonly id: number | string; readonly locale: string },
  key: string,
): string {
  const { collection, id, locale } = document
  const query = new URLSearchParams({ depth: '0', locale, 'fallback-locale': 'none' })
  const place = key === PUBLISHED ? String(id) : `versions/${encodeURIComponent(key)}`
  return `/api/${collection}/${place}?${query}`
}

/** Reads a state of a document. Undefined: there is none, as where visitors see nothing yet. */
export function parseState(data: unknown, key: string): Stored | undefined {
  if (!isStored(data)) return undefined
  if (key === PUBLISHED) return data._status === 'draft' || !('id' in data) ? undefined : data
  return isStored(data.version) ? data.version : undefined
}

/** Reads the id of a version from an address of the admin. Undefined: it shows none. */
export function versionIn(path: string): string | undefined {
  return /\/versions\/(\d+)\/?$/.exec(path)?.[1]
}
