import type { AdminText } from './admin-text.ts'

/** Groups of the block picker, by the names that declarations use. */
export const PICKER_GROUPS = {
  Beginnings: { en: 'Beginnings', de: 'Anfänge' },
  Text: { en: 'Text', de: 'Text' },
  'Lists and boxes': { en: 'Lists and boxes', de: 'Listen und Kästen' },
  'Pictures and film': { en: 'Pictures and film', de: 'Bilder und Filme' },
  Links: { en: 'Links', de: 'Links' },
  Layout: { en: 'Layout', de: 'Aufteilung' },
  More: { en: 'More', de: 'Weiteres' },
} as const satisfies Readonly<Record<string, AdminText>>

export type PickerGroup = keyof typeof PICKER_GROUPS
