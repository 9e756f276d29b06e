import { type PageContent, wordsIn } from './page-content.ts'

/** Differences of two lists whose order does not matter. */
export interface ListDifference {
  readonly before: number
  readonly after: number
  /** Entries that only the old page has; an entry that it has more often counts once for each time. */
  readonly missing: Entries
  /** Entries that only the new page has. */
  readonly added: Entries
}

export interface Entries {
  readonly count: number
  /** The first of them, each once. */
  readonly examples: readonly string[]
}

/** Names of the lists that are compared. */
export const COMPARED = ['words', 'headings', 'links', 'images'] as const

export type PageDifference = Readonly<Record<(typeof COMPARED)[number], ListDifference>>

/** Entries that are named one by one. */
const MAX_EXAMPLES = 30

/** Counts what differs between the old form of a page and the new one. */
export function differenceOf(before: PageContent, after: PageContent): PageDifference {
  return {
    words: listDifference(before.words, after.words),
    headings: listDifference(before.headings, after.headings, plain),
    links: listDifference(before.links, after.links, plain),
    images: listDifference(before.images, after.images),
  }
}

/** Entries of all lists that only the old page has, weighed by how much of a page one of them is. */
export function lossOf({ words, headings, links, images }: PageDifference): number {
  return words.missing.count + 5 * headings.missing.count + 2 * links.missing.count + 10 * images.missing.count
}

/** A text by its words: signs, blanks and capitals do not matter. */
function plain(text: string): string {
  return wordsIn(text).join(' ') || text
}

function listDifference(
  before: readonly string[],
  after: readonly string[],
  keyOf: (entry: string) => string = (entry) => entry,
): ListDifference {
  return {
    before: before.length,
    after: after.length,
    missing: onlyIn(before, after, keyOf),
    added: onlyIn(after, before, keyOf),
  }
}

function onlyIn(entries: readonly string[], others: readonly string[], keyOf: (entry: string) => string): Entries {
  const left = new Map<string, number>()
  for (const other of others) left.set(keyOf(other), (left.get(keyOf(other)) ?? 0) + 1)
  const examples = new Set<string>()
  let count = 0
  for (const entry of entries) {
    const key = keyOf(entry)
    const there = left.get(key) ?? 0
    if (there > 0) {
      left.set(key, there - 1)
      continue
    }
    count += 1
    if (examples.size < MAX_EXAMPLES) examples.add(entry)
  }
  return { count, examples: [...examples] }
}
