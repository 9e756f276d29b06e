import { parseRichText, plainText, type RichTextNode } from '@vitrine/kit/core'
import type { LayerDeclaration } from '../../core/layers/layer-declaration.ts'
import { inTheMiddle } from '../../core/layers/new-place.ts'

export interface TextContent {
  readonly type: 'text'
  readonly content: readonly RichTextNode[]
}

export const text: LayerDeclaration<TextContent> = {
  slug: 'layerText',
  label: 'Text',
  icon: 'file-text',
  initial: {
    content: paragraph('A sentence or two.'),
    ...inTheMiddle({ width: '420' }),
    text: { desktop: { size: 20 } },
  },
  parse(raw, { parse }) {
    const content = parseRichText(raw.content, parse)
    return content.length > 0 ? { type: 'text', content } : undefined
  },
  words: ({ content }) => plainText(content).trim(),
}

/** Words of a rich text, as its editor stores them. */
function paragraph(words: string) {
  const block = { direction: 'ltr', format: '', indent: 0, version: 1 } as const
  const word = { type: 'text', text: words, detail: 0, format: 0, mode: 'normal', style: '', version: 1 }
  return {
    root: {
      type: 'root',
      ...block,
      children: [{ type: 'paragraph', ...block, textFormat: 0, children: [word] }],
    },
  }
}
