import type { AdminText } from '@vitrine/kit/core'
import type { BlockChange } from './compare-blocks.ts'
import type { ChangeCounts } from './count-changes.ts'

/** Words of the comparison of two states of a page. */
export const COMPARE_WORDS = {
  title: { en: 'Compare with an earlier state', de: 'Mit einem früheren Stand vergleichen' },
  state: { en: 'Compare with', de: 'Vergleichen mit' },
  published: { en: 'What visitors see', de: 'Was Besucher sehen' },
  publishedThen: { en: 'published', de: 'veröffentlicht' },
  earlier: { en: 'Earlier', de: 'Früher' },
  draft: { en: 'Draft', de: 'Entwurf' },
  blocks: { en: 'Blocks that differ', de: 'Blöcke, die sich unterscheiden' },
  none: { en: 'All blocks are the same.', de: 'Alle Blöcke sind gleich.' },
  restore: { en: 'Restore', de: 'Wiederherstellen' },
  takeOut: { en: 'Take out', de: 'Herausnehmen' },
  restoreAll: { en: 'Restore all blocks', de: 'Alle Blöcke wiederherstellen' },
  restored: {
    en: 'Restored into the draft. Control and Z takes it back.',
    de: 'Im Entwurf wiederhergestellt. Strg und Z nimmt es zurück.',
  },
  cannot: {
    en: 'It may not stand there any more. Restore the block around it.',
    de: 'Dort darf er nicht mehr stehen. Stellen Sie den Block wieder her, in dem er stand.',
  },
  close: { en: 'Close', de: 'Schließen' },
  failed: {
    en: 'The state could not be read. Close this and try again.',
    de: 'Der Stand war nicht zu lesen. Schließen Sie dies und versuchen Sie es noch einmal.',
  },
  noStates: {
    en: 'There is no earlier state yet. One is kept each time the page is saved or published.',
    de: 'Es gibt noch keinen früheren Stand. Einer entsteht, wenn die Seite gespeichert oder veröffentlicht wird.',
  },
  reading: { en: 'The state is being read…', de: 'Der Stand wird gelesen …' },
  otherFields: { en: 'Also different', de: 'Auch anders' },
  same: { en: 'Nothing to publish', de: 'Alles ist online' },
  compare: { en: 'Compare versions', de: 'Versionen vergleichen' },
  will: { en: 'What will change', de: 'Was sich ändert' },
} as const satisfies Readonly<Record<string, AdminText>>

/** Name of what has become of a block. */
export const CHANGE_WORDS: Readonly<Record<BlockChange, AdminText>> = {
  same: { en: 'Same', de: 'Gleich' },
  changed: { en: 'Changed', de: 'Geändert' },
  moved: { en: 'Moved', de: 'Verschoben' },
  added: { en: 'Added', de: 'Neu' },
  removed: { en: 'Removed', de: 'Entfernt' },
}

/** Name of the difference of a block, such as “Moved and changed”. */
export function changeWords({
  change,
  isChanged,
}: {
  readonly change: BlockChange
  readonly isChanged: boolean
}): AdminText {
  if (change === 'moved' && isChanged) return { en: 'Moved and changed', de: 'Verschoben und geändert' }
  return CHANGE_WORDS[change]
}

/**
 * Says in few words what differs: “2 changed, 1 added, Title”.
 *
 * @param fields Names of fields beside the blocks.
 * @returns Undefined: nothing does.
 */
export function summaryOf(
  counts: ChangeCounts,
  fields: readonly string[],
  wordIn: (words: AdminText) => string,
): string | undefined {
  const blocks = (['changed', 'moved', 'added', 'removed'] as const).flatMap((change) =>
    counts[change] > 0 ? [`${counts[change]} ${wordIn(CHANGE_WORDS[change]).toLowerCase()}`] : [],
  )
  const parts = [...blocks, ...fields]
  return parts.length === 0 ? undefined : parts.join(', ')
}
