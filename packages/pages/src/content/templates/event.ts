import { area, button, disc, drawing, lines, rich, rule, stroke, title } from '@vitrine/kit/fields'
import { linkTo, type PageTemplate, THUMBNAIL_HEIGHT } from './page-template.ts'

export const event: PageTemplate = {
  name: 'event',
  label: { en: 'Event', de: 'Veranstaltung' },
  description: {
    en: 'A day with its programme, speakers, tickets and a form to come along.',
    de: 'Ein Tag mit Programm, Vortragenden, Karten und Anmeldung.',
  },
  thumbnail: drawing(
    THUMBNAIL_HEIGHT,
    lines(4, 4, 14),
    title(4, 7, 34),
    lines(24, 11, 18, 2),
    button(24, 15.5),
    area(0, 21, 48, 7),
    ...[4, 18, 32].flatMap((x) => [disc(x + 1, 24.5, 1), lines(x + 3, 24.1, 8)]),
    stroke('M9 32v14'),
    ...[32, 39, 46].flatMap((y) => [disc(9, y, 1), lines(4, y - 0.4, 3), title(14, y - 1.2, 14), lines(14, y + 2, 22)]),
    rule(4, 52, 40),
    lines(4, 54, 14),
    button(34, 54),
  ),
  page: {
    title: 'Event',
    meta: { description: 'What happens, on which day, where, and how to get a place.' },
    layout: [
      {
        blockType: 'hero',
        variant: 'statement',
        eyebrow: 'Saturday 14 June, 10 to 18. House and street, town.',
        heading: 'Name the day.',
        text: 'Who should come, and what they take home. Two sentences, no programme yet.',
        links: [linkTo('#tickets', 'Get a place'), linkTo('#programme', 'See the programme')],
      },
      {
        blockType: 'section',
        surface: 'ink',
        padding: 'small',
        ground: { gradient: 'glow' },
        blocks: [
          {
            blockType: 'iconList',
            layout: 'columns',
            items: [
              { text: 'When', detail: 'Day, month, doors and end', icon: 'calendar' },
              { text: 'Where', detail: 'House, street, nearest stop', icon: 'map-pin' },
              { text: 'For whom', detail: 'And whether beginners are welcome', icon: 'users' },
              { text: 'How much', detail: 'The cheapest ticket, and what is in it', icon: 'wallet' },
            ],
          },
        ],
      },
      {
        blockType: 'richText',
        size: 'large',
        heading: 'Why this day',
        content: rich('One thought that makes people cancel something else. Leave the details to the programme.'),
      },
      {
        blockType: 'section',
        surface: 'surface',
        padding: 'normal',
        frame: { anchor: 'programme' },
        blocks: [
          {
            blockType: 'timeline',
            heading: 'Programme',
            intro: 'Times first. Breaks are part of it.',
            steps: [
              { when: '10.00', title: 'Doors and coffee', text: 'Where to leave coats, and who says hello.' },
              { when: '11.00', title: 'First talk', text: 'Who speaks, about what, and why it matters today.' },
              { when: '13.00', title: 'Lunch', text: 'What there is, and whether it is in the ticket.' },
              { when: '14.30', title: 'Workshops', text: 'How many places, and how people choose one.' },
              { when: '17.00', title: 'The last word', text: 'And where everybody goes afterwards.' },
            ],
          },
        ],
      },
      {
        blockType: 'team',
        variant: 'rows',
        heading: 'Who speaks',
        people: [
          { name: 'First and last name', role: 'What they do, where', text: 'The question they bring along.' },
          { name: 'First and last name', role: 'What they do, where', text: 'What they built, wrote or broke.' },
          { name: 'First and last name', role: 'What they do, where', text: 'Why they are worth a train ride.' },
        ],
      },
      {
        blockType: 'contentBoxes',
        variant: 'prices',
        frame: { anchor: 'tickets' },
        heading: 'Tickets',
        intro: 'Until when, how many, and what happens when someone falls ill.',
        boxes: [
          { title: 'Early', detail: '£ 45', text: 'Until the end of April.' },
          { title: 'Regular', detail: '£ 60', text: 'Lunch and coffee are in it.' },
          { title: 'In training', detail: '£ 20', text: 'Bring a card that says so.' },
        ],
      },
      {
        blockType: 'section',
        surface: 'surface',
        padding: 'normal',
        blocks: [
          {
            blockType: 'contactForm',
            display: 'inline',
            heading: 'Get a place',
            intro: 'Say when the confirmation comes, and whom to call if it does not.',
          },
        ],
      },
    ],
  },
}
