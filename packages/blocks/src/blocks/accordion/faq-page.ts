import { isBlockOf } from '@vitrine/kit/block'
import { type BlockBase, plainText, type RichTextNode } from '@vitrine/kit/core'
import { richText } from '../rich-text/rich-text.block.ts'
import { accordion } from './accordion.block.ts'

/**
 * The questions of a page as schema.org describes them: all blocks of a page together, since a page is one such list.
 *
 * @returns Undefined when no block of the page is about questions.
 * @see https://schema.org/FAQPage
 */
export function faqPage(blocks: readonly BlockBase[]): object | undefined {
  const questions = blocks
    .filter((block) => isBlockOf(accordion, block))
    .filter(({ isFaq }) => isFaq)
    .flatMap(({ items }) => items)
    .map(({ title, content, blocks }) => ({ title, answer: wordsOf([...content, ...blocks.flatMap(textOf)]) }))
    .filter(({ answer }) => answer !== '')
  if (questions.length === 0) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, answer }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** Words of an answer, a line for each paragraph. */
function wordsOf(nodes: readonly RichTextNode[]): string {
  return nodes.map((node) => plainText([node])).join('\n')
}

function textOf(block: BlockBase): readonly RichTextNode[] {
  return isBlockOf(richText, block) ? block.content : []
}
