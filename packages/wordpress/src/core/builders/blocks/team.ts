import type { ConvertContext, ConvertedBlock } from '../../convert/convert.ts'
import { joiningPiece, type Piece } from '../pieces.ts'
import type { ImageSource } from '../shared/image-source.ts'
import { plainParagraphs } from '../shared/plain-paragraphs.ts'
import { plainWords } from '../shared/plain-words.ts'
import { linkOf, type WrittenLink } from '../shared/written-link.ts'
import { buttonPieces } from './buttons.ts'
import { headingPieces } from './heading.ts'
import { imageOf, imagePieces } from './image.ts'

interface WrittenPerson {
  readonly name: string
  readonly role: string
  readonly content: readonly ConvertedBlock[]
  readonly image?: ImageSource
  readonly links: readonly WrittenLink[]
}

/** Characters of a name, a role and a text; and links of a person. */
const MAX_NAME = 120
const MAX_TEXT = 600
const MAX_LINKS = 4

/** Makes a person, who joins neighbours; one of whom more is said becomes image, heading and text. */
export function personPieces(person: WrittenPerson, context: ConvertContext): readonly Piece[] {
  const [name, role] = [plainWords(person.name), plainWords(person.role)]
  const text = plainParagraphs(person.content)
  const links = person.links.flatMap((link) => linkOf(link, context) ?? [])
  const fits = name !== '' && name.length <= MAX_NAME && role.length <= MAX_NAME && links.length <= MAX_LINKS
  if (!fits || text === undefined || text.length > MAX_TEXT) return asBlocks(person, context)
  const image = person.image && imageOf(person.image, context)
  return [
    joiningPiece({
      blockType: 'team',
      variant: 'portraits',
      people: [
        {
          name,
          links: links.map((link) => ({ link })),
          ...(role !== '' && { role }),
          ...(text !== '' && { text }),
          ...(image && { image: image.ref }),
        },
      ],
    }),
  ]
}

function asBlocks(person: WrittenPerson, context: ConvertContext): readonly Piece[] {
  return [
    ...(person.image ? imagePieces({ image: person.image }, context) : []),
    ...headingPieces({ text: person.name, level: '3' }, context),
    ...headingPieces({ text: person.role, level: '4' }, context),
    ...person.content.map(joiningPiece),
    ...person.links.flatMap((link) => buttonPieces({ ...link, look: 'quiet' }, context)),
  ]
}
