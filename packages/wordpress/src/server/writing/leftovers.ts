import type { LedgerEntry } from '../../store/ledger.ts'

/** Choice of what an import with other answers wants. */
interface Wanted {
  readonly planned: ReadonlySet<string>
  /** Collections that it takes in; empty: all. */
  readonly only: ReadonlySet<string>
  /** True where examples stay, so that those in the trash come back. */
  readonly keepsExamples: boolean
}

/**
 * Finds the entries of earlier runs whose documents are no longer planned. Settings are never among them: they hold their last
 * values. Examples in the trash are among them if the site is to keep them. A document that another planned item shares is
 * never one.
 */
export function leftovers<Entry extends Pick<LedgerEntry, 'key' | 'collection' | 'document' | 'state'>>(
  entries: readonly Entry[],
  { planned, only, keepsExamples }: Wanted,
): readonly Entry[] {
  const nameOf = ({ collection, document }: Entry) => `${collection}/${document}`
  const used = new Set(entries.filter(({ key }) => planned.has(key)).map(nameOf))
  return entries.filter((entry) => {
    const { key, collection, document } = entry
    if (planned.has(key) || collection.startsWith('global:')) return false
    if (only.size > 0 && !only.has(collection)) return false
    if (entry.state === 'replaced') return keepsExamples
    return document === undefined || !used.has(nameOf(entry))
  })
}
