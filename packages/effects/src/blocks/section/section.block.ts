import { given } from '@vitrine/content/core'
import { type BlockOf, defineBlock, draw, FILLED, field, type ValuesOf } from '@vitrine/kit/block'
import { groundOf } from '../../core/ground.ts'
import { groundField, SURFACES, schemeField, surfaceField } from '../../core/ground-fields.ts'

const shaped = { shape: FILLED } as const

const dividerFields = {
  shape: field.optionalChoice({
    label: { en: 'Shape', de: 'Form' },
    options: {
      slope: { en: 'Slope', de: 'Schräge' },
      curve: { en: 'Curve', de: 'Bogen' },
      waves: { en: 'Waves', de: 'Wellen' },
      triangle: { en: 'Triangle', de: 'Dreieck' },
      zigzag: { en: 'Zigzag', de: 'Zickzack' },
    },
    widthPercent: 25,
  }),
  color: field.choice({
    label: { en: 'Colour', de: 'Farbe' },
    help: { en: 'That of the neighbour.', de: 'Die des Nachbarn.' },
    options: SURFACES,
    required: false,
    shownWhen: shaped,
    widthPercent: 25,
  }),
  size: field.choice({
    label: { en: 'Height', de: 'Höhe' },
    options: {
      normal: { en: 'Normal', de: 'Normal' },
      small: { en: 'Low', de: 'Niedrig' },
      large: { en: 'High', de: 'Hoch' },
    },
    required: false,
    shownWhen: shaped,
    widthPercent: 25,
  }),
  mirrored: field.toggle({ label: { en: 'Mirrored', de: 'Gespiegelt' }, shownWhen: shaped, widthPercent: 25 }),
} as const

type DividerValues = ValuesOf<typeof dividerFields>

/** A shaped edge, in the colour of what comes before or after. */
export type Divider = DividerValues & { readonly shape: NonNullable<DividerValues['shape']> }

const dividerField = {
  isStyle: true,
  fields: dividerFields,
  sideBySide: [['shape', 'color', 'size', 'mirrored']],
} as const

/** Size and place of the content, and of the section. */
const boxFields = {
  width: field.choice({
    label: { en: 'Width of the content', de: 'Breite des Inhalts' },
    options: {
      page: { en: 'As the page', de: 'Wie die Seite' },
      narrow: { en: 'Narrow', de: 'Schmal' },
      full: { en: 'From edge to edge', de: 'Von Rand zu Rand' },
    },
    required: false,
    widthPercent: 33,
  }),
  height: field.choice({
    label: { en: 'Least height', de: 'Mindesthöhe' },
    options: {
      content: { en: 'That of its content', de: 'Die seines Inhalts' },
      half: { en: 'Half of the window', de: 'Das halbe Fenster' },
      full: { en: 'The whole window', de: 'Das ganze Fenster' },
    },
    required: false,
    widthPercent: 33,
  }),
  align: field.choice({
    label: { en: 'Content stands', de: 'Der Inhalt steht' },
    options: {
      center: { en: 'In the middle', de: 'In der Mitte' },
      start: { en: 'At the top', de: 'Oben' },
      end: { en: 'At the foot', de: 'Unten' },
    },
    required: false,
    widthPercent: 33,
  }),
  scheme: { ...schemeField, widthPercent: 50 },
  sticky: field.toggle({
    label: { en: 'Stays at the top of the window', de: 'Bleibt am oberen Rand des Fensters' },
    help: {
      en: 'For low sections, such as a line with a link.',
      de: 'Für niedrige Abschnitte, etwa eine Zeile mit einem Link.',
    },
    widthPercent: 50,
  }),
} as const

/** Blocks with a background of their own. A section holds no sections. */
export const section = defineBlock({
  name: 'section',
  label: { en: 'Section', de: 'Abschnitt' },
  group: 'Layout',
  level: 'section',
  drawing: [draw.area(0, 4, 48, 24), draw.outline(5, 8, 38, 16)],
  fields: {
    surface: surfaceField,
    padding: field.choice({
      label: { en: 'Space inside', de: 'Abstand innen' },
      options: {
        normal: { en: 'As in the design', de: 'Wie in der Gestaltung' },
        none: { en: 'None', de: 'Keiner' },
        small: { en: 'Little', de: 'Wenig' },
        large: { en: 'Much', de: 'Viel' },
      },
    }),
    ...boxFields,
    ground: groundField,
    top: field.group({ label: { en: 'Top', de: 'Oben' }, ...dividerField }),
    bottom: field.group({ label: { en: 'Bottom', de: 'Unten' }, ...dividerField }),
    behind: field.blocks({
      label: { en: 'Slider behind it', de: 'Slider dahinter' },
      help: {
        en: 'Its images and videos alone, above the ground, with a button that stops them.',
        de: 'Nur seine Bilder und Filme, über dem Grund, mit einer Schaltfläche, die sie anhält.',
      },
      of: ['slider'],
      max: 1,
      readWith: { behind: true },
    }),
    blocks: field.blocks({ label: { en: 'Blocks', de: 'Blöcke' } }),
  },
  foldedParts: [
    {
      label: { en: 'Size, place and colours', de: 'Größe, Ort und Farben' },
      names: ['width', 'height', 'align', 'scheme', 'sticky'],
    },
    { label: { en: 'Shaped edges', de: 'Geformte Ränder' }, names: ['top', 'bottom'] },
  ],
  sideBySide: [
    ['surface', 'padding'],
    ['width', 'height', 'align'],
    ['scheme', 'sticky'],
  ],
  refine: ({ surface, padding, width, height, align, scheme, sticky, ground, top, bottom, behind, blocks }) => ({
    surface,
    padding,
    width,
    height,
    align,
    sticky,
    ground: groundOf(ground),
    nested: [...behind, ...blocks],
    // Those of them that lie behind the others, above the ground: decoration.
    ...given({
      scheme,
      top: dividerOf(top),
      bottom: dividerOf(bottom),
      behind: behind.length > 0 ? behind : undefined,
    }),
  }),
})

export type SectionBlock = BlockOf<typeof section>

function dividerOf({ shape, ...divider }: DividerValues): Divider | undefined {
  return shape && { shape, ...divider }
}
