import type { Section } from '@vitrine/kit/core'
import { linkTo, t } from './words.ts'

export const endings: readonly Section[] = [
  {
    name: 'call-in-accent',
    label: { en: 'Call to action in the accent colour', de: 'Aufforderung in der Akzentfarbe' },
    group: 'endings',
    blocks: [
      {
        blockType: 'callToAction',
        ground: 'accent',
        heading: t('End with the one thing to do now.', 'Enden Sie mit dem, was jetzt zu tun ist.'),
        text: t(
          'Say how little it takes and how soon you answer.',
          'Sagen Sie, wie wenig es braucht und wie bald Sie antworten.',
        ),
        links: [linkTo('/contact/', 'Write to us', 'Schreiben Sie uns')],
      },
    ],
  },
  {
    name: 'quiet-call',
    label: { en: 'Quiet call to action', de: 'Leise Aufforderung' },
    group: 'endings',
    blocks: [
      {
        blockType: 'callToAction',
        ground: 'none',
        heading: t('Still thinking about it?', 'Sie überlegen noch?'),
        text: t(
          'Offer something small: a call, a sample, a visit.',
          'Bieten Sie etwas Kleines an: ein Gespräch, ein Muster, einen Besuch.',
        ),
        links: [
          linkTo('/contact/', 'Ask for a sample', 'Ein Muster anfordern'),
          linkTo('tel:+441632960000', 'Call', 'Anrufen'),
        ],
      },
    ],
  },
  {
    name: 'promises-before-the-end',
    label: { en: 'Line of promises', de: 'Zeile mit Zusagen' },
    group: 'endings',
    blocks: [
      {
        blockType: 'section',
        surface: 'surface',
        padding: 'small',
        blocks: [
          {
            blockType: 'iconList',
            layout: 'line',
            items: [
              { text: t('Answer within two days', 'Antwort in zwei Tagen'), icon: 'clock' },
              { text: t('First visit free', 'Erster Besuch kostenlos'), icon: 'gift' },
              { text: t('Five years of care', 'Fünf Jahre Pflege'), icon: 'shield-check' },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'call-with-numbers',
    label: { en: 'Numbers above a call to action', de: 'Zahlen über einer Aufforderung' },
    group: 'endings',
    blocks: [
      {
        blockType: 'counters',
        counters: [
          { value: 98, suffix: '%', label: t('came again', 'kamen wieder') },
          { value: 31, label: t('towns within reach', 'Orte im Umkreis') },
          { value: 2, label: t('days until we answer', 'Tage bis zur Antwort') },
        ],
      },
      {
        blockType: 'callToAction',
        ground: 'surface',
        heading: t('Be the next one.', 'Werden Sie der Nächste.'),
        text: t('Three sentences are enough to begin.', 'Drei Sätze genügen für den Anfang.'),
        links: [linkTo('/contact/', 'Begin', 'Anfangen')],
      },
    ],
  },
]
