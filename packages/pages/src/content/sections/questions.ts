import type { Section } from '@vitrine/kit/core'
import { linkTo, paragraph, t } from './words.ts'

const items = [
  {
    title: t('What does it cost?', 'Was kostet es?'),
    content: paragraph(
      'Give a price, or the range that nine jobs of ten fall into. Say what moves it.',
      'Nennen Sie einen Preis, oder die Spanne für neun von zehn Aufträgen. Sagen Sie, was ihn bewegt.',
    ),
  },
  {
    title: t('When can you begin?', 'Wann können Sie anfangen?'),
    content: paragraph(
      'Name the next free month. Change this line when it passes.',
      'Nennen Sie den nächsten freien Monat. Ändern Sie die Zeile, wenn er vorbei ist.',
    ),
  },
  {
    title: t('What if it goes wrong?', 'Und wenn etwas schiefgeht?'),
    content: paragraph(
      'Say what you put right without a bill, and for how long.',
      'Sagen Sie, was Sie ohne Rechnung richten, und wie lange.',
    ),
  },
]

const questionBlock = { blockType: 'accordion', open: 'one', firstOpen: true, isFaq: true, items }

export const questions: readonly Section[] = [
  {
    name: 'questions',
    label: { en: 'Questions and answers', de: 'Fragen und Antworten' },
    group: 'questions',
    blocks: [
      {
        ...questionBlock,
        heading: t('Before you ask', 'Bevor Sie fragen'),
        intro: t('What every first call begins with.', 'Womit jedes erste Gespräch beginnt.'),
      },
    ],
  },
  {
    name: 'questions-beside-contact',
    label: { en: 'Questions beside a way to ask another', de: 'Fragen neben einem Weg, eine weitere zu stellen' },
    group: 'questions',
    blocks: [
      {
        blockType: 'section',
        surface: 'surface',
        padding: 'normal',
        blocks: [
          {
            blockType: 'columns',
            ratio: '4-8',
            columns: [
              {
                blocks: [
                  {
                    blockType: 'heading',
                    text: t('Questions', 'Fragen'),
                    eyebrow: t('And answers', 'Und Antworten'),
                  },
                  {
                    blockType: 'richText',
                    size: 'text',
                    content: paragraph('Yours is not here? Ask it.', 'Ihre ist nicht dabei? Stellen Sie sie.'),
                  },
                  {
                    blockType: 'buttonGroup',
                    align: 'start',
                    buttons: [{ ...linkTo('/contact/', 'Ask', 'Fragen'), look: 'outline', icon: 'mail' }],
                  },
                ],
              },
              { blocks: [questionBlock] },
            ],
          },
        ],
      },
    ],
  },
]
