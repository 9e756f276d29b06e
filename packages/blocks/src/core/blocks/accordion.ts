import { choice, list, text } from '@vitrine/content/core'
import {
  type BlockBase,
  type BlockParser,
  blockBase,
  parseRichText,
  parseTitled,
  plainText,
  type RichTextNode,
  rowId,
  type Titled,
} from '@vitrine/kit/core'
import { partId } from '../part-id.ts'

/** Texts that open below their titles: an accordion, toggles, questions and answers. */
export interface AccordionBlock extends BlockBase, Titled {
  readonly blockType: 'accordion'
  /** `one`: opening an item closes the others. */
  readonly open: 'many' | 'one'
  readonly firstOpen: boolean
  /** Search engines are told that these are questions and answers. */
  readonly isFaq: boolean
  readonly items: readonly AccordionItem[]
}

interface AccordionItem {
  readonly id: string
  readonly title: string
  readonly content: readonly RichTextNode[]
}

export const parseAccordion: BlockParser = (raw, parse): AccordionBlock | undefined => {
  const base = blockBase(raw, 'accordion')
  const items = list(raw.items).flatMap((item, index) => {
    const title = text(item.title)
    if (title === undefined) return []
    const content = parseRichText(item.content, parse)
    return [{ id: partId(base.id, rowId(item, index), title), title, content }]
  })
  if (items.length === 0) return undefined
  return {
    ...base,
    ...parseTitled(raw),
    open: choice(raw.open, ['many', 'one']),
    firstOpen: raw.firstOpen === true,
    isFaq: raw.isFaq === true,
    items,
  }
}

/**
 * The questions of a page as schema.org describes them: all blocks of a page together, since a page is one such list.
 *
 * @returns Undefined when no block of the page is about questions.
 * @see https://schema.org/FAQPage
 */
export function faqPage(blocks: readonly BlockBase[]): object | undefined {
  const questions = blocks
    .filter((block): block is AccordionBlock => block.blockType === 'accordion')
    .filter(({ isFaq }) => isFaq)
    .flatMap(({ items }) => items)
  if (questions.length === 0) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, content }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: content.map((node) => plainText([node])).join('\n') },
    })),
  }
}
