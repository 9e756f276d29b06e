import type { BlockRenderers } from '@vitrine/kit/core'
import { ProjectBody } from './ui/blocks/project-body.tsx'
import { ProjectFooter } from './ui/blocks/project-footer.tsx'
import { ProjectGrid } from './ui/blocks/project-grid.tsx'
import { ProjectHeader } from './ui/blocks/project-header.tsx'
import { ProjectIndex } from './ui/blocks/project-index.tsx'

const LIST_STYLES = ['titled-section', 'parts', 'project-card', 'project-filter', 'project-grid']

/** How this package's blocks are shown. */
export const blocks: BlockRenderers = {
  projectGrid: { Block: ProjectGrid, styles: LIST_STYLES },
  projectIndex: { Block: ProjectIndex, styles: [...LIST_STYLES, 'project-index'], holdsTitle: true },
  projectHeader: { Block: ProjectHeader, styles: ['project-header'], holdsTitle: true },
  projectBody: { Block: ProjectBody, styles: ['project-body'] },
  projectFooter: { Block: ProjectFooter, styles: ['project-card', 'project-footer'] },
}
export type { PortfolioState } from './ui/portfolio-state.ts'
