import { LONGER } from '@vitrine/ui/examples'
import { bare, project, projects } from '../example-parts.ts'
import type { ProjectFooterBlock } from './project-footer.block.ts'

export const examples = [
  {
    blockType: 'projectFooter',
    id: 'project-footer-whole',
    related: projects.slice(0, 3),
    previous: { ...project, title: LONGER },
    next: { ...project, id: '9', href: '/work/lamp/', title: 'A lamp for a long table' },
  },
  { blockType: 'projectFooter', id: 'project-footer-bare', related: [], next: { ...bare, title: LONGER } },
] satisfies ProjectFooterBlock[]
