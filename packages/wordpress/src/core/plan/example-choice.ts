export const EXAMPLE_CHOICES = ['replace', 'keep'] as const

/** Fate of the example content of a new site: it goes to the trash, or it stays beside what is imported. */
export type ExampleChoice = (typeof EXAMPLE_CHOICES)[number]

/** Numbers of example documents by their collection, without files of the library. */
export type ExampleCounts = Readonly<Record<string, number>>

/** Number of example documents of a site, and their fate. */
export interface PlannedExamples {
  readonly choice: ExampleChoice
  readonly count: number
}

/** Number of the example documents of some collections. @param only Slugs of the collections; empty: all of them. */
export function countOfExamples(counts: ExampleCounts, only: ReadonlySet<string> = new Set()): number {
  const counted = Object.entries(counts).filter(([collection]) => only.size === 0 || only.has(collection))
  return counted.reduce((sum, [, count]) => sum + count, 0)
}
