import { type BlockOf, defineBlock, draw, field } from '@vitrine/kit/block'

/** Blocks side by side, but no columns in columns: two levels are what an editor can still see through. */
export const columns = defineBlock({
  name: 'columns',
  label: { en: 'Columns', de: 'Spalten' },
  group: 'Layout',
  grid: '.columns',
  level: 'row',
  drawing: [draw.outline(4, 5, 23, 22), draw.outline(29, 5, 15, 22), draw.lines(7, 9, 16, 4), draw.lines(32, 9, 9, 4)],
  fields: {
    ratio: field.choice({
      label: { en: 'Widths', de: 'Breiten' },
      options: {
        '7-5': { en: 'Wide, narrow', de: 'Breit, schmal' },
        '5-7': { en: 'Narrow, wide', de: 'Schmal, breit' },
        '8-4': { en: 'Two thirds, one third', de: 'Zwei Drittel, ein Drittel' },
        '4-8': { en: 'One third, two thirds', de: 'Ein Drittel, zwei Drittel' },
        halves: { en: 'Halves', de: 'Hälften' },
        thirds: { en: 'Thirds', de: 'Drittel' },
        '6-3-3': { en: 'Half, quarter, quarter', de: 'Hälfte, Viertel, Viertel' },
        '3-6-3': { en: 'Quarter, half, quarter', de: 'Viertel, Hälfte, Viertel' },
        '3-3-6': { en: 'Quarter, quarter, half', de: 'Viertel, Viertel, Hälfte' },
        equal: { en: 'All of them equal, up to six in a row', de: 'Alle gleich, bis zu sechs in einer Reihe' },
      },
    }),
    firstSticks: field.toggle({
      label: {
        en: 'The first column stays in view while those beside it scroll',
        de: 'Die erste Spalte bleibt im Bild, während die daneben rollen',
      },
      help: {
        en: 'For a menu or a table of contents. Applies where columns stand side by side.',
        de: 'Für ein Menü oder ein Inhaltsverzeichnis. Wo Spalten nebeneinander stehen.',
      },
    }),
    lastSticks: field.toggle({
      label: {
        en: 'The last column stays in view while those beside it scroll',
        de: 'Die letzte Spalte bleibt im Bild, während die daneben rollen',
      },
      help: {
        en: 'Applies where columns stand side by side and this one is the shorter.',
        de: 'Wo Spalten nebeneinander stehen, und wenn sie die kürzere ist.',
      },
    }),
    columns: field.rows({
      label: { en: 'Columns', de: 'Spalten' },
      min: 2,
      max: 6,
      fields: { blocks: field.blocks({ label: { en: 'Blocks', de: 'Blöcke' } }) },
    }),
  },
})

export type ColumnsBlock = BlockOf<typeof columns>
