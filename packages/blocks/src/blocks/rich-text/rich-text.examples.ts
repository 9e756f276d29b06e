import { HOSTILE, LONGER } from '@vitrine/ui/examples'
import { words } from '../example-parts.ts'
import type { RichTextBlock } from './rich-text.block.ts'

export const examples = [
  {
    blockType: 'richText',
    id: 'text-normal',
    heading: 'How we work',
    size: 'text',
    content: [
      { kind: 'heading', level: 2, id: 'light', children: [words('Light')] },
      { kind: 'paragraph', children: [words('First '), { kind: 'text', text: 'look', marks: ['bold', 'italic'] }] },
      { kind: 'list', ordered: true, children: [{ kind: 'item', children: [words('Measure')] }] },
      { kind: 'quote', children: [words('They moved one door.')] },
      { kind: 'rule' },
      { kind: 'paragraph', children: [{ kind: 'link', href: '/contact/', newTab: true, children: [words('Write')] }] },
    ],
  },
  { blockType: 'richText', id: 'text-minimal', size: 'large', content: [] },
  { blockType: 'richText', id: 'text-long', size: 'text', content: [{ kind: 'paragraph', children: [words(LONGER)] }] },
  {
    blockType: 'richText',
    id: 'text-hostile',
    size: 'large',
    heading: HOSTILE,
    content: [{ kind: 'paragraph', children: [words(HOSTILE)] }],
  },
] satisfies RichTextBlock[]
