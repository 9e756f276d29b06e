/** Factor while `npm test` has measured none: Vitest was started by itself. */
const USUAL_FACTOR = 2

/** How much longer limits are than on a quick machine: see `scripts/test/patience.mjs`. */
const FACTOR = Number(process.env.VITRINE_TEST_PATIENCE) || USUAL_FACTOR

/** A limit of the tests. */
interface Limit {
  /** Milliseconds on a quick machine. */
  readonly ms: number
  /** The limit that holds around it, which is longer, so that the inner one can say what was waited for. */
  readonly within?: string
}

/** All limits of the tests. No test has one of its own. */
export const LIMITS = {
  /** Answer of a program to a question about its health. */
  probe: { ms: 1_000, within: 'poll' },
  /** Act in a browser, and what it waits for: an element, an answer, a condition. */
  action: { ms: 30_000, within: 'poll' },
  /** Page that is opened. */
  navigation: { ms: 30_000, within: 'poll' },
  /** Condition that is looked at again and again. */
  poll: { ms: 45_000, within: 'test' },
  /** Start of a site or a database, which are built. */
  start: { ms: 45_000, within: 'shared' },
  /** First answer of an admin, which is built. */
  adminStart: { ms: 90_000, within: 'shared' },
  /** Long work that a test waits for: an import, the mails of many messages. */
  work: { ms: 120_000, within: 'test' },
  /** Start of what all tests share, with all that it needs. */
  shared: { ms: 160_000, within: 'test' },
  test: { ms: 180_000, within: 'longTest' },
  hook: { ms: 240_000, within: 'longTest' },
  /** Work of a process that gives way to all others. */
  longWork: { ms: 300_000, within: 'longTest' },
  /** Installation, build and start in a folder of its own. */
  freshStart: { ms: 600_000, within: 'soak' },
  /** Test that waits for several long pieces of work, or builds a copy of the project. */
  longTest: { ms: 660_000, within: 'soak' },
  /** Test in its long form: see `npm run soak`. */
  soak: { ms: 3_600_000 },
} as const satisfies Readonly<Record<string, Limit>>

export type LimitName = keyof typeof LIMITS

/** Milliseconds of each limit on this machine. */
export const PATIENCE_MS = Object.fromEntries(
  Object.entries(LIMITS).map(([name, { ms }]) => [name, ms * FACTOR]),
) as Readonly<Record<LimitName, number>>
