import type { Section } from '@vitrine/kit/core'
import { linkTo, t } from './words.ts'

const write = linkTo('/contact/', 'Write to us', 'Schreiben Sie uns')

export const heroes: readonly Section[] = [
  {
    name: 'statement',
    label: { en: 'Statement in very large type', de: 'Aussage in sehr großer Schrift' },
    group: 'heroes',
    blocks: [
      {
        blockType: 'hero',
        variant: 'statement',
        eyebrow: t('Your trade, your town, since when', 'Ihr Fach, Ihr Ort, seit wann'),
        heading: t('Say what you do in seven words.', 'Sagen Sie in sieben Wörtern, was Sie tun.'),
        text: t(
          'Then one sentence for a reader in a hurry: whom you help, and what is better afterwards.',
          'Dann ein Satz für Eilige: wem Sie helfen und was danach besser ist.',
        ),
        links: [write, linkTo('#offer', 'What you get', 'Was Sie bekommen')],
      },
    ],
  },
  {
    name: 'plain-hero',
    label: { en: 'Plain hero of an inner page', de: 'Schlichter Seitenanfang' },
    group: 'heroes',
    blocks: [
      {
        blockType: 'hero',
        variant: 'plain',
        eyebrow: t('Chapter of the site', 'Kapitel der Website'),
        heading: t('The one thing this page is about.', 'Die eine Sache, um die es hier geht.'),
        text: t(
          'Two sentences that say for whom it is written and what they can do at its end.',
          'Zwei Sätze: für wen das geschrieben ist und was man am Ende tun kann.',
        ),
        links: [],
      },
    ],
  },
  {
    name: 'dark-hero',
    label: { en: 'Dark hero with numbers', de: 'Dunkler Seitenanfang mit Zahlen' },
    group: 'heroes',
    blocks: [
      {
        blockType: 'section',
        surface: 'ink',
        padding: 'large',
        ground: { gradient: 'glow' },
        blocks: [
          {
            blockType: 'hero',
            variant: 'plain',
            eyebrow: t('In numbers', 'In Zahlen'),
            heading: t('What you have done, before what you promise.', 'Erst das Geleistete, dann das Versprechen.'),
            text: t(
              'A line about how it was counted makes the numbers below believable.',
              'Ein Satz dazu, wie gezählt wurde, macht die Zahlen glaubhaft.',
            ),
            links: [write],
          },
          {
            blockType: 'counters',
            counters: [
              { value: 12, label: t('years in the trade', 'Jahre im Fach') },
              { value: 240, label: t('jobs finished', 'Aufträge beendet') },
              { value: 10, label: t('days to the first draft', 'Tage bis zum ersten Entwurf') },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'hero-with-points',
    label: { en: 'Offer beside three reasons', de: 'Angebot neben drei Gründen' },
    group: 'heroes',
    blocks: [
      {
        blockType: 'section',
        surface: 'surface',
        padding: 'large',
        blocks: [
          {
            blockType: 'columns',
            ratio: '7-5',
            columns: [
              {
                blocks: [
                  {
                    blockType: 'hero',
                    variant: 'plain',
                    heading: t('An offer that fits on one line.', 'Ein Angebot, das in eine Zeile passt.'),
                    text: t(
                      'What it is, what it costs, and by when it is there.',
                      'Was es ist, was es kostet und bis wann es da ist.',
                    ),
                    links: [linkTo('/contact/', 'Ask for it', 'Danach fragen')],
                  },
                ],
              },
              {
                blocks: [
                  {
                    blockType: 'iconList',
                    layout: 'list',
                    icon: 'check',
                    heading: t('Why people take it', 'Warum man es nimmt'),
                    items: [
                      {
                        text: t('It is done on time', 'Es ist pünktlich fertig'),
                        detail: t('Name a day, not a season.', 'Nennen Sie einen Tag, keine Jahreszeit.'),
                      },
                      {
                        text: t('It costs what was said', 'Es kostet, was gesagt wurde'),
                        detail: t('A fixed price, or the most it can be.', 'Ein Festpreis oder eine Obergrenze.'),
                      },
                      {
                        text: t('Somebody answers', 'Es antwortet jemand'),
                        detail: t('A name and a number.', 'Ein Name und eine Nummer.'),
                      },
                    ],
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
