import type { BlockRenderer } from '@vitrine/kit/core'
import { TitledSection } from '@vitrine/ui/ui'
import type { ProjectIndexBlock } from '../../core/blocks/project-index.ts'
import { gridData } from '../grid-data.ts'
import { ProjectList } from '../project-list.tsx'

export const ProjectIndex: BlockRenderer = ({ block, context }) => {
  const grid = block as ProjectIndexBlock
  const head = (
    <header className="project-index__head" data-filter-part="head">
      <h1 className="project-index__title">{grid.title}</h1>
      {grid.description && <p className="project-index__description">{grid.description}</p>}
    </header>
  )
  return (
    <TitledSection name="project-grid project-index" titled={{}} data={gridData(grid)}>
      <ProjectList grid={grid} level={2} context={context} head={head} leads />
    </TitledSection>
  )
}
