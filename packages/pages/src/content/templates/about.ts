import { disc, drawing, lines, rich, rule, stroke, title } from '@vitrine/kit/fields'
import { linkTo, type PageTemplate, THUMBNAIL_HEIGHT } from './page-template.ts'

export const about: PageTemplate = {
  name: 'about',
  label: { en: 'About us', de: 'Über uns' },
  description: {
    en: 'Who you are: what you believe, how it began, the people.',
    de: 'Wer Sie sind: was Ihnen wichtig ist, wie es begann, die Menschen.',
  },
  thumbnail: drawing(
    THUMBNAIL_HEIGHT,
    title(4, 5, 26),
    title(4, 9, 34),
    title(14, 19, 28),
    title(14, 23, 20),
    stroke('M9 31v12'),
    ...[31, 37, 43].flatMap((y) => [disc(9, y, 1), title(14, y - 1.2, 10), lines(27, y - 0.4, 16)]),
    ...[50, 55].flatMap((y) => [rule(4, y, 40), lines(4, y + 2, 14), lines(26, y + 2, 10)]),
  ),
  page: {
    title: 'About us',
    meta: { description: 'Who you are, what you do and since when, in one or two sentences.' },
    layout: [
      {
        blockType: 'hero',
        variant: 'statement',
        eyebrow: 'About us',
        heading: 'Why you began, in one line.',
        text: 'Where it was, who was there, and the problem that nobody else wanted.',
        links: [],
      },
      {
        blockType: 'section',
        surface: 'ink',
        padding: 'large',
        ground: { gradient: 'slant' },
        blocks: [
          {
            blockType: 'richText',
            size: 'large',
            heading: 'What we believe',
            content: rich(
              'Write the sentence that you say to every new colleague. If a competitor could sign it, sharpen it.',
            ),
          },
        ],
      },
      {
        blockType: 'contentBoxes',
        variant: 'icons',
        columns: '2',
        iconPlace: 'start',
        align: 'start',
        hover: 'none',
        heading: 'How that shows in the work',
        boxes: [
          { title: 'Something you always do', icon: 'check', text: 'And what it costs you. That makes it credible.' },
          { title: 'Something you never do', icon: 'x', text: 'With the reason, in one sentence.' },
          { title: 'Whom you work with', icon: 'users', text: 'Workshops, suppliers, neighbours. Name them.' },
          { title: 'What you give back', icon: 'sprout', text: 'A class, a prize, an afternoon each month.' },
        ],
      },
      {
        blockType: 'section',
        surface: 'surface',
        padding: 'normal',
        blocks: [
          {
            blockType: 'timeline',
            heading: 'So far',
            intro: 'Four moments are enough. Leave out the year in which nothing happened.',
            steps: [
              { when: '2009', title: 'The first room', text: 'How many people, how many desks, what you sold.' },
              {
                when: '2014',
                title: 'The order that changed things',
                text: 'Who placed it, and what you had to learn.',
              },
              { when: '2019', title: 'A mistake', text: 'One that you tell openly makes the rest believable.' },
              { when: 'Today', title: 'Where you stand', text: 'How many you are now, and what comes next.' },
            ],
          },
        ],
      },
      {
        blockType: 'team',
        variant: 'rows',
        heading: 'The people',
        intro: 'What each of them can be asked. Add portraits when you have them all.',
        people: [
          { name: 'First and last name', role: 'Founder', text: 'What they decide, and what they still do by hand.' },
          { name: 'First and last name', role: 'Workshop', text: 'The thing they are known for.' },
          { name: 'First and last name', role: 'Projects', text: 'Who will answer when a client calls.' },
          { name: 'First and last name', role: 'Office', text: 'Bills, dates, and the key to everything.' },
        ],
      },
      {
        blockType: 'callToAction',
        ground: 'accent',
        heading: 'Invite people in.',
        text: 'To coffee, to the workshop, to a first talk. Say when the door is open.',
        links: [linkTo('/contact/', 'Come and see us')],
      },
    ],
  },
}
