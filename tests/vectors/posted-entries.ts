import type { Entries } from '@vitrine/forms/core'
import { each, keys, whole } from './known.ts'

export type RecordedEntries = readonly (readonly [name: string, value: string | RecordedFile])[]

interface RecordedFile {
  readonly file: { readonly name: string; readonly type: string; readonly size?: number; readonly content?: string }
}

const FILE = keys<RecordedFile>({
  file: keys<RecordedFile['file']>({ name: whole, type: whole, size: whole, content: whole }),
})

/** Pairs of a name and a text or a file. */
export const ENTRIES = each((entry, path) => (Array.isArray(entry) ? FILE(entry[1], path) : undefined))

/** Recorded entries as the rules read them. */
export function postedEntries(recorded: RecordedEntries): Entries {
  return recorded.map(([name, value]) => {
    if (typeof value === 'string') return [name, value]
    const { file } = value
    return [name, { name: file.name, size: file.size ?? new TextEncoder().encode(file.content).length }]
  })
}
