import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { TitledSection } from '@vitrine/ui/ui'
import { LIST_STYLES, ProjectList } from '../../ui/project-list.tsx'
import { type ProjectGridBlock, projectGrid } from './project-grid.block.ts'

const ProjectGrid: BlockRenderer<ProjectGridBlock> = ({ block, context, leads = false, field }) => {
  if (block.projects.length === 0 && !block.filter) return null
  return (
    <TitledSection name="project-grid" titled={block} field={field}>
      <ProjectList grid={block} level={block.heading ? 3 : 2} context={context} leads={leads} />
    </TitledSection>
  )
}

export const view = defineView(projectGrid, { Block: ProjectGrid, settings: 'portfolio', styles: LIST_STYLES })
