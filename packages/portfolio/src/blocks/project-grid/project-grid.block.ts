import { given } from '@vitrine/content/core'
import { type BlockOf, defineBlock, draw, field, titled } from '@vitrine/kit/block'
import { gridFields } from '../../core/grid-fields.ts'
import { parseFilledGrid } from '../../core/project-grid.ts'

/** Projects in a list. */
export const projectGrid = defineBlock({
  name: 'projectGrid',
  label: { en: 'Projects', de: 'Projekte' },
  group: 'Links',
  grid: '.project-grid__projects',
  drawing: [
    draw.disc(5, 4, 0.8),
    draw.lines(8, 3.6, 8),
    draw.lines(19, 3.6, 8),
    draw.area(4, 7, 23, 13),
    draw.area(28, 7, 16, 13),
    draw.area(4, 21, 12.6, 8),
    draw.area(17.6, 21, 12.6, 8),
    draw.area(31.2, 21, 12.8, 8),
  ],
  fields: {
    ...titled,
    ...gridFields.fields,
    category: field.document({ label: { en: 'Of the category', de: 'Aus der Kategorie' }, to: 'project-categories' }),
    filtered: field.toggle({
      label: { en: 'Categories to choose from above', de: 'Kategorien zur Auswahl darüber' },
      shownWhen: { category: null },
    }),
  },
  sideBySide: [...gridFields.sideBySide, ['category', 'filtered']],
  refine: ({ heading, intro, layout, captions, columns }, parse, stored) => ({
    ...given({ heading, intro }),
    layout,
    captions,
    columns,
    ...parseFilledGrid(stored, parse),
  }),
})

export type ProjectGridBlock = BlockOf<typeof projectGrid>
