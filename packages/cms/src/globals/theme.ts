import type { GlobalConfig } from 'payload'
import { anyone, editors } from '../access.ts'

/** The look that an editor may change without touching code. Empty values keep the built-in design. */
export const theme: GlobalConfig = {
  slug: 'theme',
  label: 'Theme',
  custom: { visitorVisible: true },
  admin: { group: 'Settings' },
  access: { read: anyone, update: editors },
  fields: [
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
    { type: 'row', fields: [colour('accent', 'Accent, light'), colour('accentDark', 'Accent, dark')] },
    { type: 'row', fields: [colour('paper', 'Paper, light'), colour('ink', 'Ink, light')] },
    {
      name: 'radius',
      label: 'Corner radius in pixels',
      type: 'number',
      min: 0,
      max: 32,
      admin: { description: '0 to 32. Empty: as designed.' },
    },
  ],
}

function colour(name: string, label: string) {
  return {
    name,
    label,
    type: 'text' as const,
    maxLength: 7,
    admin: { description: 'As #rrggbb. Empty: as designed.', width: '50%' },
    validate: (value: string | null | undefined) =>
      !value || /^#[0-9a-f]{6}$/i.test(value) || 'Give a colour as # and six digits, such as #b4432b.',
  }
}
