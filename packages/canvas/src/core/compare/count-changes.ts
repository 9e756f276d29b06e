import type { BlockChange, ComparedBlock } from './compare-blocks.ts'

/** Numbers of blocks by what has become of them. */
export type ChangeCounts = Readonly<Record<Exclude<BlockChange, 'same'>, number>>

/** Counts the blocks that differ. Those that came or went with the block around them count as one with it. */
export function countChanges(compared: readonly ComparedBlock[]): ChangeCounts {
  const changes = new Map(compared.map(({ id, change }) => [id, change]))
  const counted = compared.filter(({ change, before, after }) => {
    const parent = (after ?? before)?.parent
    return !(change === 'added' || change === 'removed') || changes.get(parent ?? '') !== change
  })
  const of = (one: BlockChange) => counted.filter(({ change }) => change === one).length
  return { changed: of('changed'), moved: of('moved'), added: of('added'), removed: of('removed') }
}
