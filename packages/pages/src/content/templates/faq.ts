import { button, drawing, lines, outline, rich, rule, stroke, title } from '@vitrine/kit/fields'
import { linkTo, type PageTemplate, THUMBNAIL_HEIGHT, to } from './page-template.ts'

const about = (title: string, answer: string) => ({ title, content: rich(answer) })

export const faq: PageTemplate = {
  name: 'faq',
  label: { en: 'Questions', de: 'Fragen' },
  description: {
    en: 'Questions and answers in three parts, and a way to ask another.',
    de: 'Fragen und Antworten in drei Teilen, und ein Weg, weitere zu stellen.',
  },
  thumbnail: drawing(
    THUMBNAIL_HEIGHT,
    title(4, 5, 20),
    title(4, 9, 29),
    ...[4, 16, 28].flatMap((x) => [outline(x, 15.5, 10, 3.4), lines(x + 2, 16.8, 6)]),
    ...[24, 42].flatMap((top) => [
      title(4, top, 9),
      ...[0, 4, 8].flatMap((y) => [
        rule(18, top + y, 26),
        lines(18, top + y + 1.6, 14 + (y % 5)),
        stroke(`M42 ${top + y + 2}h2M43 ${top + y + 1}v2`),
      ]),
    ]),
    button(4, 54, 12),
  ),
  page: {
    title: 'Questions and answers',
    meta: { description: 'Answers to what people ask before, during and after.' },
    layout: [
      {
        blockType: 'hero',
        variant: 'plain',
        eyebrow: 'Questions and answers',
        heading: 'What people ask, in their own words.',
        text: 'Copy the questions from your mail. Answer in the first sentence, explain in the second.',
        links: [],
      },
      {
        blockType: 'buttonGroup',
        align: 'start',
        frame: { space: 'none' },
        buttons: [
          { link: to('#before', 'Before'), look: 'outline', icon: 'compass' },
          { link: to('#during', 'During'), look: 'outline', icon: 'hammer' },
          { link: to('#afterwards', 'Afterwards'), look: 'outline', icon: 'key' },
        ],
      },
      part('before', 'Before', [
        about('How do I begin?', 'The first thing to send you, and what you do with it.'),
        about('What does a first talk cost?', 'A price or the word nothing. Then how long it takes.'),
        about('How long is the wait?', 'In weeks, as of today. Change it when it changes.'),
        about('Do you take small jobs?', 'Where small begins, and who does what is smaller.'),
      ]),
      {
        blockType: 'section',
        surface: 'surface',
        padding: 'normal',
        blocks: [
          part('during', 'During', [
            about('Can I change my mind?', 'Until which day it is free, and what it costs after that.'),
            about('Who comes to the house?', 'Names, hours, and whether somebody has to be at home.'),
            about('What if it takes longer?', 'When people hear of it, and from whom.'),
          ]),
        ],
      },
      part('afterwards', 'Afterwards', [
        about('How do I care for it?', 'One sentence here, and the long version on paper.'),
        about('When does the bill come?', 'How many, when each is due, and what is on it.'),
        about('What if something breaks?', 'Whom to call, how fast they come, and for how many years it is free.'),
      ]),
      {
        blockType: 'callToAction',
        ground: 'accent',
        heading: 'Not among them?',
        text: 'Offer a way to ask. Add the question here when it comes twice.',
        links: [linkTo('/contact/', 'Ask us')],
      },
    ],
  },
}

/** Questions, with their title in the margin. */
function part(anchor: string, heading: string, items: readonly object[]) {
  return { blockType: 'accordion', frame: { anchor }, heading, open: 'many', firstOpen: false, isFaq: true, items }
}
