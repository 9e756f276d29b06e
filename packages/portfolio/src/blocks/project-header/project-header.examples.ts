import { exampleImage, HOSTILE, LONGER } from '@vitrine/ui/examples'
import { PAGE_LAYOUT_NAMES } from '../../core/page-layouts.ts'
import { furniture, light } from '../example-parts.ts'
import type { ProjectHeaderBlock } from './project-header.block.ts'

export const examples = [
  ...PAGE_LAYOUT_NAMES.map((layout) => ({
    blockType: 'projectHeader' as const,
    id: `project-header-${layout}`,
    layout,
    title: 'A bench for people who are late',
    description: 'Nobody sits down in a ferry terminal.',
    image: exampleImage,
    categories: [furniture, light],
    images: [exampleImage],
    showsNoImage: layout === 'split',
  })),
  {
    blockType: 'projectHeader',
    id: 'project-header-long',
    layout: 'wide',
    title: HOSTILE,
    description: LONGER,
    image: exampleImage,
    categories: [],
    images: [],
    showsNoImage: false,
  },
  {
    blockType: 'projectHeader',
    id: 'project-header-bare',
    layout: 'wide',
    title: 'A title alone',
    categories: [],
    images: [],
    showsNoImage: true,
  },
] satisfies ProjectHeaderBlock[]
