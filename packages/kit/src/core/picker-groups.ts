import type { AdminText } from '@vitrine/content/core'

/** Groups of the block picker, by the names that declarations use. */
export const PICKER_GROUPS = {
  Beginnings: { en: 'Hero sections', de: 'Seitenanfang' },
  Text: { en: 'Text', de: 'Text' },
  'Lists and boxes': { en: 'Lists and cards', de: 'Listen und Karten' },
  'Pictures and film': { en: 'Images and video', de: 'Bilder und Videos' },
  Links: { en: 'Links', de: 'Links' },
  Layout: { en: 'Layout', de: 'Aufteilung' },
  More: { en: 'More', de: 'Weiteres' },
} as const satisfies Readonly<Record<string, AdminText>>

export type PickerGroup = keyof typeof PICKER_GROUPS
