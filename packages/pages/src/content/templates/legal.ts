import { drawing, h2, lines, outline, p, rich, rule, title, ul } from '@vitrine/kit/fields'
import { linkTo, type PageTemplate, THUMBNAIL_HEIGHT, to } from './page-template.ts'

export const legal: PageTemplate = {
  name: 'legal',
  label: { en: 'Legal text', de: 'Rechtstext' },
  description: {
    en: 'Privacy or terms: a short version, contents, text, a table of what is kept.',
    de: 'Datenschutz oder AGB: Kurzfassung, Inhalt, Text, Tabelle des Gespeicherten.',
  },
  thumbnail: drawing(
    THUMBNAIL_HEIGHT,
    title(4, 5, 16),
    outline(4, 12, 40, 7),
    lines(7, 14.5, 30, 2),
    lines(4, 24, 9),
    lines(4, 27, 7),
    lines(4, 30, 10),
    title(18, 23, 14),
    lines(18, 27, 26, 4),
    title(18, 37, 11),
    lines(18, 41, 26, 3),
    ...[50, 54].flatMap((y) => [rule(4, y, 40), lines(4, y + 1.6, 8), lines(18, y + 1.6, 8), lines(34, y + 1.6, 6)]),
  ),
  page: {
    title: 'Privacy',
    meta: { description: 'What you keep of people, why, for how long, and how they can have it deleted.' },
    layout: [
      {
        blockType: 'hero',
        variant: 'plain',
        eyebrow: 'In force since 1 January',
        heading: 'Privacy',
        text: 'The short version, for people: what you keep, why, and for how long. Two sentences.',
        links: [],
      },
      {
        blockType: 'alert',
        tone: 'note',
        title: 'Have a lawyer read it',
        content: rich('These are headings to fill. Take this notice away when your own text has been read.'),
        closes: 'never',
      },
      {
        blockType: 'columns',
        ratio: '8-4',
        lastSticks: true,
        columns: [
          {
            blocks: [
              {
                blockType: 'richText',
                size: 'text',
                content: rich(
                  h2('Who is responsible'),
                  p('Name of the firm, street, town, register and number. Who answers questions about data.'),
                  h2('What we keep'),
                  p('What somebody writes in a form, and for what you use it. Then what the server notes by itself.'),
                  ul('Messages: name, mail, text', 'Orders: address, items, bills', 'Visits: page, time, browser'),
                  h2('Who else sees it'),
                  p('The firms that keep data for you, in which country, and by which contract.'),
                  h2('Your rights'),
                  p('How people see, correct or delete what you keep, and the authority where they can complain.'),
                ),
              },
            ],
          },
          {
            blocks: [
              {
                blockType: 'iconList',
                // Where it would stand below the text, there is nothing left to go to.
                frame: { hidden: ['phone'] },
                heading: 'On this page',
                layout: 'list',
                icon: 'arrow-right',
                items: [
                  { text: 'Who is responsible', link: to('#who-is-responsible', 'Who is responsible') },
                  { text: 'What we keep', link: to('#what-we-keep', 'What we keep') },
                  { text: 'Who else sees it', link: to('#who-else-sees-it', 'Who else sees it') },
                  { text: 'Your rights', link: to('#your-rights', 'Your rights') },
                  { text: 'How long we keep it', link: to('#how-long', 'How long we keep it') },
                ],
              },
            ],
          },
        ],
      },
      {
        blockType: 'section',
        surface: 'surface',
        padding: 'normal',
        frame: { anchor: 'how-long' },
        blocks: [
          {
            blockType: 'table',
            heading: 'How long we keep it',
            heads: 'both',
            rows: [
              'What | Why | How long',
              'Messages | To answer them | 6 months',
              'Orders and bills | The law wants it | 10 years',
              'Server notes | To find faults | 14 days',
            ].join('\n'),
          },
        ],
      },
      {
        blockType: 'callToAction',
        ground: 'none',
        heading: 'Questions about your data?',
        text: 'Name the person, not the department.',
        links: [linkTo('/contact/', 'Write to us')],
      },
    ],
  },
}
