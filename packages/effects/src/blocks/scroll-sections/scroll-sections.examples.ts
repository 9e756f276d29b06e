import { exampleImage } from '@vitrine/ui/examples'
import { words } from '../example-parts.ts'
import type { Panel, ScrollSectionsBlock } from './scroll-sections.block.ts'

const still = { motion: 'none', velocity: 0.3, movesOnPhones: true } as const

const panel = (name: string, more: Partial<Panel> = {}): Panel => ({
  id: name.toLowerCase(),
  rowId: `row-${name.toLowerCase()}`,
  name,
  surface: 'paper',
  ground: still,
  blocks: [words(`panel-${name}`, `${name} first, then the chair.`)],
  ...more,
})

const panels = [
  panel('Light', {
    scheme: 'dark',
    ground: {
      ...still,
      image: { source: exampleImage, opacity: 100, fit: 'cover' },
      overlay: { color: 'paper', opacity: 60 },
    },
  }),
  panel('Wood', { surface: 'surface', ground: { ...still, gradient: 'sheen' } }),
  panel('Cloth', { surface: 'ink' }),
]

export const examples: readonly ScrollSectionsBlock[] = [
  {
    blockType: 'scrollSections',
    id: 'scroll-sections',
    sensitivityMs: 450,
    dots: 'end',
    onPhones: false,
    panels,
    nested: panels.flatMap(({ blocks }) => blocks),
  },
]
