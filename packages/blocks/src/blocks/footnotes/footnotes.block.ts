import { type BlockOf, defineBlock, draw, field, titled } from '@vitrine/kit/block'
import type { RichTextNode } from '@vitrine/kit/core'

/** Notes on the texts of a page, numbered. A text that says `[1]` leads to the first one, see {@link withFootnotes}. */
export const footnotes = defineBlock({
  name: 'footnotes',
  label: { en: 'Footnotes', de: 'Fußnoten' },
  group: 'Text',
  drawing: [
    draw.lines(5, 5, 34, 4),
    draw.rule(5, 17, 14),
    ...[20, 24].flatMap((y) => [draw.disc(6.5, y + 0.8, 1), draw.lines(10, y, 28)]),
  ],
  fields: {
    ...titled,
    notes: field.rows({
      label: { en: 'Notes', de: 'Anmerkungen' },
      help: {
        en: 'Write [1] in a text where the first one belongs, [2] for the second, and so on.',
        de: 'Im Text steht [1], wohin die erste gehört, [2] für die zweite, und so fort.',
      },
      required: true,
      min: 1,
      max: 200,
      fields: { text: field.richText({ label: { en: 'Note', de: 'Anmerkung' }, required: true }) },
    }),
  },
  // Marks lead to notes only where the whole page is known.
  refine: ({ notes, ...block }) => ({
    ...block,
    notes: notes.map((note, place): NumberedNote => ({ ...note, number: place + 1, markIds: [] })),
  }),
})

/** A note with its number, and the ids of the marks that lead to it, in reading order. */
export interface NumberedNote {
  readonly id: string
  readonly text: readonly RichTextNode[]
  readonly number: number
  readonly markIds: readonly string[]
}

export type FootnotesBlock = BlockOf<typeof footnotes>
