import type { AdminLabel } from '@vitrine/kit/core'
import { area, disc, pictured, rule, stroke } from '@vitrine/kit/fields'
import type { Block, Field } from 'payload'
import {
  type ACROSS,
  HIDE_DELAY_MS,
  HIDE_OVER_PX,
  NAVIGATION_SLUGS,
  type NavigationKind,
  PROGRESS_SLUG,
  type STYLES,
} from '../core/model/controls.ts'
import { checkOf, choiceOf, numberOf } from './fields/options.ts'

const PX = { min: -500, max: 500 } as const

const STYLE_LABELS = {
  arrows: {
    round: { en: 'Round', de: 'Rund' },
    plain: { en: 'Plain', de: 'Schlicht' },
    square: { en: 'Square', de: 'Eckig' },
    preview: { en: 'With the title of the slide they lead to', de: 'Mit dem Titel der Folie, zu der sie führen' },
  },
  bullets: {
    dots: { en: 'Dots', de: 'Punkte' },
    lines: { en: 'Lines', de: 'Striche' },
    rings: { en: 'Rings', de: 'Ringe' },
    numbers: { en: 'Numbers', de: 'Zahlen' },
  },
  thumbnails: { plain: { en: 'Plain', de: 'Schlicht' }, framed: { en: 'Framed', de: 'Gerahmt' } },
  tabs: {
    plain: { en: 'Plain', de: 'Schlicht' },
    cards: { en: 'Cards', de: 'Karten' },
    line: { en: 'With a line', de: 'Mit Linie' },
  },
} as const satisfies { [Kind in NavigationKind]: Record<(typeof STYLES)[Kind][number], AdminLabel> }

const ACROSS_LABELS = {
  start: { en: 'At the beginning', de: 'Am Anfang' },
  center: { en: 'In the middle', de: 'In der Mitte' },
  end: { en: 'At the end', de: 'Am Ende' },
} as const satisfies Record<(typeof ACROSS)[number], AdminLabel>

const ACROSS_LABELS_OF_ARROWS = {
  center: { en: 'At both sides', de: 'An beiden Seiten' },
  start: { en: 'Together, at the beginning', de: 'Zusammen, am Anfang' },
  end: { en: 'Together, at the end', de: 'Zusammen, am Ende' },
} as const satisfies Record<(typeof ACROSS)[number], AdminLabel>

/** Fields of a control's position. */
const placeFields = (kind: NavigationKind): Field[] => [
  {
    type: 'row',
    fields: [
      choiceOf(
        'across',
        { en: 'Across', de: 'Waagrecht' },
        kind === 'arrows' ? ACROSS_LABELS_OF_ARROWS : ACROSS_LABELS,
        { defaultValue: 'center' },
      ),
      choiceOf(
        'down',
        { en: 'Down', de: 'Senkrecht' },
        {
          top: { en: 'At the top', de: 'Oben' },
          center: { en: 'In the middle', de: 'In der Mitte' },
          bottom: { en: 'At the foot', de: 'Unten' },
        },
        { defaultValue: kind === 'arrows' ? 'center' : 'bottom' },
      ),
      numberOf(
        'offsetX',
        { en: 'Pixels from the side', de: 'Pixel vom Seitenrand' },
        { ...PX, default: kind === 'arrows' ? 20 : 0 },
      ),
      numberOf(
        'offsetY',
        { en: 'Pixels from top or foot', de: 'Pixel von oben oder unten' },
        { ...PX, default: kind === 'arrows' ? 0 : 20 },
      ),
    ],
  },
]

const rowFields: Field[] = [
  choiceOf(
    'place',
    { en: 'Lies', de: 'Liegt' },
    {
      inner: { en: 'Above the slides', de: 'Über den Folien, auf ihnen' },
      'outer-start': { en: 'Before them', de: 'Davor' },
      'outer-end': { en: 'After them', de: 'Danach' },
      'outer-top': { en: 'Over them', de: 'Darüber' },
      'outer-bottom': { en: 'Below them', de: 'Darunter' },
    },
  ),
  {
    type: 'row',
    fields: [
      choiceOf(
        'direction',
        { en: 'Direction', de: 'Richtung' },
        {
          horizontal: { en: 'Side by side', de: 'Nebeneinander' },
          vertical: { en: 'One below the other', de: 'Untereinander' },
        },
      ),
      numberOf('space', { en: 'Pixels between two', de: 'Pixel dazwischen' }, { min: 0, max: 100, default: 2 }),
      numberOf(
        'width',
        { en: 'Width of one in pixels', de: 'Breite je Stück in Pixeln' },
        { min: 0, max: 600, default: 100 },
      ),
      numberOf(
        'height',
        { en: 'Height of one in pixels', de: 'Höhe je Stück in Pixeln' },
        { min: 0, max: 400, default: 50 },
      ),
    ],
  },
]

