import { choice, given, list, record, text } from '@vitrine/content/core'
import { type BlockOf, defineGeneratedBlock } from '@vitrine/kit/block'
import { type BlockBase, parseTerms, type Term } from '@vitrine/kit/core'
import { type ProjectDate, parseProjectDate } from '../../core/project-summary.ts'

/** The facts of a project, and the blocks that stand with them. */
interface ProjectBody {
  /** `beside` the blocks, `sticky` beside them while they go by, or in a `row` above them. */
  readonly place: 'beside' | 'sticky' | 'row'
  readonly client?: string
  readonly date?: ProjectDate
  readonly categories: readonly Term[]
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  /** Without a label it gets that of the site. */
  readonly link?: { readonly href: string; readonly label?: string }
  readonly nested: readonly BlockBase[]
}

/** The middle of a project. */
export const projectBody = defineGeneratedBlock({
  name: 'projectBody',
  read: (raw, parse): ProjectBody => {
    const project = record(raw.project)
    const { label, url } = record(project.link)
    const href = parse.href({ type: 'url', url })
    return {
      place: choice(raw.place, ['beside', 'sticky', 'row']),
      categories: parseTerms(project.categories, parse),
      facts: list(project.facts).flatMap((fact) => {
        const [name, value] = [text(fact.label), text(fact.value)]
        return name !== undefined && value !== undefined ? [{ label: name, value }] : []
      }),
      ...(href !== undefined && { link: { href, ...given({ label: text(label) }) } }),
      nested: parse.blocks(raw.blocks),
      ...given({ client: text(project.client), date: parseProjectDate(project) }),
    }
  },
})

export type ProjectBodyBlock = BlockOf<typeof projectBody>
