import { choice, given, type Image, list, text } from '@vitrine/content/core'
import {
  type BlockBase,
  type BlockParser,
  blockBase,
  type LinkView,
  parseLinks,
  parseTitled,
  rowId,
  type Titled,
} from '@vitrine/kit/core'

/** People with their roles. */
export interface TeamBlock extends BlockBase, Titled {
  readonly blockType: 'team'
  /** `rows`: a line for each, without pictures. */
  readonly variant: 'portraits' | 'rows'
  readonly people: readonly Person[]
}

interface Person {
  readonly id: string
  readonly name: string
  readonly role?: string
  readonly text?: string
  readonly image?: Image
  readonly links: readonly LinkView[]
}

export const parseTeam: BlockParser = (raw, parse): TeamBlock | undefined => {
  const people = list(raw.people).flatMap((person, index): Person[] => {
    const name = text(person.name)
    if (name === undefined) return []
    const optional = given({ role: text(person.role), text: text(person.text), image: parse.image(person.image) })
    return [{ id: rowId(person, index), name, links: parseLinks(person.links, parse), ...optional }]
  })
  if (people.length === 0) return undefined
  return { ...blockBase(raw, 'team'), ...parseTitled(raw), variant: choice(raw.variant, ['portraits', 'rows']), people }
}
