import { field } from '@vitrine/kit/block'
import { CAPTIONS, COLUMN_COUNTS, COLUMNS, LAYOUTS, MAX_PER_PAGE, PER_PAGE } from './grid-settings.ts'

/** Layout and page size of a project list: fields of its block, and of the portfolio's settings. */
export const gridFields = {
  fields: {
    layout: field.choice({ label: { en: 'Form', de: 'Form' }, options: LAYOUTS }),
    captions: field.choice({
      label: { en: 'Words', de: 'Text' },
      options: CAPTIONS,
      shownWhen: { layout: ['grid', 'masonry', 'tiles'] },
    }),
    columns: field.choice({
      label: { en: 'Columns in a wide window', de: 'Spalten in einem breiten Fenster' },
      options: COLUMNS,
      initial: COLUMN_COUNTS[0],
      shownWhen: { layout: ['grid', 'masonry'] },
    }),
    show: field.choice({
      label: { en: 'How many', de: 'Wie viele' },
      options: {
        more: { en: 'All, with a button to load more', de: 'Alle, mit einer Schaltfläche für weitere' },
        parts: { en: 'All, on numbered pages', de: 'Alle, auf eigenen Seiten' },
        latest: { en: 'Only the first', de: 'Nur die ersten' },
      },
    }),
    count: field.number({
      label: { en: 'Projects', de: 'Projekte' },
      required: true,
      initial: PER_PAGE,
      min: 1,
      max: MAX_PER_PAGE,
    }),
  },
  sideBySide: [
    ['layout', 'captions', 'columns'],
    ['show', 'count'],
  ],
} as const
