import { textGroup } from '@vitrine/kit/fields'
import { PORTFOLIO_TEXTS } from '../core/texts.ts'

/** Texts of the portfolio that are the same for every project. */
export const portfolioTexts = textGroup({
  name: 'texts',
  label: 'Texts',
  defaults: PORTFOLIO_TEXTS,
  labels: {
    filter: 'Name of the filter, for screen readers',
    all: 'Filter: everything',
    shown: 'For screen readers, when the list has changed; {count} is the number',
    shownOne: 'The same for one project',
    none: 'A list without projects',
    client: 'Fact: client',
    date: 'Fact: date',
    category: 'Fact: category',
    visit: 'Link of a project without a text of its own',
    gallery: 'Name of a gallery that is a carousel, for screen readers',
    related: 'Above related projects',
    previous: 'The previous project',
    next: 'The next project',
  },
})
