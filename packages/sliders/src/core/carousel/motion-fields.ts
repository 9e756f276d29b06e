import { field, type ValuesOf } from '@vitrine/kit/block'
import type { CarouselKind } from './content.ts'
import { type CarouselMotion, DELAY_MS, PACES, SPEED_MS } from './motion.ts'

const motionFields = {
  moves: field.optionalChoice({
    label: { en: 'By itself it', de: 'Von selbst' },
    help: {
      en: 'Empty: logos glide, everything else stands still.',
      de: 'Leer: Logos gleiten, alles andere steht still.',
    },
    options: {
      still: { en: 'Stands still', de: 'Steht es still' },
      autoplay: { en: 'Goes on slide by slide', de: 'Geht es Folie für Folie weiter' },
      marquee: { en: 'Glides without end', de: 'Gleitet es ohne Ende' },
    },
    widthPercent: 50,
  }),
  step: field.choice({
    label: { en: 'Arrows go on by', de: 'Pfeile führen weiter um' },
    options: {
      one: { en: 'One slide', de: 'Eine Folie' },
      page: { en: 'As many as are shown', de: 'So viele, wie zu sehen sind' },
    },
    required: false,
    widthPercent: 50,
  }),
  delay: field.number({
    label: { en: 'Each stays (milliseconds)', de: 'Jede bleibt (Millisekunden)' },
    min: DELAY_MS.min,
    max: DELAY_MS.max,
    placeholder: String(DELAY_MS.usual),
    shownWhen: { moves: 'autoplay' },
    widthPercent: 50,
  }),
  speed: field.number({
    label: { en: 'A change takes (milliseconds)', de: 'Ein Wechsel dauert (Millisekunden)' },
    min: SPEED_MS.min,
    max: SPEED_MS.max,
    placeholder: String(SPEED_MS.usual),
    widthPercent: 50,
  }),
  pace: field.choice({
    label: { en: 'Glides', de: 'Gleitet' },
    options: {
      normal: { en: 'At an even pace', de: 'In gleichmäßigem Tempo' },
      slow: { en: 'Slowly', de: 'Langsam' },
      fast: { en: 'Fast', de: 'Schnell' },
    },
    required: false,
    shownWhen: { moves: 'marquee' },
    widthPercent: 50,
  }),
  backwards: field.toggle({
    label: { en: 'Backwards', de: 'Rückwärts' },
    shownWhen: { moves: 'marquee' },
    widthPercent: 50,
  }),
  loop: field.optionalChoice({
    label: { en: 'After the last slide comes the first', de: 'Nach der letzten Folie kommt die erste' },
    help: { en: 'Empty: when it goes on by itself.', de: 'Leer: wenn es von selbst weitergeht.' },
    options: { yes: { en: 'Yes', de: 'Ja' }, no: { en: 'No', de: 'Nein' } },
    widthPercent: 33,
  }),
  drag: field.toggle({
    label: { en: 'Can be dragged with the mouse', de: 'Lässt sich mit der Maus ziehen' },
    widthPercent: 33,
  }),
  pauseOnHover: field.toggle({
    label: { en: 'Waits under the pointer', de: 'Wartet unter dem Zeiger' },
    initial: true,
    widthPercent: 33,
  }),
} as const

/** Fields of a carousel's motion. */
export const motionField = field.group({
  label: { en: 'How it moves', de: 'Wie es sich bewegt' },
  folded: true,
  fields: motionFields,
  sideBySide: [
    ['moves', 'step'],
    ['delay', 'speed', 'pace', 'backwards'],
    ['loop', 'drag', 'pauseOnHover'],
  ],
})

/** Motion of a carousel as editors want it; what they did not say is as usual for its kind. */
export function readMotion(values: ValuesOf<typeof motionFields>, kind: CarouselKind): CarouselMotion {
  const { step, drag, pauseOnHover } = values
  const moves = values.moves ?? (kind === 'logos' ? 'marquee' : 'still')
  const pace = PACES[values.pace]
  return {
    moves,
    delay: values.delay ?? DELAY_MS.usual,
    speed: values.speed ?? SPEED_MS.usual,
    pace: values.backwards ? -pace : pace,
    // What glides without end has no end.
    loop: moves === 'marquee' || values.loop === 'yes' || (values.loop !== 'no' && moves === 'autoplay'),
    drag,
    step,
    pauseOnHover,
  }
}
