import { type BlockBase, idGiver, type RichTextNode } from '@vitrine/kit/core'
import { replaced } from './replaced.ts'
import { walkBlocks } from './walk.ts'

/**
 * Gives each heading in the texts of a page an id of its own: the first `#light` keeps it, the second becomes `light-2`.
 * Anchors that editors gave to blocks come before headings.
 *
 * @returns The same blocks where all headings differ.
 */
export function withOwnHeadings(blocks: readonly BlockBase[]): readonly BlockBase[] {
  const anchors = [...walkBlocks(blocks)].flatMap(({ frame }) => frame?.anchor ?? [])
  if (allDiffer([...anchors, ...headingIds(blocks, new Set())])) return blocks
  const ownId = idGiver(anchors)
  return replaced(blocks, (value) => {
    if (!isHeading(value)) return undefined
    const id = ownId(value.id)
    return id === value.id ? undefined : [{ ...value, id }]
  })
}

function allDiffer(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length
}

/** Ids of all headings in parsed values. @param visited What stands in several places counts once. */
function* headingIds(value: unknown, visited: Set<object>): Generator<string> {
  if (typeof value !== 'object' || value === null || visited.has(value)) return
  visited.add(value)
  if (isHeading(value)) yield value.id
  for (const member of Object.values(value)) yield* headingIds(member, visited)
}

type HeadingNode = Extract<RichTextNode, { readonly kind: 'heading' }>

function isHeading(value: object): value is HeadingNode {
  return 'kind' in value && value.kind === 'heading' && 'id' in value && 'level' in value
}
