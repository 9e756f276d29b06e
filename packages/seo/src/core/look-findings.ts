import type { AdminText } from '@vitrine/content/core'
import { type Channels, contrastOf } from '@vitrine/ui/core'
import { type Finding, hint, type InBlock, MAX_NAMED, named, problem, type Spot, spotsOf } from './checklist.ts'

/** A text as a page shows it. */
export interface DrawnText extends InBlock {
  readonly words: string
  readonly color: Channels
  readonly ground: Channels
  /** From 24 CSS pixels on, or from 18.66 if it is bold. */
  readonly isLarge: boolean
  /** Grounds of the theme, each with the colour of words on it, by their names; absent of a text that is easy to read. */
  readonly surfaces?: Readonly<Record<string, { readonly color: Channels; readonly ground: Channels }>>
}

/** A file that a page loads. */
export interface LoadedFile extends InBlock {
  readonly name: string
  /** As it comes over the line. */
  readonly bytes: number
}

/** Looks of a page, as far as findings are about them. */
export interface PageLook {
  readonly texts: readonly DrawnText[]
  /** Pictures, fonts and styles. */
  readonly files: readonly LoadedFile[]
}

/** Least contrast of a text with its ground. https://www.w3.org/TR/WCAG22/#contrast-minimum */
const CONTRAST = { usual: 4.5, large: 3 } as const

/** Bytes of pictures, fonts and styles that a page should not exceed: four seconds at 3 Mbit/s. */
export const PAGE_BUDGET_BYTES = 1_500_000

/** Characters of a text by which an editor knows it again. */
const MAX_WORDS = 40

/** Problems of a page that only its looks show: texts that are hard to read, and a weight beyond the budget. */
export function lookFindings({ texts, files }: PageLook): readonly Finding[] {
  return [...contrastFindings(texts), ...weightFindings(files)]
}

/** Bytes of all files of a page. */
export function weightOf(files: readonly LoadedFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0)
}

/** A number of bytes as editors read it: in kilobytes, from a million on in readableBytes. */
export function readableBytes(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

function contrastFindings(texts: readonly DrawnText[]): readonly Finding[] {
  const faint = texts.filter(isFaint)
  const [worst] = faint.toSorted((a, b) => contrastOf(a.color, a.ground) - contrastOf(b.color, b.ground))
  if (!worst) return []
  const ratio = contrastOf(worst.color, worst.ground).toFixed(1)
  const names = quoted(faint.map(shortWords))
  const least = leastOf(worst.isLarge)
  const text = {
    en: `Hard to read: ${names.en}. The faintest has a contrast of ${ratio}, ${least} is the least. Choose another background or another look for its block.`,
    de: `Schwer zu lesen: ${names.de}. Der blasseste hat einen Kontrast von ${inGerman(ratio)}, ${inGerman(String(least))} ist das Mindeste. Einen anderen Hintergrund oder ein anderes Aussehen für seinen Block wählen.`,
  }
  return [problem(text, 'blocks', spotsOf(faint, shortWords, surfacesOf))]
}

/** Texts in the quotation marks of each language. */
function quoted(words: readonly string[]): AdminText {
  return { en: named(words.map((text) => `“${text}”`)).en, de: named(words.map((text) => `„${text}“`)).de }
}

/** A number with its decimals as German writes them. */
const inGerman = (number: string) => number.replace('.', ',')

/** Grounds of the theme on which it could be read, the best first. */
function surfacesOf({ isLarge, surfaces = {} }: DrawnText): Pick<Spot, 'surfaces'> {
  const readable = Object.entries(surfaces)
    .map(([name, { color, ground }]) => [name, contrastOf(color, ground)] as const)
    .filter(([, ratio]) => ratio >= leastOf(isLarge))
    .toSorted(([, a], [, b]) => b - a)
    .map(([name]) => name)
  return readable.length > 0 ? { surfaces: readable } : {}
}

/** True of a text that is hard to read on its ground. */
export function isFaint({ color, ground, isLarge }: Pick<DrawnText, 'color' | 'ground' | 'isLarge'>): boolean {
  return contrastOf(color, ground) < leastOf(isLarge)
}

function leastOf(isLarge: boolean): number {
  return isLarge ? CONTRAST.large : CONTRAST.usual
}

function shortWords({ words }: DrawnText): string {
  return words.length <= MAX_WORDS ? words : `${words.slice(0, MAX_WORDS).trimEnd()}…`
}

function weightFindings(files: readonly LoadedFile[]): readonly Finding[] {
  const bytes = weightOf(files)
  if (bytes <= PAGE_BUDGET_BYTES) return []
  const heaviest = files.toSorted((a, b) => b.bytes - a.bytes).slice(0, MAX_NAMED)
  const nameOf = (file: LoadedFile) => `${file.name} (${readableBytes(file.bytes)})`
  const [weight, aim, names] = [readableBytes(bytes), readableBytes(PAGE_BUDGET_BYTES), heaviest.map(nameOf).join(', ')]
  const text = {
    en: `Images, fonts and styles of this page weigh ${weight}; ${aim} are the aim. The heaviest: ${names}. Use fewer or smaller ones.`,
    de: `Bilder, Schriften und Stile dieser Seite wiegen ${weight}; das Ziel sind ${aim}. Die schwersten: ${names}. Weniger oder kleinere verwenden.`,
  }
  return [hint(text, 'blocks', spotsOf(heaviest, nameOf))]
}
