import type { ImportedItem, ImportTools } from '@vitrine/kit/core'

/** Value of a meta of bbPress; empty for none. */
export function metaOf({ metas }: Pick<ImportedItem, 'metas'>, key: string): string {
  return metas.findLast((meta) => meta.key === key)?.value.trim() ?? ''
}

/** Numbers of items that a meta names, as PHP serialises them. */
export function idsIn(text: string, { unserialize }: Pick<ImportTools, 'unserialize'>): readonly number[] {
  const read = unserialize(text)
  return typeof read === 'object' && read !== null ? Object.values(read).map(Number) : []
}
