import type { Section } from '@vitrine/kit/core'
import { t, to } from './words.ts'

const ways = [
  {
    text: '+44 1632 960 000',
    detail: t('Monday to Friday, 9 to 17', 'Montag bis Freitag, 9 bis 17 Uhr'),
    icon: 'phone',
    link: to('tel:+441632960000', 'Call us', 'Rufen Sie an'),
  },
  {
    text: 'hello@example.com',
    detail: t('For plans, pictures and long stories', 'Für Pläne, Bilder und lange Geschichten'),
    icon: 'mail',
    link: to('mailto:hello@example.com', 'Write a mail', 'Schreiben Sie eine Mail'),
  },
  {
    text: t('Street and number, town', 'Straße und Nummer, Ort'),
    detail: t('Ring twice', 'Zweimal klingeln'),
    icon: 'map-pin',
  },
]

export const contact: readonly Section[] = [
  {
    name: 'form-beside-ways',
    label: { en: 'Form beside other ways to reach you', de: 'Formular neben anderen Wegen zu Ihnen' },
    group: 'contact',
    blocks: [
      {
        blockType: 'columns',
        ratio: '7-5',
        columns: [
          { blocks: [{ blockType: 'contactForm', display: 'inline' }] },
          {
            blocks: [
              {
                blockType: 'iconList',
                heading: t('Faster by phone', 'Am Telefon geht es schneller'),
                layout: 'list',
                items: ways,
              },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'ways-in-columns',
    label: { en: 'Ways to reach you, in columns', de: 'Wege zu Ihnen, in Spalten' },
    group: 'contact',
    blocks: [
      {
        blockType: 'section',
        surface: 'surface',
        padding: 'normal',
        blocks: [
          {
            blockType: 'iconList',
            heading: t('Three ways to us', 'Drei Wege zu uns'),
            layout: 'columns',
            items: ways,
          },
        ],
      },
    ],
  },
  {
    name: 'opening-hours',
    label: { en: 'Opening hours and the way here', de: 'Öffnungszeiten und Anfahrt' },
    group: 'contact',
    blocks: [
      {
        blockType: 'columns',
        ratio: 'halves',
        columns: [
          {
            blocks: [
              {
                blockType: 'contentBoxes',
                variant: 'prices',
                heading: t('Open', 'Geöffnet'),
                boxes: [
                  { title: t('Monday to Thursday', 'Montag bis Donnerstag'), detail: '9.00 – 17.30' },
                  { title: t('Friday', 'Freitag'), detail: '9.00 – 14.00' },
                  { title: t('Saturday', 'Samstag'), detail: t('by appointment', 'nach Absprache') },
                ],
              },
            ],
          },
          {
            blocks: [
              {
                blockType: 'iconList',
                layout: 'list',
                heading: t('How to find us', 'So finden Sie uns'),
                items: [
                  {
                    text: t('By train', 'Mit der Bahn'),
                    icon: 'train-front',
                    detail: t('Which stop, how many minutes on foot.', 'Welche Haltestelle, wie viele Minuten zu Fuß.'),
                  },
                  {
                    text: t('By bicycle', 'Mit dem Rad'),
                    icon: 'bike',
                    detail: t('Where it can be locked.', 'Wo man es anschließen kann.'),
                  },
                  {
                    text: t('By car', 'Mit dem Auto'),
                    icon: 'car',
                    detail: t('The street for the map.', 'Die Straße für die Karte.'),
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
]
