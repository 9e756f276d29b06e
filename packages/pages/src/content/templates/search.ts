import { area, button, drawing, lines, outline, title } from '@vitrine/kit/fields'
import { linkTo, type PageTemplate, THUMBNAIL_HEIGHT } from './page-template.ts'

export const search: PageTemplate = {
  name: 'search',
  label: { en: 'Search page', de: 'Suchseite' },
  description: {
    en: 'Takes the place of the search page: results, and what to do without any.',
    de: 'Tritt an die Stelle der Suchseite: Ergebnisse, und was ohne solche zu tun ist.',
  },
  thumbnail: drawing(
    THUMBNAIL_HEIGHT,
    title(4, 5, 18),
    lines(4, 11, 26),
    outline(4, 17, 40, 6),
    lines(7, 19.6, 12),
    ...[27, 34, 41].flatMap((y) => [area(4, y, 7, 5), title(13, y, 14), lines(13, y + 3.4, 28)]),
    title(4, 50, 12),
    button(4, 54),
  ),
  page: {
    title: 'Search',
    slug: 'search',
    meta: { description: 'Looks through all pages of this site.' },
    layout: [
      {
        blockType: 'hero',
        variant: 'plain',
        heading: 'Search',
        text: 'A word or two will do.',
        links: [],
      },
      { blockType: 'searchResults' },
      {
        blockType: 'callToAction',
        heading: 'Nothing that fits?',
        text: 'Ask, and somebody who knows will answer.',
        links: [linkTo('/contact/', 'Write to us')],
      },
    ],
  },
}
