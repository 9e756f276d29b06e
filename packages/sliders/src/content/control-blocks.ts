import { area, disc, pictured, rule, stroke } from '@vitrine/kit/fields'
import type { Block, Field } from 'payload'
import {
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
  arrows: { round: 'Round', plain: 'Plain', square: 'Square', preview: 'With the title of the slide they lead to' },
  bullets: { dots: 'Dots', lines: 'Lines', rings: 'Rings', numbers: 'Numbers' },
  thumbnails: { plain: 'Plain', framed: 'Framed' },
  tabs: { plain: 'Plain', cards: 'Cards', line: 'With a line' },
} as const satisfies { [Kind in NavigationKind]: Record<(typeof STYLES)[Kind][number], string> }

/** Fields of a control's position. Arrows are at both sides. */
const placeFields = (kind: NavigationKind): Field[] => [
  {
    type: 'row',
    fields: [
      ...(kind === 'arrows'
        ? []
        : [
            choiceOf(
              'across',
              'Across',
              { start: 'At the beginning', center: 'In the middle', end: 'At the end' },
              { defaultValue: 'center' },
            ),
          ]),
      choiceOf(
        'down',
        'Down',
        { top: 'At the top', center: 'In the middle', bottom: 'At the foot' },
        { defaultValue: kind === 'arrows' ? 'center' : 'bottom' },
      ),
      numberOf('offsetX', 'Pixels from the side', { ...PX, default: kind === 'arrows' ? 20 : 0 }),
      numberOf('offsetY', 'Pixels from top or foot', { ...PX, default: kind === 'arrows' ? 0 : 20 }),
    ],
  },
]

const rowFields: Field[] = [
  choiceOf('place', 'Lies', {
    inner: 'Above the slides',
    'outer-start': 'Before them',
    'outer-end': 'After them',
    'outer-top': 'Over them',
    'outer-bottom': 'Below them',
  }),
  {
    type: 'row',
    fields: [
      choiceOf('direction', 'Direction', { horizontal: 'Side by side', vertical: 'One below the other' }),
      numberOf('space', 'Pixels between two', { min: 0, max: 100, default: 2 }),
      numberOf('width', 'Width of one in pixels', { min: 0, max: 600, default: 100 }),
      numberOf('height', 'Height of one in pixels', { min: 0, max: 400, default: 50 }),
    ],
  },
]

const hideFields: Field[] = [
  checkOf('hideOnLeave', 'Hidden while the pointer is elsewhere', false, 'Never while it has the focus.'),
  {
    type: 'row',
    fields: [
      numberOf('hideDelay', 'Hidden after milliseconds', {
        min: 0,
        max: HIDE_DELAY_MS.max,
        default: HIDE_DELAY_MS.default,
      }),
      numberOf('hideDelayTouch', 'After a touch', { min: 0, max: HIDE_DELAY_MS.max, default: HIDE_DELAY_MS.touch }),
      numberOf('hideUnder', 'Hidden in sliders narrower than pixels', { min: 0, max: HIDE_OVER_PX, default: 0 }),
      numberOf('hideOver', 'Hidden in sliders wider than pixels', {
        min: 0,
        max: HIDE_OVER_PX,
        default: HIDE_OVER_PX,
      }),
    ],
  },
  checkOf('onTouch', 'Also where there is no pointer', true),
]

function navigation(kind: NavigationKind, label: string, drawing: NonNullable<Block['admin']>): Block {
  const isRow = kind === 'thumbnails' || kind === 'tabs'
  return {
    slug: NAVIGATION_SLUGS[kind],
    labels: { singular: label, plural: label },
    admin: drawing,
    fields: [
      choiceOf<string>('style', 'Style', STYLE_LABELS[kind]),
      ...placeFields(kind),
      ...(isRow ? rowFields : []),
      { type: 'collapsible', label: 'When it is hidden', admin: { initCollapsed: true }, fields: hideFields },
    ],
  }
}

/** Controls of a slider; each at most once. */
export const controlBlocks: Block[] = [
  navigation('arrows', 'Arrows', pictured(area(0, 4, 48, 24), stroke('M8 12l-4 4l4 4'), stroke('M40 12l4 4l-4 4'))),
  navigation('bullets', 'Dots', pictured(area(0, 4, 48, 24), ...[18, 24, 30].map((x) => disc(x, 24, 1.5)))),
  navigation('thumbnails', 'Thumbnails', pictured(area(0, 2, 48, 18), ...[4, 18, 32].map((x) => area(x, 22, 12, 8)))),
  navigation('tabs', 'Tabs', pictured(area(0, 2, 48, 18), ...[4, 18, 32].map((x) => rule(x, 25, 12)))),
  {
    slug: PROGRESS_SLUG,
    labels: { singular: 'Progress', plural: 'Progress' },
    admin: pictured(area(0, 4, 48, 22), stroke('M0 27h30')),
    fields: [
      {
        type: 'row',
        fields: [
          choiceOf('style', 'Style', {
            horizontal: 'A line across',
            vertical: 'A line at the side',
            clockwise: 'A circle',
            counterclockwise: 'A circle the other way',
          }),
          choiceOf('basedOn', 'Of', { slide: 'Each slide', module: 'A whole round' }),
          choiceOf('place', 'Place', { bottom: 'At the foot', top: 'At the top' }),
          numberOf(
            'size',
            'Pixels',
            { min: 1, max: 200 },
            { help: 'Thickness of a line (5), diameter of a circle (40).' },
          ),
        ],
      },
    ],
  },
]
