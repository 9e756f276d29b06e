import { area, button, drawing, lines, outline, rich, rule, title } from '@vitrine/kit/fields'
import { linkTo, type PageTemplate, THUMBNAIL_HEIGHT, to } from './page-template.ts'

export const pricing: PageTemplate = {
  name: 'pricing',
  label: { en: 'Prices', de: 'Preise' },
  description: {
    en: 'Three offers, what sets them apart line by line, questions about money.',
    de: 'Drei Angebote, was sie Zeile für Zeile unterscheidet, Fragen zum Geld.',
  },
  thumbnail: drawing(
    THUMBNAIL_HEIGHT,
    title(4, 5, 22),
    lines(4, 10, 24, 2),
    ...[4, 18, 32].flatMap((x) => [
      outline(x, 16, 12, 20),
      title(x + 2, 18.5, 6),
      lines(x + 2, 23, 8, 4),
      button(x + 2, 31),
    ]),
    ...[40, 44, 48].flatMap((y) => [
      rule(4, y, 40),
      lines(4, y + 1.5, 12),
      lines(24, y + 1.5, 4),
      lines(36, y + 1.5, 4),
    ]),
    area(0, 53, 48, 7),
    title(5, 55.5, 16),
  ),
  page: {
    title: 'Prices',
    meta: { description: 'What your offers cost, what belongs to them and what does not.' },
    layout: [
      {
        blockType: 'hero',
        variant: 'plain',
        eyebrow: 'Prices',
        heading: 'Say what a beginning costs.',
        text: 'Say whether tax is in it, how long it holds, and what happens when a job turns out larger.',
        links: [],
      },
      {
        blockType: 'pricingTable',
        frame: { anchor: 'offers', space: 'small' },
        plans: [
          {
            name: 'Small',
            price: '£ 190',
            period: 'a month',
            text: 'For whom it is enough, in one sentence.',
            features: [
              { text: 'The thing everybody needs', included: true },
              { text: 'Answers within two days', included: true },
              { text: 'One change a month', included: true },
              { text: 'Somebody on site', included: false },
            ],
            link: to('/contact/', 'Take small'),
          },
          {
            name: 'Medium',
            badge: 'Most take this',
            price: '£ 420',
            period: 'a month',
            text: 'Say why most choose it. Only mark it when it is true.',
            features: [
              { text: 'All of small', included: true },
              { text: 'Answers on the same day', included: true },
              { text: 'Five changes a month', included: true },
              { text: 'Somebody on site, twice a year', included: true },
            ],
            link: to('/contact/', 'Take medium'),
          },
          {
            name: 'Large',
            price: '£ 980',
            period: 'a month',
            text: 'The moment at which medium becomes too small.',
            features: [
              { text: 'All of medium', included: true },
              { text: 'Answers within the hour', included: true },
              { text: 'As many changes as you like', included: true },
              { text: 'Somebody on site, every month', included: true },
            ],
            link: to('/contact/', 'Take large'),
          },
        ],
        note: 'Before tax. Notice of one month. What happens to the work when somebody leaves.',
      },
      {
        blockType: 'section',
        surface: 'surface',
        padding: 'normal',
        blocks: [
          {
            blockType: 'comparisonTable',
            heading: 'Line by line',
            intro: 'Keep what people compare by. Ten rows are read, thirty are not.',
            offers: [
              { name: 'Small', detail: '£ 190' },
              { name: 'Medium', detail: '£ 420', highlighted: true },
              { name: 'Large', detail: '£ 980' },
            ],
            rows: [
              'People who may log in | 1 | 5 | no limit',
              'Storage | 5 GB | 50 GB | 500 GB',
              'A person of your own | no | yes | yes',
              'Training | no | 2 hours | 1 day',
              'On call at weekends | no | no | yes',
            ].join('\n'),
          },
        ],
      },
      {
        blockType: 'accordion',
        heading: 'About money',
        intro: 'What people ask when they have nearly decided.',
        open: 'one',
        firstOpen: false,
        isFaq: true,
        items: [
          { title: 'How do I pay?', content: rich('By bill, card or debit; when it is due.') },
          { title: 'Can I change later?', content: rich('Up and down, from which day, and what it costs.') },
          { title: 'What if I leave?', content: rich('How to give notice, and what you get to take along.') },
          { title: 'Is there a discount?', content: rich('For schools, for clubs, for a whole year. Or none.') },
        ],
      },
      {
        blockType: 'callToAction',
        ground: 'accent',
        heading: 'Needs that fit no column?',
        text: 'Offer to write a price by hand, and say how long that takes.',
        links: [linkTo('/contact/', 'Ask for an offer')],
      },
    ],
  },
}
