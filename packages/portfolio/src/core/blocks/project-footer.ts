import { given, list } from '@vitrine/content/core'
import { type BlockBase, type BlockParser, blockBase } from '@vitrine/kit/core'
import { type ProjectSummary, parseProjectSummary } from '../project-summary.ts'

/** What stands below a project: others like it, and the ways to the one before and after. */
export interface ProjectFooterBlock extends BlockBase {
  readonly blockType: 'projectFooter'
  readonly related: readonly ProjectSummary[]
  readonly previous?: ProjectSummary
  readonly next?: ProjectSummary
}

export const parseProjectFooter: BlockParser = (raw, parse): ProjectFooterBlock => ({
  ...blockBase(raw, 'projectFooter'),
  related: list(raw.related).flatMap((project) => parseProjectSummary(project, parse) ?? []),
  ...given({ previous: parseProjectSummary(raw.previous, parse), next: parseProjectSummary(raw.next, parse) }),
})
