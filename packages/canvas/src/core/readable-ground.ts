import { type BlockRules, kindOf } from './block-rules.ts'
import { type BlockTree, parentsOf } from './block-tree.ts'
import type { Edit } from './edits.ts'

/** Field of a block that gives those in it a ground. */
const SURFACE = 'surface'

/** Grounds of the theme on which a text could be read. */
export interface ReadableGrounds {
  /** Id of its block. */
  readonly id: string
  /** Names under which they are stored, the best first. */
  readonly surfaces: readonly string[]
}

/**
 * The edit that makes a text readable: another ground of the nearest block that gives it one.
 *
 * @returns Empty: it stands on the ground of the page, or on that of its block's design.
 */
export function groundEdits(tree: BlockTree, rules: BlockRules, { id, surfaces }: ReadableGrounds): readonly Edit[] {
  const node = tree.blocks.get(id)
  const offered = (kind: string) => kindOf(rules, kind)?.options?.[SURFACE]
  const ground = node && [node, ...parentsOf(tree, id)].find(({ kind }) => offered(kind))
  if (!ground) return []
  const value = surfaces.find((name) => offered(ground.kind)?.includes(name) && name !== ground.stored[SURFACE])
  return value === undefined ? [] : [{ do: 'set', id: ground.id, path: SURFACE, value }]
}
