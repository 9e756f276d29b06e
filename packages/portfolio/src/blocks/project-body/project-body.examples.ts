import type { BlockBase } from '@vitrine/kit/core'
import { HOSTILE, LONGER } from '@vitrine/ui/examples'
import { furniture } from '../example-parts.ts'
import type { ProjectBodyBlock } from './project-body.block.ts'

const inside = [
  {
    blockType: 'richText',
    id: 'project-text',
    size: 'text',
    content: [{ kind: 'paragraph', children: [{ kind: 'text', text: LONGER, marks: [] }] }],
  },
] satisfies readonly (BlockBase & { readonly [field: string]: unknown })[]

export const examples = [
  ...(['beside', 'sticky', 'row'] as const).map((place) => ({
    blockType: 'projectBody' as const,
    id: `project-body-${place}`,
    place,
    client: 'Ansel Ferries',
    date: { moment: '2025-03-01T00:00:00.000Z', form: 'year' as const },
    categories: [furniture],
    facts: [
      { label: 'Length', value: 'Eleven metres' },
      { label: LONGER.slice(0, 60), value: LONGER },
    ],
    link: { href: 'https://ferries.example/' },
    nested: place === 'row' ? [] : inside,
  })),
  {
    blockType: 'projectBody',
    id: 'project-body-hostile',
    place: 'beside',
    categories: [],
    facts: [{ label: HOSTILE, value: HOSTILE }],
    link: { href: 'https://ferries.example/', label: LONGER },
    nested: [],
  },
] satisfies ProjectBodyBlock[]
