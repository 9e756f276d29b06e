import type { Look } from '@vitrine/kit/core'

/** Looks that several kinds of blocks have, each drawn by the tokens of the theme. */

/** Words of looks that several kinds of blocks draw each in their own way. */
export const LOOK_LABELS = {
  bleed: { en: 'From edge to edge', de: 'Von Rand zu Rand' },
  cards: { en: 'Cards', de: 'Karten' },
  centred: { en: 'In the middle', de: 'In der Mitte' },
  mounted: { en: 'Mounted', de: 'Mit Passepartout' },
  ground: { en: 'On a ground', de: 'Auf einer Fläche' },
  rounded: { en: 'Rounded', de: 'Abgerundet' },
} as const

/** Parts that touch each other get space between them. */
type Placed = 'stacked' | 'apart'

const spaced = (part: string, placed: Placed) =>
  placed === 'stacked' ? `& ${part}+${part}{margin-block-start:var(--space-xs)}` : ''

/** Each part on a ground of its own. @param part Selector of a part, such as `.team__person`. */
export const cards = (part: string, placed: Placed = 'apart'): Look => ({
  label: LOOK_LABELS.cards,
  css: `& ${part}{padding:var(--space-s);border:0;border-radius:var(--radius);background:var(--color-surface)}${spaced(part, placed)}`,
})

/** Each part within a line. @param part As for {@link cards}. */
export const outlined = (part: string, placed: Placed = 'apart'): Look => ({
  label: { en: 'Outlined', de: 'Umrandet' },
  css: `& ${part}{padding:var(--space-s);border:1px solid var(--color-line);border-radius:var(--radius);background:none}${spaced(part, placed)}`,
})

/** Parts without lines between them. */
export const unlined = (part: string): Look => ({
  label: { en: 'Without lines', de: 'Ohne Linien' },
  css: `& ${part}{border-color:transparent}`,
})

/** The whole block on a ground of its own. @param block Selector of its element. */
export const panel = (block: string): Look => ({
  label: LOOK_LABELS.ground,
  css: `& ${block}{background:var(--color-surface)}`,
})

/** Every other row on a ground of its own. @param table Selector of the table. */
export const striped = (table: string): Look => ({
  label: { en: 'Striped', de: 'Gestreift' },
  css: `& ${table} tbody tr:nth-child(odd)>*{background:var(--color-surface)}& ${table} :is(th,td){padding-inline:var(--space-s)}`,
})

/** Lines around each cell. */
export const ruled = (table: string): Look => ({
  label: { en: 'Lines around cells', de: 'Linien um Zellen' },
  css: `& ${table} :is(th,td){padding-inline:var(--space-s);border:1px solid var(--color-line)}`,
})