const hideFields: Field[] = [
  checkOf(
    'hideOnLeave',
    { en: 'Hidden while the pointer is elsewhere', de: 'Verborgen, solange der Mauszeiger woanders ist' },
    false,
    { en: 'Never while it has the focus.', de: 'Nie, solange es den Fokus hat.' },
  ),
  {
    type: 'row',
    fields: [
      numberOf(
        'hideDelay',
        { en: 'Hidden after milliseconds', de: 'Verborgen nach Millisekunden' },
        {
          min: 0,
          max: HIDE_DELAY_MS.max,
          default: HIDE_DELAY_MS.default,
        },
      ),
      numberOf(
        'hideDelayTouch',
        { en: 'After a touch', de: 'Nach einer Berührung' },
        { min: 0, max: HIDE_DELAY_MS.max, default: HIDE_DELAY_MS.touch },
      ),
      numberOf(
        'hideUnder',
        { en: 'Hidden in sliders narrower than pixels', de: 'Verborgen in Slidern schmaler als Pixel' },
        { min: 0, max: HIDE_OVER_PX, default: 0 },
      ),
      numberOf(
        'hideOver',
        { en: 'Hidden in sliders wider than pixels', de: 'Verborgen in Slidern breiter als Pixel' },
        {
          min: 0,
          max: HIDE_OVER_PX,
          default: HIDE_OVER_PX,
        },
      ),
    ],
  },
  checkOf('onTouch', { en: 'Also where there is no pointer', de: 'Auch ohne Mauszeiger' }, true),
]

function navigation(kind: NavigationKind, label: AdminLabel, drawing: NonNullable<Block['admin']>): Block {
  const isRow = kind === 'thumbnails' || kind === 'tabs'
  return {
    slug: NAVIGATION_SLUGS[kind],
    labels: { singular: label, plural: label },
    admin: drawing,
    fields: [
      choiceOf<string>('style', { en: 'Style', de: 'Stil' }, STYLE_LABELS[kind]),
      ...placeFields(kind),
      ...(isRow ? rowFields : []),
      {
        type: 'collapsible',
        label: { en: 'When it is hidden', de: 'Wann es verborgen ist' },
        admin: { initCollapsed: true },
        fields: hideFields,
      },
    ],
  }
}

/** Controls of a slider; each at most once. */
export const controlBlocks: Block[] = [
  navigation(
    'arrows',
    { en: 'Arrows', de: 'Pfeile' },
    pictured(area(0, 4, 48, 24), stroke('M8 12l-4 4l4 4'), stroke('M40 12l4 4l-4 4')),
  ),
  navigation(
    'bullets',
    { en: 'Dots', de: 'Punkte' },
    pictured(area(0, 4, 48, 24), ...[18, 24, 30].map((x) => disc(x, 24, 1.5))),
  ),
  navigation(
    'thumbnails',
    { en: 'Thumbnails', de: 'Vorschaubilder' },
    pictured(area(0, 2, 48, 18), ...[4, 18, 32].map((x) => area(x, 22, 12, 8))),
  ),
  navigation(
    'tabs',
    { en: 'Tabs', de: 'Reiter' },
    pictured(area(0, 2, 48, 18), ...[4, 18, 32].map((x) => rule(x, 25, 12))),
  ),
  {
    slug: PROGRESS_SLUG,
    labels: { singular: { en: 'Progress', de: 'Fortschritt' }, plural: { en: 'Progress', de: 'Fortschritt' } },
    admin: pictured(area(0, 4, 48, 22), stroke('M0 27h30')),
    fields: [
      {
        type: 'row',
        fields: [
          choiceOf(
            'style',
            { en: 'Style', de: 'Stil' },
            {
              horizontal: { en: 'A line across', de: 'Waagrechte Linie' },
              vertical: { en: 'A line at the side', de: 'Senkrechte Linie' },
              clockwise: { en: 'A circle', de: 'Kreis' },
              counterclockwise: { en: 'A circle the other way', de: 'Kreis gegen den Uhrzeigersinn' },
            },
          ),
          choiceOf(
            'basedOn',
            { en: 'Of', de: 'Wovon' },
            {
              slide: { en: 'Each slide', de: 'Jede Folie' },
              module: { en: 'A whole round', de: 'Ein ganzer Durchlauf' },
            },
          ),
          choiceOf(
            'place',
            { en: 'Place', de: 'Position' },
            { bottom: { en: 'At the foot', de: 'Unten' }, top: { en: 'At the top', de: 'Oben' } },
          ),
          numberOf(
            'size',
            { en: 'Pixels', de: 'Pixel' },
            { min: 1, max: 200 },
            {
              help: {
                en: 'Thickness of a line (5), diameter of a circle (40).',
                de: 'Stärke einer Linie (5), Durchmesser eines Kreises (40).',
              },
            },
          ),
        ],
      },
    ],
  },
]
