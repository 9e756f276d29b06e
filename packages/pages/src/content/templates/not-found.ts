import { button, drawing, lines, outline, rule, title } from '@vitrine/kit/fields'
import { linkTo, type PageTemplate, THUMBNAIL_HEIGHT, to } from './page-template.ts'

export const notFound: PageTemplate = {
  name: 'not-found',
  label: { en: 'Page not found (404)', de: 'Seite nicht gefunden (404)' },
  description: {
    en: 'Stands at every address where nothing is: a sentence, a search, ways to go on.',
    de: 'Steht an jeder Adresse, an der nichts ist: ein Satz, eine Suche, Wege weiter.',
  },
  thumbnail: drawing(
    THUMBNAIL_HEIGHT,
    lines(4, 5, 6),
    title(4, 9, 30),
    lines(4, 15, 24, 2),
    button(4, 22),
    outline(4, 31, 40, 6),
    lines(7, 33.6, 12),
    ...[43, 48, 53].flatMap((y) => [rule(4, y, 40), lines(4, y + 1.8, 16)]),
  ),
  page: {
    title: 'Page not found',
    slug: '404',
    meta: { description: 'For addresses where nothing is.' },
    layout: [
      {
        blockType: 'hero',
        variant: 'plain',
        eyebrow: '404',
        heading: 'This page is not here.',
        text: 'It has moved, or the address has a mistake in it. Look for it, or begin again at the start.',
        links: [linkTo('/', 'To the start')],
      },
      { blockType: 'searchBox', heading: 'What were you looking for?' },
      {
        blockType: 'iconList',
        heading: 'Often looked for',
        layout: 'list',
        items: [
          { text: 'Contact', detail: 'Phone, mail and opening hours', icon: 'mail', link: to('/contact/', 'Contact') },
          { text: 'The page that most people want', detail: 'Name it, and say what it has', icon: 'map-pin' },
        ],
      },
    ],
  },
}
