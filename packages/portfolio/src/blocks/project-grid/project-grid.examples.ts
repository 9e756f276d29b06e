import { GRID_LAYOUTS } from '../../core/grid-settings.ts'
import { filter, projects } from '../example-parts.ts'
import type { ProjectGridBlock } from './project-grid.block.ts'

export const examples = [
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
] satisfies ProjectGridBlock[]
