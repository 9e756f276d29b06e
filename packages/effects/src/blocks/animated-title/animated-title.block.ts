import { given } from '@vitrine/content/core'
import { type BlockOf, defineBlock, draw, field, type ValuesOf } from '@vitrine/kit/block'
import type { HighlightedText, RotatingText } from '../../core/animated-title.ts'
import { HEADING_LOOK, headingLook, headingLookOf } from '../../core/heading-look.ts'
import { DISPLAY_MS } from '../../core/rotation.ts'
import { letteringOf } from '../../core/title-effects.ts'

const rotates = { kind: 'rotating' } as const
const isHighlighted = { kind: 'highlighted' } as const

/** Words that change by themselves. */
const rotation = {
  texts: field.rows({
    label: { en: 'Words that change', de: 'Worte, die wechseln' },
    max: 12,
    shownWhen: rotates,
    fields: { text: field.text({ label: { en: 'Words', de: 'Worte' }, required: true, maxLength: 120 }) },
  }),
  effect: field.choice({
    label: { en: 'How', de: 'Wie' },
    options: {
      clip: { en: 'Uncovered', de: 'Aufgedeckt' },
      type: { en: 'Typed', de: 'Getippt' },
      letters: { en: 'Turns letter by letter', de: 'Dreht sich Buchstabe für Buchstabe' },
      rotate: { en: 'Turns', de: 'Dreht sich' },
      slide: { en: 'Slides', de: 'Gleitet' },
      push: { en: 'Pushes the one before away', de: 'Schiebt das vorige weg' },
      scale: { en: 'Grows from nothing', de: 'Wächst aus dem Nichts' },
      zoom: { en: 'Comes nearer', de: 'Kommt näher' },
      bar: { en: 'With a bar that fills', de: 'Mit einem Balken, der sich füllt' },
      fade: { en: 'Fades', de: 'Blendet über' },
      flip: { en: 'Turns over', de: 'Klappt um' },
      bounce: { en: 'Bounces', de: 'Federt' },
      roll: { en: 'Rolls', de: 'Rollt' },
      'light-speed': { en: 'Rushes', de: 'Rast' },
    },
    required: false,
    shownWhen: rotates,
    widthPercent: 33,
  }),
  direction: field.choice({
    label: { en: 'Goes', de: 'Geht' },
    options: {
      up: { en: 'Upwards', de: 'Nach oben' },
      down: { en: 'Downwards', de: 'Nach unten' },
      start: { en: 'To the start of the line', de: 'Zum Anfang der Zeile' },
      end: { en: 'To the end of the line', de: 'Zum Ende der Zeile' },
    },
    required: false,
    shownWhen: rotates,
    widthPercent: 33,
  }),
  lettering: field.choice({
    label: { en: 'Moves by', de: 'Bewegt sich' },
    options: {
      characters: { en: 'Letters', de: 'Nach Buchstaben' },
      words: { en: 'Words', de: 'Nach Wörtern' },
      lines: { en: 'The whole', de: 'Im Ganzen' },
    },
    required: false,
    shownWhen: rotates,
    widthPercent: 33,
  }),
  order: field.choice({
    label: { en: 'Order', de: 'Reihenfolge' },
    options: {
      normal: { en: 'One after the other', de: 'Nacheinander' },
      sync: { en: 'All at once', de: 'Alle zugleich' },
      reverse: { en: 'The last one first', de: 'Der letzte zuerst' },
      shuffle: { en: 'By chance', de: 'Zufällig' },
    },
    required: false,
    shownWhen: rotates,
    widthPercent: 33,
  }),
  displayMs: field.number({
    label: { en: 'Each stays (milliseconds)', de: 'Jedes bleibt (Millisekunden)' },
    min: DISPLAY_MS.min,
    max: DISPLAY_MS.max,
    whole: true,
    placeholder: String(DISPLAY_MS.default),
    shownWhen: rotates,
    widthPercent: 33,
  }),
  loops: field.toggle({
    label: { en: 'Again and again', de: 'Immer wieder' },
    initial: true,
    shownWhen: rotates,
    widthPercent: 33,
  }),
} as const

