import type { AdminLabel } from '@vitrine/kit/core'
import type { Field, GroupField } from 'payload'
import { EASING_NAMES } from '../../core/model/easing.ts'
import { PRESETS } from '../../core/model/layer/presets.ts'
import { SPLIT_BY, SPLIT_DIRECTIONS, STAGGER_MS } from '../../core/model/layer/split.ts'
import { FRAME_MS, MAX_FRAMES, SCROLLED } from '../../core/model/layer/timeline.ts'
import { colorField } from '../fields/color.ts'
import { checkOf, choiceOf, numberOf } from '../fields/options.ts'

const AT_MS = { min: 0, max: 600_000 } as const

const easingField: Field = {
  name: 'easing',
  label: { en: 'Speed', de: 'Tempo' },
  type: 'select',
  options: EASING_NAMES.map((value) => ({ value, label: value })),
}

const presetField: Field = {
  name: 'preset',
  label: { en: 'How', de: 'Verlauf' },
  type: 'select',
  options: Object.entries(PRESETS).map(([value, { title }]) => ({ value, label: title })),
  admin: { description: { en: 'What is written below counts more.', de: 'Was darunter steht, zählt mehr.' } },
}

const amount = (name: string, label: AdminLabel): Field => ({ name, label, type: 'text', maxLength: 60 })

const stateField = (name: string, label: AdminLabel): GroupField => ({
  name,
  label,
  type: 'group',
  admin: {
    description: {
      en: 'A number, 10..50 for one by chance, 10 | 20 | 30 for turns. Along the line and down also 50% of its size.',
      de: 'Eine Zahl, 10..50 für eine zufällige, 10 | 20 | 30 für wechselnde. Waagrecht und senkrecht auch 50% der eigenen Größe.',
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        amount('x', { en: 'Along the line', de: 'Waagrecht' }),
        amount('y', { en: 'Down', de: 'Senkrecht' }),
        amount('opacity', { en: 'Opacity, 0 to 1', de: 'Deckkraft, 0 bis 1' }),
      ],
    },
    {
      type: 'row',
      fields: [
        amount('scaleX', { en: 'Width, 1 is its own', de: 'Breite, 1 ist die eigene' }),
        amount('scaleY', { en: 'Height', de: 'Höhe' }),
        amount('rotateZ', { en: 'Degrees', de: 'Grad' }),
      ],
    },
    {
      type: 'row',
      fields: [
        amount('blur', { en: 'Blur in pixels', de: 'Unschärfe in Pixeln' }),
        amount('rotateX', { en: 'Tipped, degrees', de: 'Gekippt, Grad' }),
        amount('rotateY', { en: 'Turned, degrees', de: 'Gedreht, Grad' }),
      ],
    },
  ],
})

const DIRECTIONS: Readonly<Record<(typeof SPLIT_DIRECTIONS)[number], AdminLabel>> = {
  forward: { en: 'From the first', de: 'Ab dem ersten' },
  backward: { en: 'From the last', de: 'Ab dem letzten' },
  middleToEdge: { en: 'From the middle', de: 'Von der Mitte aus' },
  edgeToMiddle: { en: 'From both ends', de: 'Von beiden Enden' },
  random: { en: 'By chance', de: 'Zufällig' },
  oddEven: { en: 'Every other first', de: 'Erst jedes zweite' },
}

const splitField: GroupField = {
  name: 'split',
  label: { en: 'In pieces', de: 'In Teilen' },
  type: 'group',
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'by',
          label: { en: 'Pieces', de: 'Teile' },
          type: 'select',
          options: SPLIT_BY.map((value) => ({
            value,
            label: {
              chars: { en: 'Letters', de: 'Buchstaben' },
              words: { en: 'Words', de: 'Wörter' },
              lines: { en: 'Lines', de: 'Zeilen' },
            }[value],
          })),
        },
        numberOf('stagger', { en: 'Milliseconds between two', de: 'Millisekunden zwischen zweien' }, STAGGER_MS),
        {
          name: 'direction',
          label: { en: 'Order', de: 'Reihenfolge' },
          type: 'select',
          options: SPLIT_DIRECTIONS.map((value) => ({ value, label: DIRECTIONS[value] })),
        },
      ],
    },
  ],
}

const frameFields = (): Field[] => [
  {
    type: 'row',
    fields: [
      numberOf('at', { en: 'At milliseconds of its slide', de: 'Bei Millisekunde der Folie' }, AT_MS),
      numberOf('duration', { en: 'Milliseconds', de: 'Millisekunden' }, FRAME_MS),
      easingField,
      choiceOf(
        'trigger',
        { en: 'Starts', de: 'Beginnt' },
        {
          time: { en: 'In its time', de: 'Zu seiner Zeit' },
          action: { en: 'When an action says so', de: 'Auf Befehl einer Aktion' },
          scroll: { en: 'When the slider has been scrolled so far', de: 'Wenn der Slider so weit gescrollt ist' },
        },
      ),
      numberOf('scrolled', { en: 'Percent of the window', de: 'Prozent des Fensters' }, SCROLLED, {
        help: {
          en: '0: its top is at the foot of the window. 100: at its top.',
          de: '0: Sein oberer Rand ist am Fuß des Fensters. 100: an dessen oberem Rand.',
        },
        condition: (_, siblings) => siblings?.trigger === 'scroll',
      }),
    ],
  },
]

