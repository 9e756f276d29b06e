import { area, button, disc, drawing, lines, rich, rule, title } from '@vitrine/kit/fields'
import { linkTo, type PageTemplate, THUMBNAIL_HEIGHT } from './page-template.ts'

export const landing: PageTemplate = {
  name: 'landing',
  label: { en: 'Landing page', de: 'Landingpage' },
  description: {
    en: 'One offer from the first line to the button: benefits, proof, steps, questions.',
    de: 'Ein Angebot von der ersten Zeile bis zur Schaltfläche: Nutzen, Belege, Schritte, Fragen.',
  },
  thumbnail: drawing(
    THUMBNAIL_HEIGHT,
    title(4, 5, 36),
    title(4, 9, 25),
    lines(24, 14, 18, 2),
    button(24, 19),
    ...[4, 18, 32].flatMap((x) => [disc(x + 1.5, 28, 1.5), title(x, 31, 9), lines(x, 35, 11, 2)]),
    area(0, 41, 48, 10),
    title(5, 44, 24),
    title(5, 48, 15),
    rule(4, 55, 40),
    lines(4, 57, 22),
  ),
  page: {
    title: 'Landing page',
    meta: { description: 'Say what you offer, for whom and where, in one sentence that people would search for.' },
    layout: [
      {
        blockType: 'hero',
        variant: 'statement',
        eyebrow: 'Your trade, your town, the year you began',
        heading: 'Say what you do in seven words.',
        text: 'Then one sentence for a reader in a hurry: whom you help, with what, and what is better afterwards.',
        links: [linkTo('/contact/', 'Ask for a date'), linkTo('#offer', 'What you get')],
      },
      {
        blockType: 'section',
        surface: 'surface',
        padding: 'normal',
        frame: { anchor: 'offer' },
        blocks: [
          {
            blockType: 'contentBoxes',
            variant: 'icons',
            columns: '4',
            iconPlace: 'top',
            align: 'start',
            hover: 'none',
            heading: 'Four things you get',
            intro: 'Name the four that people ask for most. What comes fifth can wait for a page of its own.',
            boxes: [
              {
                title: 'A result, not a method',
                icon: 'target',
                text: 'What is there on the last day that was not there before? Begin with a noun.',
              },
              {
                title: 'A promise with a number',
                icon: 'clock',
                text: 'Ten days, two visits, one price. A number is believed sooner than an adjective.',
              },
              {
                title: 'Someone to call',
                icon: 'handshake',
                text: 'Who answers, and by when? One name is worth more than a hotline.',
              },
              {
                title: 'A year of care',
                icon: 'shield-check',
                text: 'What you look after when the work is done, and what you put right for nothing.',
              },
            ],
          },
        ],
      },
      {
        blockType: 'logos',
        heading: 'They asked us back',
        logos: ['A bakery', 'A school', 'A harbour', 'A museum', 'A theatre'].map((name) => ({ name })),
      },
      {
        blockType: 'section',
        surface: 'ink',
        padding: 'large',
        ground: { gradient: 'glow' },
        blocks: [
          {
            blockType: 'testimonials',
            variant: 'quote',
            items: [
              {
                quote: 'Ask a client what changed. Print the two sentences that surprise you, word for word.',
                name: 'First and last name',
                role: 'What they do, and where',
              },
            ],
          },
        ],
      },
      {
        blockType: 'counters',
        counters: [
          { value: 12, label: 'years in the trade' },
          { value: 240, label: 'jobs finished' },
          { value: 10, label: 'days to the first draft' },
        ],
      },
      {
        blockType: 'section',
        surface: 'surface',
        padding: 'normal',
        blocks: [
          {
            blockType: 'timeline',
            heading: 'How it goes',
            intro: 'People write sooner when they know what happens next.',
            steps: [
              { when: 'Day 1', title: 'You write', text: 'What should they tell you? Three things are enough.' },
              { when: 'Day 3', title: 'We talk', text: 'Where, how long, and that it costs nothing, if that is so.' },
              { when: 'Week 2', title: 'You see a draft', text: 'What is on the table, and how often it may change.' },
              { when: 'Week 6', title: 'It is yours', text: 'What is handed over, and who helps in the year after.' },
            ],
          },
        ],
      },
      {
        blockType: 'accordion',
        heading: 'Before you ask',
        intro: 'The questions that every first call begins with.',
        open: 'one',
        firstOpen: true,
        isFaq: true,
        items: [
          {
            title: 'What does it cost?',
            content: rich('Give a price, or the range that nine jobs of ten fall into. Say what moves it.'),
          },
          { title: 'When can you begin?', content: rich('Name the next free month. Change this line when it passes.') },
          {
            title: 'What if it goes wrong?',
            content: rich('Say what you put right without a bill, and for how long.'),
          },
          { title: 'Do you work outside the town?', content: rich('How far, how often, and from what size of job.') },
        ],
      },
      {
        blockType: 'callToAction',
        ground: 'accent',
        heading: 'End with the one thing to do now.',
        text: 'Say how little it takes and how soon you answer: three sentences, two working days.',
        links: [linkTo('/contact/', 'Write to us')],
      },
    ],
  },
}
