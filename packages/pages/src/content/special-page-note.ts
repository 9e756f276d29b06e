import { NOT_FOUND_PATH, SEARCH_PATH, type SpecialPageProps } from '@vitrine/content/core'
import type { Field } from 'payload'

const PAGES: SpecialPageProps['pages'] = [
  {
    path: NOT_FOUND_PATH,
    says: {
      en: 'Visitors see this page at every address where nothing is. It is in no menu, search or sitemap.',
      de: 'Diese Seite erscheint an jeder Adresse, an der nichts ist. Sie steht in keinem Menü, keiner Suche und keiner Sitemap.',
    },
  },
  {
    path: SEARCH_PATH,
    says: {
      en: 'This is the search page of the site. It is in no menu, search or sitemap.',
      de: 'Das ist die Suchseite der Website. Sie steht in keinem Menü, keiner Suche und keiner Sitemap.',
    },
    needs: {
      block: 'searchResults',
      says: {
        en: 'It has no block “Search with results”: until it has one, results stand below all others.',
        de: 'Ihr fehlt der Block „Suche mit Ergebnissen“: Bis er da ist, stehen die Ergebnisse unter allen anderen.',
      },
    },
  },
]

/** Says in the form of a page which stands for something of the site what it is for, and what it lacks. */
export const specialPageNote: Field = {
  name: 'specialPage',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: {
      Field: {
        path: '@vitrine/content/admin#SpecialPageNote',
        clientProps: { pages: PAGES } satisfies SpecialPageProps,
      },
    },
  },
}