const details = (...fields: Field[]): Field => ({
  type: 'collapsible',
  label: { en: 'Details', de: 'Einzelheiten' },
  admin: { initCollapsed: true },
  fields,
})

/** Frames by which a layer comes, moves and leaves. */
export const timelineField: GroupField = {
  name: 'timeline',
  label: false,
  type: 'group',
  fields: [
    {
      name: 'in',
      label: { en: 'It comes', de: 'Einblendung' },
      type: 'group',
      fields: [
        presetField,
        ...frameFields(),
        details(
          {
            name: 'mask',
            label: { en: 'Only within its own box', de: 'Nur innerhalb des eigenen Kastens' },
            type: 'checkbox',
          },
          splitField,
        ),
      ],
    },
    details(stateField('start', { en: 'Before it comes', de: 'Vor der Einblendung' })),
    {
      name: 'frames',
      labels: { singular: { en: 'Frame', de: 'Schritt' }, plural: { en: 'Frames', de: 'Schritte' } },
      label: { en: 'Then', de: 'Danach' },
      type: 'array',
      maxRows: MAX_FRAMES - 2,
      admin: { initCollapsed: true },
      fields: [
        { name: 'name', label: 'Name', type: 'text', maxLength: 60 },
        ...frameFields(),
        stateField('state', { en: 'How it is then', de: 'Zustand danach' }),
      ],
    },
    {
      name: 'out',
      label: { en: 'It goes', de: 'Ausblendung' },
      type: 'group',
      admin: { description: { en: 'Without a time: with its slide.', de: 'Ohne Zeitangabe: mit der Folie.' } },
      fields: [
        presetField,
        ...frameFields(),
        details(stateField('state', { en: 'How it is then', de: 'Zustand danach' })),
      ],
    },
  ],
}

/** Continuous motion of a layer while it is shown. */
export const loopField: GroupField = {
  name: 'loop',
  label: { en: 'It swings', de: 'Pendeln' },
  type: 'group',
  fields: [
    {
      type: 'row',
      fields: [
        numberOf('x', { en: 'Along the line, in pixels', de: 'Waagrecht, in Pixeln' }, { min: -2000, max: 2000 }),
        numberOf('y', { en: 'Down', de: 'Senkrecht' }, { min: -2000, max: 2000 }),
        numberOf('rotate', { en: 'Degrees', de: 'Grad' }, { min: -3600, max: 3600 }),
        numberOf('scale', { en: 'Size, 1 is its own', de: 'Größe, 1 ist die eigene' }, { min: 0, max: 10 }),
        numberOf('opacity', { en: 'Opacity, 0 to 1', de: 'Deckkraft, 0 bis 1' }, { min: 0, max: 1 }),
      ],
    },
    {
      type: 'row',
      fields: [
        numberOf('duration', { en: 'Milliseconds', de: 'Millisekunden' }, { min: 100, max: 120_000, default: 2000 }),
        checkOf('yoyo', { en: 'And back', de: 'Und zurück' }, true),
        numberOf(
          'repeat',
          { en: 'Times', de: 'Wie oft' },
          { min: 1, max: 10_000 },
          { help: { en: 'Empty: always.', de: 'Leer: immer.' } },
        ),
      ],
    },
  ],
}

/** Look of a layer under a pointer. */
export const hoverField: GroupField = {
  name: 'hover',
  label: { en: 'Under a pointer', de: 'Unter dem Mauszeiger' },
  type: 'group',
  fields: [
    {
      name: 'to',
      label: false,
      type: 'group',
      fields: [
        {
          type: 'row',
          fields: [
            numberOf('x', { en: 'Along the line', de: 'Waagrecht' }, { min: -500, max: 500 }),
            numberOf('y', { en: 'Down', de: 'Senkrecht' }, { min: -500, max: 500 }),
            numberOf('scale', { en: 'Size, 1 is its own', de: 'Größe, 1 ist die eigene' }, { min: 0, max: 10 }),
            numberOf('opacity', { en: 'Opacity, 0 to 1', de: 'Deckkraft, 0 bis 1' }, { min: 0, max: 1 }),
            colorField('color', { en: 'Colour', de: 'Farbe' }),
            colorField('background', { en: 'Background', de: 'Hintergrund' }),
          ],
        },
      ],
    },
    numberOf('duration', { en: 'Milliseconds', de: 'Millisekunden' }, { min: 0, max: 10_000, default: 300 }),
  ],
}
