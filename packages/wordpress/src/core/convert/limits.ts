import type { ReportLine } from './convert.ts'

/** Levels of conversions inside each other: shortcodes in shortcodes, blocks in blocks, reusable blocks in both. */
export const MAX_CONVERT_DEPTH = 30

/** Characters of an example in the report. */
export const MAX_EXAMPLE_LENGTH = 80

/** Most rows that blocks take, and characters that their fields take, as the declarations of the blocks have them. */
export const MAX_ROWS = {
  images: 60,
  accordion: 50,
  tabs: 12,
  buttons: 6,
  carousel: 60,
  profiles: 12,
  voices: 24,
  tracks: 20,
  tableRows: 200,
  tableCells: 12,
  columns: 6,
  footnotes: 200,
  counters: 8,
  progress: 12,
  people: 60,
  boxes: 24,
  plans: 5,
  iconList: 40,
  logos: 40,
} as const

export const MAX_LENGTH = {
  line: 200,
  caption: 300,
  detail: 200,
  tabTitle: 80,
  linkLabel: 200,
  heading: 200,
  paragraph: 600,
  quote: 1000,
  address: 2000,
  profileName: 60,
  profileAddress: 500,
  mapAddress: 500,
  table: 20_000,
  anchor: 100,
} as const

/** The first characters of something found, on one line and without mail addresses, for the report. */
export function exampleOf(found: string): string {
  const line = found
    .slice(0, MAX_EXAMPLE_LENGTH * 4)
    .replace(/\s+/g, ' ')
    .replace(/[^\s@<>"'=:]{1,64}@[^\s@<>"']{1,64}/g, '…@…')
    .trim()
  return line.length > MAX_EXAMPLE_LENGTH ? `${line.slice(0, MAX_EXAMPLE_LENGTH - 1)}…` : line
}

/** Cuts a text at a word, so that it fits a field; what is longer is named in the report. */
export function fitting(text: string, max: number, report: (line: ReportLine) => void): string {
  if (text.length <= max) return text
  report({
    level: 'changed',
    code: 'text-shortened',
    subject: `longer than ${max} characters`,
    example: exampleOf(text),
  })
  const cut = text.slice(0, max - 1)
  const blank = cut.lastIndexOf(' ')
  return `${(blank > max / 2 ? cut.slice(0, blank) : cut).trimEnd()}…`
}

/** Divides a list into lists of at most so many. */
export function inParts<Item>(items: readonly Item[], most: number): readonly (readonly Item[])[] {
  const parts: Item[][] = []
  for (let at = 0; at < items.length; at += most) parts.push(items.slice(at, at + most))
  return parts
}
