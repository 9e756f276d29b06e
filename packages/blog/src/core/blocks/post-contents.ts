import { list } from '@vitrine/content/core'
import { type BlockBase, type BlockParser, blockBase, parseRichText, plainText } from '@vitrine/kit/core'

/** The headings of a post, as links to them. */
export interface PostContentsBlock extends BlockBase {
  readonly blockType: 'postContents'
  /** Nothing of the post stands in the margin, so that the list can stay there. */
  readonly isBeside: boolean
  readonly headings: readonly { readonly id: string; readonly text: string; readonly level: 2 | 3 }[]
}

/** Fewer headings are found without a list of them. */
const MIN_HEADINGS = 3

export const parsePostContents: BlockParser = (raw, parse): PostContentsBlock | undefined => {
  const headings = list(raw.texts).flatMap(({ blockType, content }) => {
    if (blockType !== 'richText') return []
    return parseRichText(content, parse).flatMap((node) =>
      node.kind === 'heading' && node.level < 4
        ? [{ id: node.id, text: plainText(node.children), level: node.level as 2 | 3 }]
        : [],
    )
  })
  // The same words twice are one place on the page.
  const found = headings.filter(({ id }, index) => headings.findIndex((other) => other.id === id) === index)
  const isBeside = list(raw.texts).every(({ blockType, heading }) => blockType === 'richText' && !heading)
  return { ...blockBase(raw, 'postContents'), isBeside, headings: found.length < MIN_HEADINGS ? [] : found }
}
