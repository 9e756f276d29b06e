import { textGroup } from '@vitrine/kit/fields'
import { PORTFOLIO_TEXTS } from '../core/texts.ts'

/** Texts of the portfolio that are the same for every project. */
export const portfolioTexts = textGroup({
  name: 'texts',
  label: { en: 'Texts', de: 'Texte' },
  defaults: PORTFOLIO_TEXTS,
  labels: {
    filter: { en: 'Name of the filter, for screen readers', de: 'Name des Filters, für Screenreader' },
    all: { en: 'Filter: everything', de: 'Filter: alles' },
    shown: {
      en: 'For screen readers, when the list has changed; {count} is the number',
      de: 'Für Screenreader, wenn sich die Liste geändert hat; {count} ist die Zahl',
    },
    shownOne: { en: 'The same for one project', de: 'Dasselbe für ein Projekt' },
    none: { en: 'A list without projects', de: 'Eine Liste ohne Projekte' },
    client: { en: 'Fact: client', de: 'Fakt: Kunde' },
    date: { en: 'Fact: date', de: 'Fakt: Datum' },
    category: { en: 'Fact: category', de: 'Fakt: Kategorie' },
    visit: { en: 'Link of a project without a text of its own', de: 'Link eines Projekts ohne eigenen Text' },
    gallery: {
      en: 'Name of a gallery that is a carousel, for screen readers',
      de: 'Name einer Galerie als Karussell, für Screenreader',
    },
    related: { en: 'Above related projects', de: 'Über ähnlichen Projekten' },
    previous: { en: 'The previous project', de: 'Das vorige Projekt' },
    next: { en: 'The next project', de: 'Das nächste Projekt' },
  },
})
