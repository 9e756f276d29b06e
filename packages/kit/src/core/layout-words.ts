import type { AdminText } from '@vitrine/content/core'
import type { NARROW_CHOICES } from './frame.ts'

type Choices = typeof NARROW_CHOICES

/** Names of the choices of a layout, and of their values. */
export const LAYOUT_WORDS: {
  readonly [Name in keyof Choices]: {
    readonly label: AdminText
    readonly values: Readonly<Record<Choices[Name][number], AdminText>>
  }
} = {
  space: {
    label: { en: 'Space above and below', de: 'Abstand oben und unten' },
    values: {
      none: { en: 'None', de: 'Keiner' },
      small: { en: 'Little', de: 'Wenig' },
      large: { en: 'Much', de: 'Viel' },
    },
  },
  align: {
    label: { en: 'Text stands', de: 'Text steht' },
    values: {
      start: { en: 'At the start', de: 'Am Anfang' },
      center: { en: 'In the middle', de: 'In der Mitte' },
      end: { en: 'At the end', de: 'Am Ende' },
    },
  },
  textSize: {
    label: { en: 'Text is', de: 'Text ist' },
    values: { smaller: { en: 'Smaller', de: 'Kleiner' }, larger: { en: 'Larger', de: 'Größer' } },
  },
  columns: {
    label: { en: 'Side by side', de: 'Nebeneinander' },
    values: {
      '1': { en: 'One', de: 'Eins' },
      reversed: { en: 'One, the last on top', de: 'Eins, das letzte oben' },
      '2': { en: 'Two', de: 'Zwei' },
      '3': { en: 'Three', de: 'Drei' },
      '4': { en: 'Four', de: 'Vier' },
    },
  },
  order: {
    label: { en: 'Among the blocks around it', de: 'Unter den Blöcken daneben' },
    values: {
      first: { en: 'Before the others', de: 'Vor den anderen' },
      last: { en: 'Behind the others', de: 'Hinter den anderen' },
    },
  },
}
