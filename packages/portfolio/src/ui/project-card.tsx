import type { TimeReader } from '@vitrine/content/core'
import { ResponsiveImage } from '@vitrine/ui/ui'
import type { ReactNode } from 'react'
import type { ProjectSummary } from '../core/project-summary.ts'
import { ProjectDate } from './project-date.tsx'

/**
 * A project in a list.
 *
 * @param props.level Of its title.
 * @param props.sizes How wide its picture is shown, as the `sizes` attribute says it.
 */
export function ProjectCard(props: {
  readonly project: ProjectSummary
  readonly level: 2 | 3
  readonly sizes: string
  readonly reader: TimeReader
  /** The largest picture of the first screen. */
  readonly isFirst?: boolean
  /** The client, where there is one, in place of the categories. */
  readonly saysClient?: boolean
}): ReactNode {
  const { project, level, sizes, reader, isFirst = false, saysClient = false } = props
  const { image, title, href, description, categories, client, date } = project
  const about = saysClient && client ? [client] : categories.map((category) => category.title)
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <article className="project-card" data-project={project.id} data-picture={image ? '' : undefined}>
      <div className="project-card__frame" data-shared-image={image ? 'source' : undefined}>
        {image && <ResponsiveImage className="project-card__picture" image={image} sizes={sizes} priority={isFirst} />}
      </div>
      <div className="project-card__words">
        <Title className="project-card__title">
          <a className="project-card__link" href={href}>
            {title}
          </a>
        </Title>
        {description && <p className="project-card__description">{description}</p>}
        {(about.length > 0 || date) && (
          <p className="project-card__about">
            {about.map((words) => (
              <span key={words}>{words}</span>
            ))}
            {date && <ProjectDate date={date} reader={reader} />}
          </p>
        )}
      </div>
    </article>
  )
}
