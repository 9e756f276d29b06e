import type { BlockRenderer } from '@vitrine/kit/core'
import { TitledSection } from '@vitrine/ui/ui'
import type { ProjectGridBlock } from '../../core/blocks/project-grid.ts'
import { gridData } from '../grid-data.ts'
import { ProjectList } from '../project-list.tsx'

export const ProjectGrid: BlockRenderer = ({ block, context, leads = false }) => {
  const grid = block as ProjectGridBlock
  if (grid.projects.length === 0 && !grid.filter) return null
  return (
    <TitledSection name="project-grid" titled={grid} data={gridData(grid)}>
      <ProjectList grid={grid} level={grid.heading ? 3 : 2} context={context} leads={leads} />
    </TitledSection>
  )
}
