import type { BlockBase } from '@vitrine/kit/core'
import { HOSTILE, LONGER, picture } from '@vitrine/ui/examples'
import type { ProjectBodyBlock } from '../core/blocks/project-body.ts'
import type { ProjectFooterBlock } from '../core/blocks/project-footer.ts'
import type { ProjectGridBlock } from '../core/blocks/project-grid.ts'
import type { ProjectHeaderBlock } from '../core/blocks/project-header.ts'
import type { ProjectIndexBlock } from '../core/blocks/project-index.ts'
import { GRID_LAYOUTS } from '../core/grid-settings.ts'
import { PAGE_LAYOUT_NAMES } from '../core/page-layouts.ts'
import type { ProjectSummary } from '../core/project-summary.ts'

const furniture = { title: 'Furniture', href: '/work/category/furniture/' }
const light = { title: 'Light', href: '/work/category/light/' }

const project: ProjectSummary = {
  id: '1',
  href: '/work/bench/',
  title: 'A bench for people who are late',
  description: 'Nobody sits down in a ferry terminal.',
  image: picture,
  categories: [furniture, light],
  client: 'Ansel Ferries',
  date: { moment: '2025-03-01T00:00:00.000Z', form: 'month' },
}

const bare: ProjectSummary = { id: '2', href: '/work/bare/', title: 'A title alone', categories: [] }

const projects: readonly ProjectSummary[] = [
  project,
  bare,
  { ...project, id: '3', href: '/work/long/', title: LONGER, description: HOSTILE },
  { ...project, id: '4', href: '/work/lamp/', title: 'A lamp' },
]

const filter = {
  all: '/work/',
  current: '/work/',
  categories: [furniture, light, { title: LONGER, href: '/work/category/long/' }],
}

const grids: readonly ProjectGridBlock[] = [
  ...GRID_LAYOUTS.map((layout) => ({
    blockType: 'projectGrid' as const,
    id: `project-grid-${layout}`,
    heading: `Projects, ${layout}`,
    layout,
    captions: 'below' as const,
    columns: '3' as const,
    projects,
    total: projects.length,
    ...(layout === 'grid' && { filter, parts: { list: '/work/', number: 1, of: 3, grows: true } }),
  })),
  {
    blockType: 'projectGrid',
    id: 'project-grid-over',
    layout: 'grid',
    captions: 'over',
    columns: '4',
    projects,
    total: projects.length,
  },
]

const indexes: readonly ProjectIndexBlock[] = [
  {
    blockType: 'projectIndex',
    id: 'project-index-whole',
    title: 'Work',
    description: 'Six rooms a year.',
    layout: 'grid',
    captions: 'below',
    columns: '2',
    projects,
    total: projects.length,
    filter: { ...filter, current: furniture.href },
  },
  {
    blockType: 'projectIndex',
    id: 'project-index-empty',
    title: LONGER,
    description: HOSTILE,
    layout: 'grid',
    captions: 'below',
    columns: '2',
    projects: [],
    total: 0,
  },
]

const headers: readonly ProjectHeaderBlock[] = [
  ...PAGE_LAYOUT_NAMES.map((layout) => ({
    blockType: 'projectHeader' as const,
    id: `project-header-${layout}`,
    layout,
    title: 'A bench for people who are late',
    description: 'Nobody sits down in a ferry terminal.',
    image: picture,
    categories: [furniture, light],
    pictures: [picture],
    isInGallery: layout === 'split',
  })),
  {
    blockType: 'projectHeader',
    id: 'project-header-long',
    layout: 'wide',
    title: HOSTILE,
    description: LONGER,
    image: picture,
    categories: [],
    pictures: [],
    isInGallery: false,
  },
  {
    blockType: 'projectHeader',
    id: 'project-header-bare',
    layout: 'wide',
    title: 'A title alone',
    categories: [],
    pictures: [],
    isInGallery: false,
  },
]

const inside = [
  {
    blockType: 'richText',
    id: 'project-text',
    size: 'text',
    content: [{ kind: 'paragraph', children: [{ kind: 'text', text: LONGER, marks: [] }] }],
  },
] satisfies readonly (BlockBase & { readonly [field: string]: unknown })[]

const bodies: readonly ProjectBodyBlock[] = [
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
]

const footers: readonly ProjectFooterBlock[] = [
  {
    blockType: 'projectFooter',
    id: 'project-footer-whole',
    related: projects.slice(0, 3),
    previous: { ...project, title: LONGER },
    next: { ...project, id: '9', href: '/work/lamp/', title: 'A lamp for a long table' },
  },
  { blockType: 'projectFooter', id: 'project-footer-bare', related: [], next: { ...bare, title: LONGER } },
]

/** Examples of every block of this package. */
export const examples: readonly BlockBase[] = [...grids, ...indexes, ...headers, ...bodies, ...footers]
