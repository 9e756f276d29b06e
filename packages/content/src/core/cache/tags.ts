/**
 * Name of something that is asked of the content: a document (`posts:7`), any list of a collection (`posts`), an address
 * (`path:/services/`), the parts of a document (`parts:posts:7`). What is made of the content carries the tags of what was asked for; a change touches tags.
 */
export type Tag = string

/** Of a change: it touches everything. Of what was made: every change touches it. */
export const EVERYTHING: Tag = 'all'

/** Tags that one thing carries. What asked for more carries {@link EVERYTHING}. */
export const MAX_TAGS = 500

export function documentTag(collection: string, id: unknown): Tag {
  return `${collection}:${id}`
}

/** Every list of a collection: any of its documents may be in it. */
export function listTag(collection: string): Tag {
  return collection
}

export function pathTag(path: string): Tag {
  return `path:${path}`
}

/**
 * The parts of a document, such as its comments. A change of them touches no list of the document's collection, so its own
 * tag, for which one of a list may stand, would not do.
 */
export function partsTag(collection: string, id: unknown): Tag {
  return `parts:${collection}:${id}`
}

/** True if any touched tag is among the tags, or covers one of them. */
export function isTouched(tags: ReadonlySet<Tag>, touched: ReadonlySet<Tag>): boolean {
  if (touched.size === 0) return false
  if (tags.has(EVERYTHING) || touched.has(EVERYTHING)) return true
  for (const tag of touched) if (tags.has(tag)) return true
  return false
}

/** The fewest tags that say the same, {@link MAX_TAGS} at most. A change of a document touches the lists of its collection. */
export function boundedTags(tags: ReadonlySet<Tag>): ReadonlySet<Tag> {
  if (tags.has(EVERYTHING)) return JUST_EVERYTHING
  const few = new Set<Tag>()
  for (const tag of tags) if (!isListed(tag, tags)) few.add(tag)
  return few.size > MAX_TAGS ? JUST_EVERYTHING : few
}

const JUST_EVERYTHING: ReadonlySet<Tag> = new Set([EVERYTHING])

/** True if a list of the document's collection is among the tags. */
function isListed(tag: Tag, tags: ReadonlySet<Tag>): boolean {
  const end = tag.indexOf(':')
  return end > 0 && tags.has(tag.slice(0, end))
}

/** Change of one document. */
export interface ChangedDocument {
  readonly collection: string
  readonly id: unknown
  /** Its addresses before and after. Undefined: it has addresses, but they are not known. */
  readonly paths: readonly string[] | undefined
}

export function tagsOfChange({ collection, id, paths }: ChangedDocument): readonly Tag[] {
  if (paths === undefined) return [EVERYTHING]
  return [...new Set([listTag(collection), documentTag(collection, id), ...paths.map(pathTag)])]
}
