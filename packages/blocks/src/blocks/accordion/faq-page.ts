import { type BlockBase, plainText } from '@vitrine/kit/core'
import type { AccordionBlock } from './accordion.block.ts'

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
