import { anyone, editors } from '@vitrine/content/access'
import { sidebarPlace } from '@vitrine/content/core'
import { editLock } from '@vitrine/content/documents'
import type { Field, GlobalConfig } from 'payload'
import { parseColor } from '../core/color.ts'
import { BUTTON_SHAPES, BUTTONS, RANGES, SCALES, SHADOWS, SPACINGS } from '../core/options.ts'
import { PAIRINGS } from '../core/pairings.ts'
import { CHOSEN_COLORS, type ChosenColor } from '../core/palette.ts'
import { DEFAULT_PRESET, PRESETS } from '../core/presets.ts'

const COLOR_LABELS: Readonly<Record<ChosenColor, string>> = {
  paper: 'Page background',
  surface: 'Panel',
  ink: 'Text',
  inkSoft: 'Secondary text',
  line: 'Lines',
  accent: 'Accent',
  accentInk: 'Text on the accent',
}

/** The look that an editor may change without touching code. Empty values are as the design has them. */
export const theme: GlobalConfig = {
  slug: 'theme',
  versions: false,
  lockDocuments: editLock,
  label: 'Theme',
  custom: { visitorVisible: true },
  admin: { ...sidebarPlace('Design', 'palette') },
  access: { read: anyone, update: editors },
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
      label: 'Light or dark',
      type: 'select',
      required: true,
      defaultValue: 'auto',
      options: [
        { value: 'auto', label: "The visitor's choice" },
        { value: 'light', label: 'Always light' },
        { value: 'dark', label: 'Always dark' },
      ],
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Colours',
          description:
            'As #rrggbb. Empty: as in the design. A colour that would be hard to read is strengthened a little.',
          fields: [
            collapsible('Light', [colors('light'), contrastCheck('light')]),
            collapsible('Dark', [colors('dark'), contrastCheck('dark')]),
          ],
        },
        {
          label: 'Type',
          fields: [
            asDesigned({ name: 'pairing', label: 'Typefaces', options: optionsOf(PAIRINGS) }),
            row([
              asDesigned({
                name: 'scale',
                label: 'Contrast of sizes',
                options: optionsOf(SCALES),
                description: 'How much larger headlines are than text.',
              }),
              number('baseSize', 'Size of text in pixels', { description: 'In wide windows.' }),
            ]),
            row([
              number('headingSensitivity', 'How much headings shrink with the window', {
                description: '0: not at all.',
                step: 0.1,
              }),
              number('headingFactor', 'Smallest heading, as a multiple of the text', { step: 0.1 }),
            ]),
          ],
        },
        {
          label: 'Shape',
          fields: [
            row([
              asDesigned({ name: 'spacing', label: 'Space', options: optionsOf(SPACINGS) }),
              number('radius', 'Corner radius in pixels'),
            ]),
            row([
              asDesigned({ name: 'buttons', label: 'Buttons', options: optionsOf(BUTTONS) }),
              asDesigned({ name: 'buttonShape', label: 'Ends of buttons', options: optionsOf(BUTTON_SHAPES) }),
            ]),
            asDesigned({ name: 'shadows', label: 'Shadows', options: optionsOf(SHADOWS) }),
          ],
        },
        {
          label: 'Header and footer',
          fields: [{ name: 'frame', type: 'ui', admin: { components: { Field: '@vitrine/theme/admin#FrameLinks' } } }],
        },
        {
          label: 'Motion',
          fields: [
            {
              name: 'effects',
              label: 'Blocks may appear and move as the page is scrolled',
              type: 'checkbox',
              defaultValue: true,
              admin: { description: 'Nothing moves for visitors whose device asks for reduced motion.' },
            },
            {
              name: 'pageTransitions',
              label: 'Fade from page to page',
              type: 'checkbox',
              defaultValue: true,
              admin: { description: 'In browsers that support it, without script.' },
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
      validate: (value: string | null | undefined) =>
        !value || parseColor(value) !== undefined || 'Give a colour as # and six digits, such as #b4432b.',
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
  readonly label: string
  readonly options: { readonly value: string; readonly label: string }[]
  readonly description?: string
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
  label: string,
  { description = '', step = 1 }: { readonly description?: string; readonly step?: number } = {},
): Field {
  const { min, max } = RANGES[name]
  return {
    name,
    label,
    type: 'number',
    min,
    max,
    admin: { step, description: `${min} to ${max}. ${description} Empty: as in the design.`.replace('  ', ' ') },
  }
}

function row(fields: Field[]): Field {
  return { type: 'row', fields }
}

function collapsible(label: string, fields: Field[]): Field {
  return { type: 'collapsible', label, fields }
}

function optionsOf(choices: Readonly<Record<string, { readonly label: string }>>) {
  return Object.entries(choices).map(([value, { label }]) => ({ value, label }))
}