/** A phrase with a stroke. */
const highlight = {
  phrase: field.text({
    label: { en: 'Words with a stroke', de: 'Worte mit einem Strich' },
    maxLength: 120,
    shownWhen: isHighlighted,
  }),
  shape: field.choice({
    label: { en: 'Stroke', de: 'Strich' },
    options: {
      underline: { en: 'Underline', de: 'Unterstrich' },
      circle: { en: 'Circle', de: 'Kreis' },
      zigzag: { en: 'Zigzag underline', de: 'Zickzack darunter' },
      'double-underline': { en: 'Two lines below', de: 'Zwei Linien darunter' },
      double: { en: 'Above and below', de: 'Darüber und darunter' },
      curly: { en: 'Wave', de: 'Welle' },
      cross: { en: 'Cross', de: 'Kreuz' },
      strikethrough: { en: 'Through the middle', de: 'Durch die Mitte' },
      'diagonal-up': { en: 'From bottom left', de: 'Von unten links' },
      'diagonal-down': { en: 'From top left', de: 'Von oben links' },
    },
    required: false,
    shownWhen: isHighlighted,
    widthPercent: 25,
  }),
  color: field.choice({
    label: { en: 'Colour', de: 'Farbe' },
    options: {
      accent: { en: 'Accent', de: 'Akzent' },
      ink: { en: 'Ink', de: 'Tinte' },
      shadow: { en: 'Shadow', de: 'Schatten' },
    },
    required: false,
    shownWhen: isHighlighted,
    widthPercent: 25,
  }),
  weight: field.choice({
    label: { en: 'Weight', de: 'Stärke' },
    options: {
      normal: { en: 'Normal', de: 'Normal' },
      fine: { en: 'Fine', de: 'Fein' },
      bold: { en: 'Bold', de: 'Kräftig' },
    },
    required: false,
    shownWhen: isHighlighted,
    widthPercent: 25,
  }),
  pace: field.choice({
    label: { en: 'Drawn', de: 'Gezeichnet' },
    options: {
      normal: { en: 'At an even pace', de: 'Gleichmäßig' },
      slow: { en: 'Slowly', de: 'Langsam' },
      fast: { en: 'Fast', de: 'Schnell' },
    },
    required: false,
    shownWhen: isHighlighted,
    widthPercent: 25,
  }),
} as const

/** A heading of which a part moves. */
export const animatedTitle = defineBlock({
  name: 'animatedTitle',
  label: { en: 'Animated title', de: 'Bewegter Titel' },
  group: 'Text',
  drawing: [
    draw.title(6, 11, 14),
    draw.area(22.5, 9.8, 19, 4.8),
    draw.title(24, 11, 16),
    draw.stroke('M24 17.5c4-1.6 11-1.8 16-.6'),
    draw.title(6, 20, 22),
  ],
  fields: {
    kind: field.choice({
      label: { en: 'What moves', de: 'Was sich bewegt' },
      options: {
        rotating: { en: 'Words that change', de: 'Worte, die wechseln' },
        highlighted: { en: 'A stroke that is drawn', de: 'Ein Strich, der gezeichnet wird' },
      },
    }),
    before: field.text({ label: { en: 'Before', de: 'Davor' } }),
    ...rotation,
    ...highlight,
    after: field.text({ label: { en: 'After', de: 'Danach' } }),
    ...headingLook,
  },
  sideBySide: [
    ['effect', 'direction', 'lettering'],
    ['order', 'displayMs', 'loops'],
    ['shape', 'color', 'weight', 'pace'],
    HEADING_LOOK,
  ],
  refine: (block) => {
    const { kind, before, after } = block
    const part = kind === 'highlighted' ? highlighted(block) : rotating(block)
    return part && { part, ...headingLookOf(block), ...given({ before, after }) }
  },
})

export type AnimatedTitleBlock = BlockOf<typeof animatedTitle>

function rotating(values: ValuesOf<typeof rotation>): RotatingText | undefined {
  const { texts, effect, direction, lettering, order, loops, displayMs = DISPLAY_MS.default } = values
  if (texts.length === 0) return undefined
  return {
    kind: 'rotating',
    texts: texts.map(({ id, text }) => ({ id, text: text.trim() })),
    effect,
    direction,
    lettering: letteringOf(effect, lettering),
    order,
    loops,
    displayMs,
  }
}

function highlighted(values: ValuesOf<typeof highlight>): HighlightedText | undefined {
  const { phrase, shape, color, weight, pace } = values
  return phrase === undefined ? undefined : { kind: 'highlighted', phrase, shape, color, weight, pace }
}
