import { accepts } from '@vitrine/content/answers'
import { type AdminLabel, record } from '@vitrine/content/core'
import type { Block, Field, GroupField, JSONField, Option } from 'payload'
import {
  APPEAR_DIRECTIONS,
  APPEAR_EFFECTS,
  APPEAR_SECONDS,
  DEVICES,
  isNarrowLayout,
  MAX_APPEAR_DELAY_SECONDS,
  type NarrowDevice,
} from '../../core/frame.ts'
import { LAYOUT_WORDS } from '../../core/layout-words.ts'
import { optionsOf } from './options.ts'

/** Windows that do not show a block. */
const hiddenField: Field = {
  name: 'hidden',
  label: { en: 'Do not show on', de: 'Nicht zeigen auf' },
  type: 'select',
  hasMany: true,
  options: options(DEVICES, {
    phone: { en: 'Phones', de: 'Telefonen' },
    tablet: 'Tablets',
    desktop: { en: 'Wide windows', de: 'Breiten Fenstern' },
  }),
}

/** Choices of the layout in windows of every width. */
const layoutFields = (['space', 'align', 'textSize'] as const).map((name): Field => {
  const { label, values } = LAYOUT_WORDS[name]
  return { name, label: { ...label }, type: 'select', options: optionsOf(values), admin: { width: '33%' } }
})

/**
 * Layout in windows of a narrow device, where it is not that of wide ones. One field each: a form holds the fields of every
 * block of a page, and most blocks have none of this.
 */
const NARROW_LABELS = {
  phone: { en: 'Phone', de: 'Telefon' },
  tablet: 'Tablet',
} as const satisfies Readonly<Record<NarrowDevice, AdminLabel>>

function narrowField(name: NarrowDevice, admin: JSONField['admin']): JSONField {
  return {
    name,
    label: NARROW_LABELS[name],
    type: 'json',
    validate: accepts(isNarrowLayout, {
      en: 'This is no layout: choose from what the form offers.',
      de: 'Das ist kein Layout: Aus dem wählen, was das Formular anbietet.',
    }),
    ...(admin && { admin }),
  }
}

const appears = (_: unknown, siblings: Readonly<Record<string, unknown>> | undefined) => Boolean(siblings?.appear)

/** Choices that not all kinds of blocks have. */
interface FrameChoices {
  readonly hasGrid: boolean
  readonly looks: Option[]
}

const lookField = (options: Option[]): Field => ({
  name: 'look',
  label: { en: 'Look', de: 'Aussehen' },
  type: 'select',
  options,
  admin: {
    description: { en: 'Empty: as usual.', de: 'Leer: wie üblich.' },
    custom: { none: { en: 'As usual', de: 'Wie üblich' } },
  },
})

/**
 * Layout, placement and entrance effect of a block.
 *
 * @param widths Path of the component by which the layout of narrow windows is chosen.
 */
function frameField(widths: string, { hasGrid, looks }: FrameChoices): GroupField {
  return {
    name: 'frame',
    label: { en: 'Place on the page', de: 'Platz auf der Seite' },
    type: 'group',
    fields: [
      ...(looks.length > 0 ? [lookField(looks)] : []),
      {
        type: 'collapsible',
        label: { en: 'Layout, anchor, visibility, effect', de: 'Layout, Anker, Sichtbarkeit, Effekt' },
        admin: { initCollapsed: true },
        fields: [
          narrowField('tablet', { hidden: true }),
          narrowField('phone', { components: { Field: { path: widths, clientProps: { hasGrid } } } }),
          { type: 'row', admin: { className: 'layout-of-wide' }, fields: layoutFields },
          {
            name: 'anchor',
            label: { en: 'Anchor', de: 'Anker' },
            type: 'text',
            maxLength: 100,
            admin: {
              description: {
                en: 'A word for links to this block: “prices” is reached at #prices.',
                de: 'Ein Wort für Links zu diesem Block: „preise“ ist unter #preise erreichbar.',
              },
            },
          },
          hiddenField,
          {
            type: 'row',
            fields: [
              {
                name: 'appear',
                label: { en: 'Effect when it comes into view', de: 'Effekt beim Erscheinen' },
                type: 'select',
                options: options(APPEAR_EFFECTS, {
                  fade: { en: 'Fades in', de: 'Blendet ein' },
                  slide: { en: 'Slides in', de: 'Gleitet herein' },
                  zoom: { en: 'Grows', de: 'Wächst' },
                  flip: { en: 'Turns over', de: 'Klappt um' },
                  bounce: { en: 'Bounces in', de: 'Federt herein' },
                  reveal: { en: 'Is uncovered', de: 'Wird aufgedeckt' },
                }),
                admin: { width: '50%' },
              },
              {
                name: 'appearDirection',
                label: { en: 'Moves', de: 'Bewegt sich' },
                type: 'select',
                options: options(APPEAR_DIRECTIONS, {
                  up: { en: 'Upwards', de: 'Nach oben' },
                  down: { en: 'Downwards', de: 'Nach unten' },
                  start: { en: 'From the end of the line', de: 'Vom Ende der Zeile' },
                  end: { en: 'From the start of the line', de: 'Vom Anfang der Zeile' },
                  still: { en: 'Not at all', de: 'Gar nicht' },
                }),
                admin: { condition: appears, width: '50%' },
              },
            ],
          },
          {
            type: 'row',
            fields: [
              {
                name: 'appearSeconds',
                label: { en: 'Duration (seconds)', de: 'Dauer (Sekunden)' },
                type: 'number',
                min: APPEAR_SECONDS.min,
                max: APPEAR_SECONDS.max,
                admin: { condition: appears, placeholder: String(APPEAR_SECONDS.initial), step: 0.1, width: '50%' },
              },
              {
                name: 'appearDelay',
                label: { en: 'Delay (seconds)', de: 'Verzögerung (Sekunden)' },
                type: 'number',
                min: 0,
                max: MAX_APPEAR_DELAY_SECONDS,
                admin: { condition: appears, placeholder: '0', step: 0.1, width: '50%' },
              },
            ],
          },
        ],
      },
    ],
  }
}

/**
 * Adds to a block what an editor may say of any.
 *
 * @param widths Path of the component by which the layout of narrow windows is chosen.
 */
export function framed(block: Block, widths: string): Block {
  const { hasGrid, looks } = record(block.custom)
  const choices = { hasGrid: hasGrid === true, looks: Array.isArray(looks) ? looks : [] }
  return { ...block, fields: [...block.fields, frameField(widths, choices)] }
}

function options<Name extends string>(names: readonly Name[], labels: Readonly<Record<Name, AdminLabel>>) {
  return names.map((value) => ({ value, label: labels[value] }))
}
