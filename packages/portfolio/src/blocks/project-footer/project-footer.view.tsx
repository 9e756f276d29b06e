import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { ResponsiveImage, SharingImages } from '@vitrine/ui/ui'
import { stateOfPortfolio } from '../../ui/portfolio-state.ts'
import { ProjectCard } from '../../ui/project-card.tsx'
import { type ProjectFooterBlock, projectFooter } from './project-footer.block.ts'

const ProjectFooter: BlockRenderer<ProjectFooterBlock> = ({ block, context }) => {
  const { id, related, previous, next } = block
  if (related.length === 0 && !previous && !next) return null
  const { texts } = stateOfPortfolio(context)
  return (
    <SharingImages>
      <footer className="project-footer">
        {related.length > 0 && (
          <section className="project-footer__related" aria-labelledby={`${id}-related`}>
            <h2 className="project-footer__heading" id={`${id}-related`}>
              {texts.related}
            </h2>
            <ul className="project-footer__projects">
              {related.map((project) => (
                <li key={project.id}>
                  <ProjectCard
                    project={project}
                    level={3}
                    sizes="(min-width: 60rem) 33vw, (min-width: 40rem) 50vw, 100vw"
                    reader={context}
                  />
                </li>
              ))}
            </ul>
          </section>
        )}
        {(previous || next) && (
          <nav
            className="project-footer__ways"
            aria-label={[previous && texts.previous, next && texts.next].filter(Boolean).join(', ')}
          >
            {next && (
              <a
                className="project-footer__next"
                href={next.href}
                rel="next"
                data-picture={next.image ? '' : undefined}
              >
                <span className="project-footer__words">
                  <span className="project-footer__direction">{texts.next}</span>
                  <span className="project-footer__title">{next.title}</span>
                </span>
                {next.image && (
                  <span className="project-footer__frame" data-shared-image="source">
                    <ResponsiveImage
                      className="project-footer__picture"
                      image={{ ...next.image, alt: '' }}
                      sizes="(min-width: 48rem) 50vw, 100vw"
                    />
                  </span>
                )}
              </a>
            )}
            {previous && (
              <a className="project-footer__previous" href={previous.href} rel="prev">
                <span className="project-footer__direction">{texts.previous}</span>
                {previous.title}
              </a>
            )}
          </nav>
        )}
      </footer>
    </SharingImages>
  )
}

export const view = defineView(projectFooter, {
  Block: ProjectFooter,
  settings: 'portfolio',
  styles: ['project-card', 'project-footer'],
})
