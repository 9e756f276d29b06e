import { choice, given, type Image, list, record, text } from '@vitrine/content/core'
import { type BlockBase, type BlockParser, blockBase, parseTitled, type Titled } from '@vitrine/kit/core'

/** Pages to go on to. */
export interface PageListBlock extends BlockBase, Titled {
  readonly blockType: 'pageList'
  readonly layout: 'cards' | 'rows'
  readonly pages: readonly ListedPage[]
}

interface ListedPage {
  readonly href: string
  readonly title: string
  readonly text?: string
  readonly image?: Image
}

export const parsePageList: BlockParser = (raw, parse): PageListBlock => ({
  ...blockBase(raw, 'pageList'),
  ...parseTitled(raw),
  layout: choice(raw.layout, ['cards', 'rows']),
  pages: list(raw.pages).flatMap((page): ListedPage[] => {
    const href = parse.href({ type: 'page', page })
    const title = text(page.title)
    const meta = record(page.meta)
    if (href === undefined || title === undefined) return []
    return [{ href, title, ...given({ text: text(meta.description), image: parse.image(meta.image) }) }]
  }),
})
