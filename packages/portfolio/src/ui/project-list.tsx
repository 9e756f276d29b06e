import { enhancer } from '@vitrine/islands/ui'
import { leadingPlace, type RenderContext } from '@vitrine/kit/core'
import { PaginatedList, SharingImages } from '@vitrine/ui/ui'
import type { ReactNode } from 'react'
import type { ProjectGrid } from '../core/project-grid.ts'
import { countText } from '../core/texts.ts'
import { stateOfPortfolio } from './portfolio-state.ts'
import { ProjectCard } from './project-card.tsx'
import { ProjectFilter } from './project-filter.tsx'

const Filtering = enhancer('project-filter', { when: 'visible' })

/** Stylesheets of a block that shows such a list. */
export const LIST_STYLES = ['titled-section', 'parts', 'project-card', 'project-filter', 'project-grid'] as const

/** One list of a page has parts, and it is the same one in all of them, whatever brought it there. */
const LIST = 'projects'

/**
 * Projects, with the filter above them. What changes with the filter is marked for the script that changes it; the
 * layout is among it, for the list of a category may have another one than that of all.
 *
 * @param props.level Of the titles of projects.
 * @param props.head What stands above it and belongs to the filter that is chosen.
 * @param props.leads It holds the first picture of the page: that one is fetched at once.
 */
export function ProjectList(props: {
  readonly grid: ProjectGrid
  readonly level: 2 | 3
  readonly context: RenderContext
  readonly head?: ReactNode
  readonly leads: boolean
}): ReactNode {
  const { grid, level, context, head, leads } = props
  const { projects, parts, filter, total } = grid
  const first = leadingPlace(leads, projects)
  const { texts } = stateOfPortfolio(context)
  const list =
    projects.length === 0 ? (
      <p className="project-grid__none">{texts.none}</p>
    ) : (
      <PaginatedList
        id={LIST}
        className="project-grid__projects"
        parts={parts}
        isMasonry={grid.layout === 'masonry'}
        context={context}
      >
        {projects.map((project, place) => (
          <li key={project.id} className="project-grid__project">
            <ProjectCard
              project={project}
              level={level}
              sizes={sizesOf(grid, place)}
              reader={context}
              isFirst={place === first}
              saysClient={grid.layout === 'names'}
            />
          </li>
        ))}
      </PaginatedList>
    )
  const shown = (
    <>
      {head}
      {filter && <ProjectFilter filter={filter} texts={texts} />}
      <div
        className="project-grid__list"
        data-layout={grid.layout}
        data-captions={grid.captions}
        data-columns={grid.columns}
        data-filter-part="list"
        data-filter-says={countText(total, texts)}
      >
        <SharingImages>{list}</SharingImages>
      </div>
    </>
  )
  if (!filter) return shown
  return (
    <Filtering>
      {shown}
      <output className="visually-hidden" data-filter-status="" />
    </Filtering>
  )
}

/** `sizes` of the image at a position; the pattern of tiles is that of the stylesheet. */
function sizesOf({ layout, columns }: ProjectGrid, place: number): string {
  switch (layout) {
    case 'names':
      return '(min-width: 60rem) 33vw, 5.5rem'
    case 'list':
      return '(min-width: 60rem) 18vw, 40vw'
    case 'tiles': {
      const wide = [58, 42, 33, 33, 33, 42, 58, 33, 33, 33][place % 10] ?? 58
      return `(min-width: 60rem) ${wide}vw, (min-width: 40rem) 50vw, 100vw`
    }
    default:
      return `(min-width: 60rem) ${Math.round(100 / Number(columns))}vw, (min-width: 40rem) 50vw, 100vw`
  }
}
