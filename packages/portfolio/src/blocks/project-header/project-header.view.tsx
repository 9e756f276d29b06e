import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { ResponsiveImage } from '@vitrine/ui/ui'
import { type ProjectHeaderBlock, projectHeader } from './project-header.block.ts'

const ProjectHeader: BlockRenderer<ProjectHeaderBlock> = ({ block, index }) => {
  const { layout, title, description, image, categories, showsNoImage } = block
  const above = showsNoImage ? undefined : image
  return (
    <header
      className="project-header"
      data-layout={layout}
      data-picture={above ? '' : undefined}
      data-under-header={index === 0 && layout === 'wide' && above ? 'light' : undefined}
    >
      <div className="project-header__words">
        {categories.length > 0 && (
          <p className="project-header__terms">
            {categories.map((category) => (
              <a key={category.href} className="project-header__term" href={category.href}>
                {category.title}
              </a>
            ))}
          </p>
        )}
        <h1 className="project-header__title">{title}</h1>
        {description && <p className="project-header__description">{description}</p>}
      </div>
      {above && (
        <div className="project-header__frame" data-shared-image="target">
          <ResponsiveImage className="project-header__picture" image={above} priority sizes="100vw" />
        </div>
      )}
    </header>
  )
}

export const view = defineView(projectHeader, {
  Block: ProjectHeader,
  settings: 'portfolio',
  styles: ['project-header'],
  holdsTitle: true,
})
