import { HOSTILE, LONGER } from '@vitrine/ui/examples'
import { filter, furniture, projects } from '../example-parts.ts'
import type { ProjectIndexBlock } from './project-index.block.ts'

export const examples = [
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
] satisfies ProjectIndexBlock[]
