import { field, type ValuesOf } from '@vitrine/kit/block'

/** Levels of headings below the page's title. */
export type HeadingLevel = 2 | 3 | 4

const LEVELS: Readonly<Record<'2' | '3' | '4', HeadingLevel>> = { 2: 2, 3: 3, 4: 4 }

/** Level, size and alignment of a heading. */
export const headingLook = {
  level: field.choice({
    label: { en: 'Level', de: 'Ebene' },
    help: {
      en: 'At the very top of a page it is the title in any case.',
      de: 'Ganz oben auf einer Seite ist sie auf jeden Fall der Titel.',
    },
    options: {
      '2': { en: '2: a part of the page', de: '2: ein Teil der Seite' },
      '3': { en: '3: a part of that', de: '3: ein Teil davon' },
      '4': { en: '4: a part of that', de: '4: ein Teil davon' },
    },
    required: false,
    widthPercent: 33,
  }),
  /** Step of the type scale: 1 is little more than text, 6 fills the window. */
  size: field.choice({
    label: { en: 'Size', de: 'Größe' },
    options: {
      '1': { en: 'Smallest', de: 'Am kleinsten' },
      '2': { en: 'Small', de: 'Klein' },
      '3': { en: 'Medium', de: 'Mittel' },
      '4': { en: 'Large', de: 'Groß' },
      '5': { en: 'Very large', de: 'Sehr groß' },
      '6': { en: 'Huge', de: 'Riesig' },
    },
    initial: '4',
    required: false,
    widthPercent: 33,
  }),
  align: field.choice({
    label: { en: 'Stands', de: 'Steht' },
    options: {
      start: { en: 'At the start of the line', de: 'Am Anfang der Zeile' },
      center: { en: 'Centred', de: 'Mittig' },
      end: { en: 'At its end', de: 'An ihrem Ende' },
    },
    required: false,
    widthPercent: 33,
  }),
} as const

/** Names of the fields, which stand side by side. */
export const HEADING_LOOK = ['level', 'size', 'align'] as const

/** Look of a heading, in numbers. */
export function headingLookOf({ level, size, align }: ValuesOf<typeof headingLook>) {
  return { level: LEVELS[level], size: Number(size), align }
}
