import { list } from '@vitrine/content/core'
import { type BlockOf, defineGeneratedBlock } from '@vitrine/kit/block'
import { parseRichText, plainText } from '@vitrine/kit/core'

/** The headings of a post, as links to them. */
interface PostContents {
  /** Nothing of the post stands in the margin, so that the list can stay there. */
  readonly isBeside: boolean
  readonly headings: readonly { readonly id: string; readonly text: string; readonly level: 2 | 3 }[]
}

/** Fewer headings are found without a list of them. */
const MIN_HEADINGS = 3

/** The table of contents of a post. */
export const postContents = defineGeneratedBlock({
  name: 'postContents',
  read: (raw, parse): PostContents => {
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
    return { isBeside, headings: found.length < MIN_HEADINGS ? [] : found }
  },
})

export type PostContentsBlock = BlockOf<typeof postContents>
