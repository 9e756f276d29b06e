import {
  type BlockBase,
  type BlockParser,
  blockBase,
  choice,
  given,
  type Image,
  type LinkView,
  list,
  parseLinks,
  parseTitled,
  rowId,
  type Titled,
  text,
} from '@vitrine/ui/core'

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
