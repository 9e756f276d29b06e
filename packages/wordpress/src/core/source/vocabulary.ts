const EXPORT_NAMESPACE = /^https?:\/\/wordpress\.org\/export\/(\d+\.\d+)\/(excerpt\/?)?/

/** Prefixes that names are given after reading, whatever prefix the file uses. */
type Prefix = 'wp' | 'excerpt' | 'content' | 'dc'

const NAMESPACES: ReadonlyMap<string, Prefix> = new Map([
  ['http://purl.org/rss/1.0/modules/content/', 'content'],
  ['http://purl.org/dc/elements/1.1/', 'dc'],
])

/** Prefixes that count as theirs when the file declares no namespace for them. */
const CUSTOMARY: ReadonlyMap<string, Prefix> = new Map([
  ['wp', 'wp'],
  ['excerpt', 'excerpt'],
  ['content', 'content'],
  ['dc', 'dc'],
])

/** Names that are remembered; a file has about eighty, and what lies beyond is reckoned anew each time. */
const MAX_REMEMBERED_NAMES = 1000

/** Prefixes that a file may declare; more are ignored. */
const MAX_PREFIXES = 1000

/**
 * Names of elements by the namespaces that a file declares: `w:post_id` is `wp:post_id` where `w` is the prefix of the
 * namespace of exports, of any version.
 */
export class Vocabulary {
  readonly #prefixes = new Map<string, Prefix | 'foreign'>()
  readonly #names = new Map<string, string>()
  #version: string | undefined

  /** Version in the address of the namespace, `1.2`. */
  get version(): string | undefined {
    return this.#version
  }

  declare(attributes: ReadonlyMap<string, string>): void {
    for (const [name, address] of attributes) {
      if (!name.startsWith('xmlns:') || this.#prefixes.size === MAX_PREFIXES) continue
      const ours = EXPORT_NAMESPACE.exec(address)
      if (ours) this.#version ??= ours[1]
      const meaning = ours ? (ours[2] ? 'excerpt' : 'wp') : (NAMESPACES.get(address) ?? 'foreign')
      this.#prefixes.set(name.slice('xmlns:'.length), meaning)
      this.#names.clear()
    }
  }

  /** Name of an element with its customary prefix; empty for elements of other namespaces. */
  nameOf(written: string): string {
    const known = this.#names.get(written)
    if (known !== undefined) return known
    const name = this.#reckon(written)
    if (this.#names.size < MAX_REMEMBERED_NAMES) this.#names.set(written, name)
    return name
  }

  #reckon(written: string): string {
    const colon = written.indexOf(':')
    if (colon === -1) return written
    const prefix = written.slice(0, colon)
    const meaning = this.#prefixes.get(prefix) ?? CUSTOMARY.get(prefix) ?? 'foreign'
    return meaning === 'foreign' ? '' : `${meaning}:${written.slice(colon + 1)}`
  }
}

/** Elements that hold other elements, and the ones that each may stand in. */
export const RECORD_PARENTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['item', ['channel']],
  ['wp:author', ['channel']],
  ['wp:category', ['channel']],
  ['wp:tag', ['channel']],
  ['wp:term', ['channel']],
  ['wp:termmeta', ['wp:category', 'wp:tag', 'wp:term']],
  ['wp:postmeta', ['item']],
  ['wp:comment', ['item']],
  ['wp:commentmeta', ['wp:comment']],
])

const CHANNEL_FIELDS = new Set(['title', 'link', 'description', 'language'])
const ITEM_FIELDS = new Set([
  'title',
  'link',
  'pubDate',
  'dc:creator',
  'guid',
  'content:encoded',
  'excerpt:encoded',
  'category',
])

export function isField(name: string, record: string): boolean {
  if (name.startsWith('wp:')) return true
  if (record === 'item') return ITEM_FIELDS.has(name)
  return record === 'channel' && CHANNEL_FIELDS.has(name)
}

/** Elements of HTML that have no end, as they stand in the warnings of PHP and in the output of plugins. */
export const VOID_ELEMENTS: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input', 'meta', 'wbr'])
