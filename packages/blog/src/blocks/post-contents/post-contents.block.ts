import { list } from '@vitrine/content/core'
import { type BlockOf, defineGeneratedBlock } from '@vitrine/kit/block'
import { idGiver, parseRichText, plainText } from '@vitrine/kit/core'

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
    // As the page gives ids to its headings, those that are not listed included.
    const ownId = idGiver()
    const headings = list(raw.texts).flatMap(({ blockType, content }) => {
      if (blockType !== 'richText') return []
      return parseRichText(content, parse).flatMap((node) => {
        if (node.kind !== 'heading') return []
        const id = ownId(node.id)
        return node.level < 4 ? [{ id, text: plainText(node.children), level: node.level as 2 | 3 }] : []
      })
    })
    const isBeside = list(raw.texts).every(({ blockType, heading }) => blockType === 'richText' && !heading)
    return { isBeside, headings: headings.length < MIN_HEADINGS ? [] : headings }
  },
})

export type PostContentsBlock = BlockOf<typeof postContents>
