import { choice, given, type Image, list, text } from '@vitrine/content/core'
import { type BlockOf, defineGeneratedBlock } from '@vitrine/kit/block'

const KINDS = ['none', 'category', 'tag', 'series', 'author', 'archive'] as const

/** Header of a list: posts of a category, an author, a month. */
interface ArchiveHeader {
  readonly title: string
  readonly kind: (typeof KINDS)[number]
  readonly description?: string
  /** Of an author. */
  readonly role?: string
  readonly image?: Image
  readonly links: readonly { readonly label: string; readonly href: string }[]
  /** Address of its feed, where it has one. */
  readonly feed?: string
}

/** The head of a list of posts. */
export const archiveHeader = defineGeneratedBlock({
  name: 'archiveHeader',
  read: (raw, parse): ArchiveHeader => {
    const kind = choice(raw.kind, KINDS)
    const address = parse.href({ type: 'page', page: { path: raw.path, languages: [parse.locale] } })
    const hasFeed = kind !== 'archive' && address !== undefined
    return {
      title: text(raw.title) ?? '',
      kind,
      links: list(raw.links).flatMap(({ label, url }) => {
        const [name, href] = [text(label), parse.href({ type: 'url', url })]
        return name && href ? [{ label: name, href }] : []
      }),
      ...(hasFeed && { feed: `${address}feed.xml` }),
      ...given({ description: text(raw.description), role: text(raw.role), image: parse.image(raw.image) }),
    }
  },
})

export type ArchiveHeaderBlock = BlockOf<typeof archiveHeader>
