import type { ReactNode } from 'react'
import type { ProjectGrid } from '../core/project-grid.ts'
import type { PortfolioTexts } from '../core/texts.ts'

/** Links to the lists of single categories, and to that of all. */
export function ProjectFilter({
  filter,
  texts,
}: {
  readonly filter: NonNullable<ProjectGrid['filter']>
  readonly texts: PortfolioTexts
}): ReactNode {
  const { all, current, categories } = filter
  return (
    <nav className="project-filter" aria-label={texts.filter}>
      <ul className="project-filter__list">
        {[{ title: texts.all, href: all }, ...categories].map(({ title, href }) => (
          <li key={href}>
            <a
              className="project-filter__link"
              href={href}
              aria-current={href === current ? 'page' : undefined}
              data-project-filter=""
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
