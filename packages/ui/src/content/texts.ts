import { textGroup } from '@vitrine/kit/fields'
import { PAGINATION_TEXTS } from '../core/pagination-texts.ts'
import { STEPPER_TEXTS } from '../core/stepper-texts.ts'

/** Number fields are parts of many blocks. */
export const stepperTexts = textGroup({
  name: 'stepper',
  label: 'Number fields with buttons',
  defaults: STEPPER_TEXTS,
  labels: {
    decrease: 'Button for one less; {product} is what is counted',
    increase: 'Button for one more; {product} is what is counted',
  },
})

/** Long lists are parts of many features. */
export const paginationTexts = textGroup({
  name: 'parts',
  label: 'Pages of long lists',
  defaults: PAGINATION_TEXTS,
  labels: {
    name: 'Name of the links to them, for screen readers',
    part: 'Link to a page of a list, and its name in titles; {number} is its number',
    previous: 'Link to the page before, which is newer',
    next: 'Link to the page after, which is older',
    more: 'Button that loads the next page of a list',
  },
})
