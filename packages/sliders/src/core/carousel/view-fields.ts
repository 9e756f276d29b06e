import { field, type ValuesOf } from '@vitrine/kit/block'
import type { CarouselKind } from './content.ts'
import { type CarouselView, PEEK, PER_VIEW, showsOne } from './view.ts'

const AS_USUAL = 'As usual'

const inRow = { shownWhen: { transition: 'slide' }, placeholder: AS_USUAL, widthPercent: 25 } as const

const viewFields = {
  transition: field.choice({
    label: { en: 'The next slide', de: 'Die nächste Folie' },
    options: {
      slide: { en: 'Follows in a row', de: 'Folgt in einer Reihe' },
      fade: { en: 'Fades in, one at a time', de: 'Wird eingeblendet, eine nach der anderen' },
      rise: { en: 'Rises, one at a time', de: 'Steigt auf, eine nach der anderen' },
    },
    required: false,
  }),
  desktop: field.number({
    label: { en: 'Side by side where it is wide', de: 'Nebeneinander, wo es breit ist' },
    ...PER_VIEW,
    ...inRow,
    whole: true,
  }),
  tablet: field.number({ label: { en: 'In between', de: 'Dazwischen' }, ...PER_VIEW, ...inRow, whole: true }),
  phone: field.number({
    label: { en: 'Where it is narrow', de: 'Wo es schmal ist' },
    ...PER_VIEW,
    ...inRow,
    whole: true,
  }),
  peek: field.number({
    label: { en: 'To be seen of the next (percent)', de: 'Von der nächsten zu sehen (Prozent)' },
    ...PEEK,
    ...inRow,
  }),
  gap: field.choice({
    label: { en: 'Space between', de: 'Abstand dazwischen' },
    options: {
      normal: { en: 'Usual', de: 'Üblich' },
      none: { en: 'None', de: 'Keiner' },
      small: { en: 'Little', de: 'Wenig' },
      large: { en: 'Much', de: 'Viel' },
    },
    required: false,
    widthPercent: 33,
  }),
  align: field.choice({
    label: { en: 'The shown slide stands', de: 'Die gezeigte Folie steht' },
    options: {
      start: { en: 'At the start', de: 'Am Anfang' },
      center: { en: 'In the middle', de: 'In der Mitte' },
    },
    required: false,
    widthPercent: 33,
  }),
  snap: field.choice({
    label: { en: 'Comes to rest', de: 'Kommt zur Ruhe' },
    options: { slide: { en: 'At a slide', de: 'An einer Folie' }, free: { en: 'Anywhere', de: 'Überall' } },
    required: false,
    widthPercent: 33,
  }),
  smoothHeight: field.toggle({
    label: { en: 'As high as the shown slide', de: 'So hoch wie die gezeigte Folie' },
    help: { en: 'Where one is shown at a time.', de: 'Wo immer nur eine gezeigt wird.' },
    widthPercent: 50,
  }),
  bleeds: field.toggle({
    label: { en: 'To the edges of the window', de: 'Bis an die Ränder des Fensters' },
    widthPercent: 50,
  }),
} as const

/** Fields of the visible part of a carousel. */
export const viewField = field.group({
  label: { en: 'How much is seen', de: 'Wie viel zu sehen ist' },
  folded: true,
  fields: viewFields,
  sideBySide: [
    ['desktop', 'tablet', 'phone', 'peek'],
    ['gap', 'align', 'snap'],
    ['smoothHeight', 'bleeds'],
  ],
})

/** Documents of any kind. */
const CARDS = { perView: { desktop: 3, tablet: 2, phone: 1 }, peek: 15 } as const

const USUAL: Readonly<Record<CarouselKind, Pick<CarouselView, 'perView' | 'peek'>>> = {
  pictures: { perView: { desktop: 3, tablet: 2, phone: 1 }, peek: 15 },
  logos: { perView: { desktop: 6, tablet: 4, phone: 2 }, peek: 0 },
  voices: { perView: { desktop: 3, tablet: 2, phone: 1 }, peek: 0 },
  pages: CARDS,
  posts: CARDS,
  projects: CARDS,
  blocks: { perView: { desktop: 1, tablet: 1, phone: 1 }, peek: 0 },
}

const ONE = { perView: { desktop: 1, tablet: 1, phone: 1 }, peek: 0 } as const

/** View of a carousel as editors want it; what they did not say is as usual for its kind. */
export function readView(values: ValuesOf<typeof viewFields>, kind: CarouselKind): CarouselView {
  const { transition, gap, align, snap, smoothHeight, bleeds } = values
  const usual = USUAL[kind]
  const { desktop, tablet, phone } = { ...usual.perView, ...values }
  const inRow = { perView: { desktop, tablet, phone }, peek: values.peek ?? usual.peek }
  const seen = transition === 'slide' ? inRow : ONE
  return { ...seen, transition, gap, align, snap, smoothHeight: smoothHeight && showsOne(seen), bleeds }
}
