import { settingsAccess } from '@vitrine/content/access'
import { accepts } from '@vitrine/content/answers'
import { sidebarPlace } from '@vitrine/content/core'
import { editLock } from '@vitrine/content/documents'
import type { AdminLabel, AdminText } from '@vitrine/kit/core'
import type { Field, GlobalConfig } from 'payload'
import { parseColor } from '../core/color.ts'
import { BUTTON_SHAPES, BUTTONS, RANGES, SCALES, SHADOWS, SPACINGS } from '../core/options.ts'
import { PAIRINGS } from '../core/pairings.ts'
import { CHOSEN_COLORS, type ChosenColor } from '../core/palette.ts'
import { DEFAULT_PRESET, PRESETS } from '../core/presets.ts'

const COLOR_LABELS: Readonly<Record<ChosenColor, AdminLabel>> = {
  paper: { en: 'Page background', de: 'Seitenhintergrund' },
  surface: { en: 'Panel', de: 'Fläche' },
  ink: 'Text',
  inkSoft: { en: 'Secondary text', de: 'Nebentext' },
  line: { en: 'Lines', de: 'Linien' },
  accent: { en: 'Accent', de: 'Akzent' },
  accentInk: { en: 'Text on the accent', de: 'Text auf dem Akzent' },
}

/** The look that an editor may change without touching code. Empty values are as the design has them. */
export const theme: GlobalConfig = {
  slug: 'theme',
  versions: false,
  lockDocuments: editLock,
  label: 'Theme',
  custom: { visitorVisible: true },
  admin: { ...sidebarPlace('Design', 'palette', 'theming') },
  access: settingsAccess({ slug: 'theme', kind: 'design' }),
  fields: [
    {
      name: 'preset',
      label: 'Design',
      type: 'select',
      required: true,
      defaultValue: DEFAULT_PRESET,
      options: optionsOf(PRESETS),
      admin: { components: { Field: '@vitrine/theme/admin#PresetPicker' } },
    },
    {
      name: 'scheme',
      label: { en: 'Light or dark', de: 'Hell oder dunkel' },
      type: 'select',
      required: true,
      defaultValue: 'auto',
      admin: {
        description: {
          en: 'As the design has it: dark where the design is, otherwise as the visitor prefers.',
          de: 'Wie das Design es vorsieht: dunkel, wo das Design es ist, sonst wie der Besucher es wählt.',
        },
      },
      options: [
        { value: 'auto', label: { en: 'As the design has it', de: 'Wie das Design es vorsieht' } },
        { value: 'light', label: { en: 'Always light', de: 'Immer hell' } },
        { value: 'dark', label: { en: 'Always dark', de: 'Immer dunkel' } },
      ],
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: { en: 'Colours', de: 'Farben' },
          description: {
            en: 'As #rrggbb. Empty: as in the design. A colour that would be hard to read is strengthened a little.',
            de: 'Als #rrggbb. Leer: wie im Design. Eine schlecht lesbare Farbe wird etwas verstärkt.',
          },
          fields: [
            collapsible({ en: 'Light', de: 'Hell' }, [colors('light'), contrastCheck('light')]),
            collapsible({ en: 'Dark', de: 'Dunkel' }, [colors('dark'), contrastCheck('dark')]),
          ],
        },
        {
          label: { en: 'Type', de: 'Typografie' },
          fields: [
            asDesigned({ name: 'pairing', label: { en: 'Typefaces', de: 'Schriften' }, options: optionsOf(PAIRINGS) }),
            row([
              asDesigned({
                name: 'scale',
                label: { en: 'Contrast of sizes', de: 'Größenkontrast' },
                options: optionsOf(SCALES),
                description: {
                  en: 'How much larger headlines are than text.',
                  de: 'Wie viel größer Überschriften als Text sind.',
                },
              }),
              number(
                'baseSize',
                { en: 'Size of text in pixels', de: 'Textgröße in Pixeln' },
                { description: { en: 'In wide windows.', de: 'In breiten Fenstern.' } },
              ),
            ]),
            row([
              number(
                'headingSensitivity',
                {
                  en: 'How much headings shrink with the window',
                  de: 'Wie stark Überschriften mit dem Fenster schrumpfen',
                },
                {
                  description: { en: '0: not at all.', de: '0: gar nicht.' },
                  step: 0.1,
                },
              ),
              number(
                'headingFactor',
                {
                  en: 'Smallest heading, as a multiple of the text',
                  de: 'Kleinste Überschrift, als Vielfaches des Textes',
                },
                { step: 0.1 },
              ),
            ]),
          ],
        },
        {
          label: { en: 'Shape', de: 'Form' },
          fields: [
            row([
              asDesigned({ name: 'spacing', label: { en: 'Space', de: 'Abstand' }, options: optionsOf(SPACINGS) }),
              number('radius', { en: 'Corner radius in pixels', de: 'Eckenradius in Pixeln' }),
            ]),
            row([
              asDesigned({
                name: 'buttons',
                label: { en: 'Buttons', de: 'Schaltflächen' },
                options: optionsOf(BUTTONS),
              }),
              asDesigned({
                name: 'buttonShape',
                label: { en: 'Ends of buttons', de: 'Enden der Schaltflächen' },
                options: optionsOf(BUTTON_SHAPES),
              }),
            ]),
            asDesigned({ name: 'shadows', label: { en: 'Shadows', de: 'Schatten' }, options: optionsOf(SHADOWS) }),
          ],
        },
        {
          label: { en: 'Header and footer', de: 'Kopf- und Fußzeile' },
          fields: [{ name: 'frame', type: 'ui', admin: { components: { Field: '@vitrine/theme/admin#FrameLinks' } } }],
        },
        {
          label: { en: 'Motion', de: 'Bewegung' },
          fields: [
            {
              name: 'effects',
              label: {
                en: 'Blocks may appear and move as the page is scrolled',
                de: 'Blöcke dürfen beim Scrollen erscheinen und sich bewegen',
              },
              type: 'checkbox',
              defaultValue: true,
              admin: {
                description: {
                  en: 'Nothing moves for visitors whose device asks for reduced motion.',
                  de: 'Nichts bewegt sich für Besucher, deren Gerät um weniger Bewegung bittet.',
                },
              },
            },
            {
              name: 'pageTransitions',
              label: { en: 'Fade from page to page', de: 'Überblenden von Seite zu Seite' },
              type: 'checkbox',
              defaultValue: true,
              admin: {
                description: {
                  en: 'In browsers that support it, without script.',
                  de: 'In Browsern, die es können, ohne Skript.',
                },
              },
            },
          ],
        },
      ],
    },
  ],
}

