import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { stateOfPortfolio } from '../../ui/portfolio-state.ts'
import { ProjectDate } from '../../ui/project-date.tsx'
import { type ProjectBodyBlock, projectBody } from './project-body.block.ts'

const ProjectBody: BlockRenderer<ProjectBodyBlock> = ({ block, context, nested }) => {
  const { place, client, date, categories, facts, link, nested: inside } = block
  const { texts } = stateOfPortfolio(context)
  const rows = [
    ...(client ? [{ label: texts.client, value: client }] : []),
    ...(date ? [{ label: texts.date, value: <ProjectDate date={date} reader={context} /> }] : []),
    ...(categories.length > 0
      ? [{ label: texts.category, value: categories.map((category) => category.title).join(', ') }]
      : []),
    ...facts,
  ]
  const hasFacts = rows.length > 0 || link !== undefined
  if (!hasFacts && inside.length === 0) return null
  // Beside nothing there is room for a row.
  const shownPlace = inside.length === 0 ? 'row' : place
  return (
    <div className="project-body" data-place={hasFacts ? shownPlace : undefined}>
      {hasFacts && (
        <div className="project-body__facts">
          {rows.length > 0 && (
            <dl className="project-body__list">
              {rows.map(({ label, value }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: facts may have one name, and never move
                <div key={index} className="project-body__fact">
                  <dt className="project-body__label">{label}</dt>
                  <dd className="project-body__value">{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {link && (
            <a className="project-body__link" href={link.href} rel="noopener">
              {link.label ?? texts.visit}
            </a>
          )}
        </div>
      )}
      {inside.length > 0 && <div className="project-body__content">{nested(inside)}</div>}
    </div>
  )
}

export const view = defineView(projectBody, { Block: ProjectBody, styles: ['project-body'] })
