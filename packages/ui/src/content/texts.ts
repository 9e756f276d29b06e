import { textGroup } from '@vitrine/kit/fields'
import { PAGINATION_TEXTS } from '../core/pagination-texts.ts'
import { STEPPER_TEXTS } from '../core/stepper-texts.ts'

/** Number fields are parts of many blocks. */
export const stepperTexts = textGroup({
  name: 'stepper',
  label: { en: 'Number fields with buttons', de: 'Zahlenfelder mit Schaltflächen' },
  defaults: STEPPER_TEXTS,
  labels: {
    decrease: {
      en: 'Button for one less; {product} is what is counted',
      de: 'Schaltfläche für eins weniger; {product} ist, was gezählt wird',
    },
    increase: {
      en: 'Button for one more; {product} is what is counted',
      de: 'Schaltfläche für eins mehr; {product} ist, was gezählt wird',
    },
  },
})

/** Long lists are parts of many features. */
export const paginationTexts = textGroup({
  name: 'parts',
  label: { en: 'Pages of long lists', de: 'Seiten langer Listen' },
  defaults: PAGINATION_TEXTS,
  labels: {
    name: { en: 'Name of the links to them, for screen readers', de: 'Name der Links dorthin, für Screenreader' },
    part: {
      en: 'Link to a page of a list, and its name in titles; {number} is its number',
      de: 'Link zu einer Seite einer Liste, und ihr Name in Titeln; {number} ist ihre Nummer',
    },
    previous: { en: 'Link to the page before, which is newer', de: 'Link zur vorigen Seite, die neuer ist' },
    next: { en: 'Link to the page after, which is older', de: 'Link zur nächsten Seite, die älter ist' },
    more: {
      en: 'Button that loads the next page of a list',
      de: 'Schaltfläche, die die nächste Seite einer Liste lädt',
    },
  },
})
