import type { Section } from '@vitrine/kit/core'
import { t, to } from './words.ts'

const included = (en: string, de: string) => ({ text: t(en, de), included: true })

export const prices: readonly Section[] = [
  {
    name: 'three-offers',
    label: { en: 'Three offers side by side', de: 'Drei Angebote nebeneinander' },
    group: 'prices',
    blocks: [
      {
        blockType: 'pricingTable',
        heading: t('What it costs', 'Was es kostet'),
        plans: [
          {
            name: t('Small', 'Klein'),
            price: t('£ 190', '190 €'),
            period: t('a month', 'im Monat'),
            text: t('For whom it is enough.', 'Für wen es reicht.'),
            features: [
              included('What everybody needs', 'Was alle brauchen'),
              included('Answers within two days', 'Antwort in zwei Tagen'),
              { text: t('Somebody on site', 'Jemand vor Ort'), included: false },
            ],
            link: to('/contact/', 'Take small', 'Klein nehmen'),
          },
          {
            name: t('Medium', 'Mittel'),
            badge: t('Most take this', 'Die meisten nehmen das'),
            price: t('£ 420', '420 €'),
            period: t('a month', 'im Monat'),
            text: t('Why most choose it, if that is true.', 'Warum es die meisten nehmen, wenn das stimmt.'),
            features: [
              included('All of small', 'Alles von Klein'),
              included('Answers on the same day', 'Antwort am selben Tag'),
              included('Somebody on site, twice a year', 'Jemand vor Ort, zweimal im Jahr'),
            ],
            link: to('/contact/', 'Take medium', 'Mittel nehmen'),
          },
          {
            name: t('Large', 'Groß'),
            price: t('£ 980', '980 €'),
            period: t('a month', 'im Monat'),
            text: t('When medium becomes too small.', 'Wann Mittel zu klein wird.'),
            features: [
              included('All of medium', 'Alles von Mittel'),
              included('Answers within the hour', 'Antwort in einer Stunde'),
              included('Somebody on site, every month', 'Jemand vor Ort, jeden Monat'),
            ],
            link: to('/contact/', 'Take large', 'Groß nehmen'),
          },
        ],
        note: t('Before tax. Notice of one month.', 'Ohne Steuer. Ein Monat Kündigungsfrist.'),
      },
    ],
  },
  {
    name: 'price-list',
    label: { en: 'Price list', de: 'Preisliste' },
    group: 'prices',
    blocks: [
      {
        blockType: 'section',
        surface: 'surface',
        padding: 'normal',
        blocks: [
          {
            blockType: 'contentBoxes',
            variant: 'prices',
            heading: t('Prices', 'Preise'),
            intro: t('With tax, as of this year.', 'Mit Steuer, Stand dieses Jahres.'),
            boxes: [
              {
                title: t('First visit', 'Erster Besuch'),
                detail: t('£ 80', '80 €'),
                text: t('One hour, with notes.', 'Eine Stunde, mit Notizen.'),
              },
              {
                title: t('Half a day', 'Halber Tag'),
                detail: t('£ 290', '290 €'),
                text: t('Travel within the town is in it.', 'Anfahrt im Ort inbegriffen.'),
              },
              {
                title: t('A whole job', 'Ganzer Auftrag'),
                detail: t('from £ 1,400', 'ab 1.400 €'),
                text: t('After a drawing that you keep.', 'Nach einer Zeichnung, die Sie behalten.'),
              },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'line-by-line',
    label: { en: 'Comparison line by line', de: 'Vergleich Zeile für Zeile' },
    group: 'prices',
    blocks: [
      {
        blockType: 'comparisonTable',
        heading: t('Line by line', 'Zeile für Zeile'),
        intro: t('Ten rows are read, thirty are not.', 'Zehn Zeilen werden gelesen, dreißig nicht.'),
        offers: [
          { name: t('Small', 'Klein'), detail: t('£ 190', '190 €') },
          { name: t('Medium', 'Mittel'), detail: t('£ 420', '420 €'), highlighted: true },
          { name: t('Large', 'Groß'), detail: t('£ 980', '980 €') },
        ],
        rows: t(
          'People who may log in | 1 | 5 | no limit\nStorage | 5 GB | 50 GB | 500 GB\nA person of your own | no | yes | yes\nOn call at weekends | no | no | yes',
          'Zugänge | 1 | 5 | beliebig viele\nSpeicher | 5 GB | 50 GB | 500 GB\nEigener Ansprechpartner | no | yes | yes\nBereitschaft am Wochenende | no | no | yes',
        ),
      },
    ],
  },
]
