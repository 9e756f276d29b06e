import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { TitledSection } from '@vitrine/ui/ui'
import { LIST_STYLES, ProjectList } from '../../ui/project-list.tsx'
import { type ProjectIndexBlock, projectIndex } from './project-index.block.ts'

const ProjectIndex: BlockRenderer<ProjectIndexBlock> = ({ block, context }) => {
  const head = (
    <header className="project-index__head" data-filter-part="head">
      <h1 className="project-index__title">{block.title}</h1>
      {block.description && <p className="project-index__description">{block.description}</p>}
    </header>
  )
  return (
    <TitledSection name="project-grid project-index" titled={{}}>
      <ProjectList grid={block} level={2} context={context} head={head} leads />
    </TitledSection>
  )
}

export const view = defineView(projectIndex, {
  Block: ProjectIndex,
  settings: 'portfolio',
  styles: [...LIST_STYLES, 'project-index'],
  holdsTitle: true,
})