function colors(scheme: 'light' | 'dark'): Field {
  return {
    type: 'group',
    admin: { hideGutter: true, className: 'theme-colours' },
    fields: CHOSEN_COLORS.map((name) => ({
      name: scheme === 'light' ? name : `${name}Dark`,
      label: COLOR_LABELS[name],
      type: 'text' as const,
      maxLength: 7,
      admin: { components: { Field: '@vitrine/theme/admin#ColorField' } },
      validate: accepts<string | null | undefined>((value) => !value || parseColor(value) !== undefined, {
        en: 'Give a colour as # and six digits, such as #b4432b.',
        de: 'Eine Farbe als # und sechs Ziffern angeben, etwa #b4432b.',
      }),
    })),
  }
}

/** Shows how the colours stand on each other, while they are being chosen. */
function contrastCheck(scheme: 'light' | 'dark'): Field {
  return {
    name: `contrast${scheme === 'light' ? 'Light' : 'Dark'}`,
    type: 'ui',
    admin: { components: { Field: { path: '@vitrine/theme/admin#ContrastCheck', clientProps: { scheme } } } },
  }
}

function asDesigned(field: {
  readonly name: string
  readonly label: AdminLabel
  readonly options: { readonly value: string; readonly label: AdminLabel }[]
  readonly description?: AdminLabel
}): Field {
  const { description, ...rest } = field
  return {
    ...rest,
    type: 'select',
    admin: { placeholder: 'As in the design', ...(description && { description }) },
  }
}

function number(
  name: keyof typeof RANGES,
  label: AdminLabel,
  { description, step = 1 }: { readonly description?: AdminText; readonly step?: number } = {},
): Field {
  const { min, max } = RANGES[name]
  return {
    name,
    label,
    type: 'number',
    min,
    max,
    admin: {
      step,
      description: {
        en: [`${min} to ${max}.`, description?.en, 'Empty: as in the design.'].filter(Boolean).join(' '),
        de: [`${min} bis ${max}.`, description?.de, 'Leer: wie im Design.'].filter(Boolean).join(' '),
      },
    },
  }
}

function row(fields: Field[]): Field {
  return { type: 'row', fields }
}

function collapsible(label: AdminLabel, fields: Field[]): Field {
  return { type: 'collapsible', label, fields }
}

function optionsOf(choices: Readonly<Record<string, { readonly label: AdminLabel }>>) {
  return Object.entries(choices).map(([value, { label }]) => ({ value, label }))
}
