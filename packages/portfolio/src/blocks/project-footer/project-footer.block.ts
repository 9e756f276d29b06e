import { given, list } from '@vitrine/content/core'
import { type BlockOf, defineGeneratedBlock } from '@vitrine/kit/block'
import { type ProjectSummary, parseProjectSummary } from '../../core/project-summary.ts'

/** Footer of a project: related projects, and links to the previous and next one. */
interface ProjectFooter {
  readonly related: readonly ProjectSummary[]
  readonly previous?: ProjectSummary
  readonly next?: ProjectSummary
}

/** The foot of a project. */
export const projectFooter = defineGeneratedBlock({
  name: 'projectFooter',
  read: (raw, parse): ProjectFooter => ({
    related: list(raw.related).flatMap((project) => parseProjectSummary(project, parse) ?? []),
    ...given({ previous: parseProjectSummary(raw.previous, parse), next: parseProjectSummary(raw.next, parse) }),
  }),
})

export type ProjectFooterBlock = BlockOf<typeof projectFooter>
