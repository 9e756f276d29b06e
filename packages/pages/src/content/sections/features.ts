import type { Section } from '@vitrine/kit/core'
import { paragraph, t, to } from './words.ts'

export const features: readonly Section[] = [
  {
    name: 'four-features',
    label: { en: 'Four features with icons', de: 'Vier Leistungen mit Piktogrammen' },
    group: 'features',
    blocks: [
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
            heading: t('Four things you get', 'Vier Dinge, die Sie bekommen'),
            intro: t(
              'Name those that people ask for most. The fifth can wait for a page of its own.',
              'Nennen Sie, wonach am meisten gefragt wird. Das fünfte bekommt eine eigene Seite.',
            ),
            boxes: [
              {
                title: t('A result', 'Ein Ergebnis'),
                icon: 'target',
                text: t(
                  'What is there on the last day that was not before?',
                  'Was ist am letzten Tag da, das vorher fehlte?',
                ),
              },
              {
                title: t('A date', 'Ein Termin'),
                icon: 'clock',
                text: t(
                  'A number is believed sooner than an adjective.',
                  'Einer Zahl glaubt man eher als einem Eigenschaftswort.',
                ),
              },
              {
                title: t('A person', 'Ein Mensch'),
                icon: 'handshake',
                text: t('One name is worth more than a hotline.', 'Ein Name ist mehr wert als eine Hotline.'),
              },
              {
                title: t('A guarantee', 'Eine Garantie'),
                icon: 'shield-check',
                text: t(
                  'What you put right for nothing, and for how long.',
                  'Was Sie umsonst nachbessern, und wie lange.',
                ),
              },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'numbered-features',
    label: { en: 'Numbered rows', de: 'Nummerierte Zeilen' },
    group: 'features',
    blocks: [
      {
        blockType: 'contentBoxes',
        variant: 'rows',
        heading: t('What we do', 'Was wir tun'),
        intro: t('One line each, the most wanted first.', 'Je eine Zeile, das Gefragteste zuerst.'),
        boxes: [
          {
            title: t('First service', 'Erste Leistung'),
            text: t('Whom it helps, and with what.', 'Wem sie hilft, und womit.'),
            link: to('/contact/', 'Ask about it', 'Danach fragen'),
          },
          {
            title: t('Second service', 'Zweite Leistung'),
            text: t('How it differs from the first.', 'Was sie von der ersten unterscheidet.'),
            link: to('/contact/', 'Ask about it', 'Danach fragen'),
          },
          {
            title: t('Third service', 'Dritte Leistung'),
            text: t('When people usually come for it.', 'Wann man gewöhnlich damit kommt.'),
            link: to('/contact/', 'Ask about it', 'Danach fragen'),
          },
        ],
      },
    ],
  },
  {
    name: 'steps',
    label: { en: 'Steps from the first call', de: 'Schritte vom ersten Anruf an' },
    group: 'features',
    blocks: [
      {
        blockType: 'timeline',
        heading: t('How it goes', 'So läuft es ab'),
        intro: t('People write sooner when they know what happens next.', 'Wer weiß, was folgt, schreibt eher.'),
        steps: [
          {
            when: t('Day 1', 'Tag 1'),
            title: t('You write', 'Sie schreiben'),
            text: t(
              'What should they tell you? Three things are enough.',
              'Was sollte darin stehen? Drei Dinge genügen.',
            ),
          },
          {
            when: t('Day 3', 'Tag 3'),
            title: t('We talk', 'Wir sprechen'),
            text: t('Where, how long, and what it costs.', 'Wo, wie lange, und was es kostet.'),
          },
          {
            when: t('Week 2', 'Woche 2'),
            title: t('You see a draft', 'Sie sehen einen Entwurf'),
            text: t(
              'What is on the table, and how often it may change.',
              'Was vorliegt, und wie oft es sich ändern darf.',
            ),
          },
          {
            when: t('Week 6', 'Woche 6'),
            title: t('It is yours', 'Es gehört Ihnen'),
            text: t('What is handed over, and who helps afterwards.', 'Was übergeben wird, und wer danach hilft.'),
          },
        ],
      },
    ],
  },
  {
    name: 'feature-tabs',
    label: { en: 'Offers behind tabs', de: 'Angebote hinter Reitern' },
    group: 'features',
    blocks: [
      {
        blockType: 'tabs',
        heading: t('For whom', 'Für wen'),
        orientation: 'horizontal',
        panels: [
          {
            title: t('At home', 'Zu Hause'),
            icon: 'house',
            content: paragraph(
              'Describe one customer of this kind, and the day on which they call.',
              'Beschreiben Sie einen solchen Kunden, und den Tag, an dem er anruft.',
            ),
          },
          {
            title: t('At work', 'Im Betrieb'),
            icon: 'briefcase',
            content: paragraph(
              'What is different for a firm: bills, dates, somebody to answer for it.',
              'Was für einen Betrieb anders ist: Rechnungen, Termine, jemand, der geradesteht.',
            ),
          },
          {
            title: t('In public', 'Öffentlich'),
            icon: 'landmark',
            content: paragraph(
              'Tenders, rules, and a place that you may name.',
              'Ausschreibungen, Vorschriften, und ein Ort, den Sie nennen dürfen.',
            ),
          },
        ],
      },
    ],
  },
  {
    name: 'text-beside-points',
    label: { en: 'Text beside points', de: 'Text neben Punkten' },
    group: 'features',
    blocks: [
      {
        blockType: 'columns',
        ratio: 'halves',
        columns: [
          {
            blocks: [
              {
                blockType: 'heading',
                text: t('Why it is done like this', 'Warum es so gemacht wird'),
                eyebrow: t('Our way', 'Unser Weg'),
              },
              {
                blockType: 'richText',
                size: 'text',
                content: paragraph(
                  'Tell what you leave out, and why. Readers trust a limit more than a promise.',
                  'Sagen Sie, was Sie weglassen, und warum. Einer Grenze traut man mehr als einem Versprechen.',
                ),
              },
            ],
          },
          {
            blocks: [
              {
                blockType: 'iconList',
                layout: 'list',
                icon: 'check',
                items: [
                  { text: t('No work at weekends', 'Keine Arbeit am Wochenende') },
                  { text: t('No part that cannot be repaired', 'Kein Teil, das sich nicht reparieren lässt') },
                  { text: t('No bill that was not announced', 'Keine Rechnung, die nicht angekündigt war') },
                  { text: t('No job without a drawing', 'Kein Auftrag ohne Zeichnung') },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
]
