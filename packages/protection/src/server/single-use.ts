import type { SharedCounts } from './shared-counts.ts'

/** Things that are good for one use, such as the answer to a question. */
export interface SingleUse {
  /** Uses one up. @returns False: it was used before, by any process of the site. */
  use(key: string): Promise<boolean>
}

/**
 * Remembers what was used.
 *
 * @param kind Name of such things, apart from others.
 * @param options.remembered How many this process remembers; the oldest are forgotten first.
 * @param options.lifetimeMs Milliseconds for which processes that share counts remember one.
 * @param shared Undefined: there is one process.
 */
export function singleUse(
  kind: string,
  options: { readonly remembered: number; readonly lifetimeMs: number },
  shared: SharedCounts | undefined,
): SingleUse {
  const used = new Set<string>()
  return {
    async use(key) {
      if (used.has(key)) return false
      const [oldest] = used
      if (oldest !== undefined && used.size >= options.remembered) used.delete(oldest)
      used.add(key)
      return ((await shared?.count(`${kind} ${key}`, options.lifetimeMs)) ?? 1) === 1
    },
  }
}
