import type { Entries } from '@vitrine/forms/core'

export type RecordedEntries = readonly (readonly [name: string, value: string | RecordedFile])[]

interface RecordedFile {
  readonly file: { readonly name: string; readonly type: string; readonly size?: number; readonly content?: string }
}

/** Recorded entries as the rules read them. */
export function postedEntries(recorded: RecordedEntries): Entries {
  return recorded.map(([name, value]) => {
    if (typeof value === 'string') return [name, value]
    const { file } = value
    return [name, { name: file.name, size: file.size ?? new TextEncoder().encode(file.content).length }]
  })
}
