import { button, disc, drawing, lines, outline, rule, title } from '@vitrine/kit/fields'
import { linkTo, type PageTemplate, THUMBNAIL_HEIGHT, to } from './page-template.ts'

export const contact: PageTemplate = {
  name: 'contact',
  label: { en: 'Contact', de: 'Kontakt' },
  description: {
    en: 'A form beside phone, mail and opening hours; the way to the door.',
    de: 'Ein Formular neben Telefon, E-Mail und Öffnungszeiten; der Weg zur Tür.',
  },
  thumbnail: drawing(
    THUMBNAIL_HEIGHT,
    title(4, 5, 28),
    title(4, 9, 17),
    ...[19, 25, 31].flatMap((y) => [rule(4, y, 24), lines(4, y - 2, 9)]),
    button(4, 35),
    ...[17, 21].flatMap((y) => [disc(33, y + 0.4, 0.9), lines(35.5, y, 8)]),
    ...[27, 31, 35].flatMap((y) => [rule(32, y, 12), lines(32, y + 1.4, 6)]),
    outline(4, 45, 40, 10),
    disc(12, 50, 1.6),
    title(18, 48, 12),
    lines(18, 52, 20),
  ),
  page: {
    title: 'Contact',
    meta: { description: 'How to reach you: phone, mail, address and opening hours.' },
    layout: [
      {
        blockType: 'hero',
        variant: 'plain',
        eyebrow: 'Contact',
        heading: 'Tell people what to write about.',
        text: 'Say who reads it and by when they answer. A name makes it easier to begin.',
        links: [],
      },
      {
        blockType: 'columns',
        ratio: '7-5',
        columns: [
          { blocks: [{ blockType: 'contactForm', display: 'inline' }] },
          {
            blocks: [
              {
                blockType: 'iconList',
                heading: 'Faster by phone',
                layout: 'list',
                items: [
                  {
                    text: '+44 1632 960 000',
                    detail: 'Monday to Friday, 9 to 17',
                    icon: 'phone',
                    link: to('tel:+441632960000', 'Call us'),
                  },
                  {
                    text: 'hello@example.com',
                    detail: 'For plans, pictures and long stories',
                    icon: 'mail',
                    link: to('mailto:hello@example.com', 'Write a mail'),
                  },
                  { text: 'Street and number, town', detail: 'Ring twice, the bell is shy', icon: 'map-pin' },
                ],
              },
              {
                blockType: 'contentBoxes',
                variant: 'prices',
                heading: 'Open',
                boxes: [
                  { title: 'Monday to Thursday', detail: '9.00 – 17.30' },
                  { title: 'Friday', detail: '9.00 – 14.00' },
                  { title: 'Saturday', detail: 'by appointment' },
                ],
              },
            ],
          },
        ],
      },
      {
        blockType: 'section',
        surface: 'ink',
        padding: 'normal',
        blocks: [
          {
            blockType: 'contentBoxes',
            variant: 'icons',
            columns: '4',
            iconPlace: 'top',
            align: 'start',
            hover: 'none',
            heading: 'How to find us',
            intro: 'Describe the last hundred metres. That is where people get lost.',
            boxes: [
              { title: 'By train', icon: 'train-front', text: 'Which stop, which exit, how many minutes on foot.' },
              { title: 'On foot', icon: 'footprints', text: 'From the square: left, left again, the green door.' },
              { title: 'By bicycle', icon: 'bike', text: 'Where it can be locked, and whether it stays dry.' },
              { title: 'By car', icon: 'car', text: 'The street for the map, and where to leave the car.' },
            ],
          },
        ],
      },
      {
        blockType: 'callToAction',
        ground: 'none',
        heading: 'Say what to do when it is urgent.',
        text: 'One number, and the hours in which somebody picks up.',
        links: [linkTo('tel:+441632960000', 'Call now')],
      },
    ],
  },
}
