import type { Section } from '@vitrine/kit/core'
import { t } from './words.ts'

export const people: readonly Section[] = [
  {
    name: 'team-rows',
    label: { en: 'Team, one line each', de: 'Team, je eine Zeile' },
    group: 'people',
    blocks: [
      {
        blockType: 'team',
        variant: 'rows',
        heading: t('Who you will meet', 'Wen Sie treffen'),
        intro: t('First names are enough if that is how you speak.', 'Vornamen reichen, wenn Sie so sprechen.'),
        people: [
          {
            name: t('First and last name', 'Vor- und Nachname'),
            role: t('Answers the telephone', 'Geht ans Telefon'),
            text: t('What to ask this person about.', 'Wonach man diesen Menschen fragt.'),
          },
          {
            name: t('Second name', 'Zweiter Name'),
            role: t('Draws', 'Zeichnet'),
            text: t('Since when, and what came before.', 'Seit wann, und was davor war.'),
          },
          {
            name: t('Third name', 'Dritter Name'),
            role: t('Builds', 'Baut'),
            text: t('Where to find them on most days.', 'Wo man sie meistens findet.'),
          },
        ],
      },
    ],
  },
  {
    name: 'large-quotation',
    label: { en: 'Quotation on a dark ground', de: 'Zitat auf dunklem Grund' },
    group: 'people',
    blocks: [
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
                quote: t(
                  'Ask a client what changed. Print the two sentences that surprise you, word for word.',
                  'Fragen Sie, was sich geändert hat. Drucken Sie die zwei Sätze, die Sie überraschen, wörtlich.',
                ),
                name: t('First and last name', 'Vor- und Nachname'),
                role: t('What they do, and where', 'Was sie tun, und wo'),
              },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'voices',
    label: { en: 'Voices side by side', de: 'Stimmen nebeneinander' },
    group: 'people',
    blocks: [
      {
        blockType: 'testimonials',
        variant: 'grid',
        heading: t('What is said about us', 'Was man über uns sagt'),
        items: [
          {
            quote: t('One sentence about the beginning.', 'Ein Satz über den Anfang.'),
            name: t('A name', 'Ein Name'),
            role: t('a bakery', 'eine Bäckerei'),
            stars: 5,
          },
          {
            quote: t('One about a day on which it went wrong.', 'Einer über einen Tag, an dem etwas schiefging.'),
            name: t('Another name', 'Ein anderer Name'),
            role: t('a school', 'eine Schule'),
            stars: 4,
          },
          {
            quote: t('One about what they would do again.', 'Einer darüber, was sie wieder täten.'),
            name: t('A third name', 'Ein dritter Name'),
            role: t('a museum', 'ein Museum'),
            stars: 5,
          },
        ],
      },
    ],
  },
  {
    name: 'clients',
    label: { en: 'Names of clients', de: 'Namen von Kunden' },
    group: 'people',
    blocks: [
      {
        blockType: 'logos',
        heading: t('They asked us back', 'Sie haben uns wieder gefragt'),
        logos: [
          { name: t('A bakery', 'Eine Bäckerei') },
          { name: t('A school', 'Eine Schule') },
          { name: t('A harbour', 'Ein Hafen') },
          { name: t('A museum', 'Ein Museum') },
          { name: t('A theatre', 'Ein Theater') },
        ],
      },
    ],
  },
]
