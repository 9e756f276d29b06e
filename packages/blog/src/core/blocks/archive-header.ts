import { choice, given, type Image, list, text } from '@vitrine/content/core'
import { type BlockBase, type BlockParser, blockBase } from '@vitrine/kit/core'

const KINDS = ['none', 'category', 'tag', 'series', 'author', 'archive'] as const

/** What stands above the posts of a category, an author, a month. */
export interface ArchiveHeaderBlock extends BlockBase {
  readonly blockType: 'archiveHeader'
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

export const parseArchiveHeader: BlockParser = (raw, parse): ArchiveHeaderBlock => {
  const kind = choice(raw.kind, KINDS)
  const address = parse.href({ type: 'page', page: { path: raw.path, languages: [parse.locale] } })
  const hasFeed = kind !== 'archive' && address !== undefined
  return {
    ...blockBase(raw, 'archiveHeader'),
    title: text(raw.title) ?? '',
    kind,
    links: list(raw.links).flatMap(({ label, url }) => {
      const [name, href] = [text(label), parse.href({ type: 'url', url })]
      return name && href ? [{ label: name, href }] : []
    }),
    ...(hasFeed && { feed: `${address}feed.xml` }),
    ...given({ description: text(raw.description), role: text(raw.role), image: parse.image(raw.image) }),
  }
}
