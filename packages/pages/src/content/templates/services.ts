import { area, button, drawing, lines, outline, p, rich, rule, title, ul } from '@vitrine/kit/fields'
import { linkTo, type PageTemplate, THUMBNAIL_HEIGHT, to } from './page-template.ts'

export const services: PageTemplate = {
  name: 'services',
  label: { en: 'Services', de: 'Leistungen' },
  description: {
    en: 'What you do, numbered; what each service includes; guide prices.',
    de: 'Was Sie tun, nummeriert; was jede Leistung enthält; Richtpreise.',
  },
  thumbnail: drawing(
    THUMBNAIL_HEIGHT,
    title(4, 5, 30),
    title(4, 9, 18),
    ...[17, 23, 29].flatMap((y) => [rule(4, y, 40), title(8, y + 1.8, 12), lines(27, y + 2, 17)]),
    outline(4, 38, 40, 12),
    title(7, 41, 9),
    lines(20, 41, 20, 3),
    area(0, 53, 48, 7),
    button(34, 55),
  ),
  page: {
    title: 'Services',
    meta: { description: 'Name your services, the place where you work and a price to begin with.' },
    layout: [
      {
        blockType: 'hero',
        variant: 'plain',
        eyebrow: 'Services',
        heading: 'What you do, in the words of those who ask for it.',
        text: 'Two sentences on where the work begins and where it ends. What you never do belongs here too.',
        links: [linkTo('#services', 'All services'), linkTo('#prices', 'Prices')],
      },
      {
        blockType: 'contentBoxes',
        variant: 'rows',
        frame: { anchor: 'services' },
        heading: 'From first sketch to last screw',
        intro: 'Put first what people look for, not what you like best.',
        boxes: [
          {
            title: 'First service',
            detail: '2 weeks',
            text: 'What you look at, what you decide, and what is handed over at the end.',
            link: to('#included', 'First service'),
          },
          {
            title: 'Second service',
            detail: '4 weeks',
            text: 'Who needs it, and the moment at which they usually call.',
            link: to('#included', 'Second service'),
          },
          {
            title: 'Third service',
            detail: '3 months',
            text: 'How it follows from the two above, and when it stands alone.',
            link: to('#included', 'Third service'),
          },
          {
            title: 'What comes after',
            detail: '1 year',
            text: 'Care, repairs, a visit in the first winter. Say what it is called and what it costs.',
            link: to('#included', 'What comes after'),
          },
        ],
      },
      {
        blockType: 'section',
        surface: 'surface',
        padding: 'normal',
        frame: { anchor: 'included' },
        blocks: [
          {
            blockType: 'tabs',
            heading: 'What is included',
            orientation: 'vertical',
            panels: [
              {
                title: 'First service',
                icon: 'search',
                content: rich(
                  p('One sentence on what the client can do on the last day that was not possible on the first.'),
                  ul('What you bring', 'How often you meet', 'What stays with the client'),
                ),
              },
              {
                title: 'Second service',
                icon: 'drafting-compass',
                content: rich(
                  p('Describe one job from beginning to end. Numbers help: rooms, days, pages.'),
                  ul('Drafts, and how many', 'Who decides, and when', 'What is not part of it'),
                ),
              },
              {
                title: 'Third service',
                icon: 'hammer',
                content: rich(
                  p('Say who does the work. Name partners, and who answers for them.'),
                  ul('On site or elsewhere', 'What must be ready before', 'The day it is finished'),
                ),
              },
              {
                title: 'What comes after',
                icon: 'wrench',
                content: rich(
                  p('What is free in the first year, and what a call costs later.'),
                  ul('How to reach you', 'How fast you come', 'What you keep in stock'),
                ),
              },
            ],
          },
        ],
      },
      {
        blockType: 'contentBoxes',
        variant: 'prices',
        frame: { anchor: 'prices' },
        heading: 'What it costs',
        intro: 'A range is better than silence. Say whether tax is in it.',
        boxes: [
          { title: 'First visit', detail: '£ 120', text: 'Two hours on site and a page of notes.' },
          { title: 'Small job', detail: 'from £ 900', text: 'One room, one week, one person.' },
          { title: 'Large job', detail: 'from £ 6,000', text: 'Priced after the first visit, fixed for ninety days.' },
        ],
      },
      {
        blockType: 'section',
        surface: 'ink',
        padding: 'normal',
        blocks: [
          {
            blockType: 'testimonials',
            variant: 'grid',
            heading: 'Said afterwards',
            items: [
              {
                quote: 'One sentence about the service that this person used, and what they do differently since.',
                name: 'First and last name',
                role: 'First service',
              },
              {
                quote: 'One about something that went wrong, and how it was put right before anybody had to ask.',
                name: 'First and last name',
                role: 'Second service',
              },
            ],
          },
        ],
      },
      {
        blockType: 'callToAction',
        ground: 'none',
        heading: 'Not sure which one? Ask.',
        text: 'Tell people that a wrong guess costs nothing, and who reads what they write.',
        links: [linkTo('/contact/', 'Describe your job')],
      },
    ],
  },
}
