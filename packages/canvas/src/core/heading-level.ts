import { type BlockRules, kindOf } from './block-rules.ts'
import type { BlockTree } from './block-tree.ts'
import type { Edit } from './edits.ts'
import { isStored, type Stored, valueAt, withValueAt } from './stored.ts'

/** Levels of headings below the page's title. */
const LEVELS = { first: 2, last: 4 } as const

/** Field of a block that is a heading. */
const LEVEL = 'level'

/** A heading as it is drawn in a block. */
export interface DrawnHeading {
  /** Id of its block. */
  readonly id: string
  /** Its words, each space as one. */
  readonly words: string
  /** Levels that it goes down; negative: up. */
  readonly by: number
}

/**
 * The edits that give a heading another level: one that is a block by itself, or one in a text of a block.
 *
 * @returns Empty: its level is that of its block's design, or the one asked for is none that editors may choose.
 */
export function levelEdits(tree: BlockTree, rules: BlockRules, { id, words, by }: DrawnHeading): readonly Edit[] {
  const node = tree.blocks.get(id)
  if (!node) return []
  if (kindOf(rules, node.kind)?.choices?.includes(LEVEL)) {
    const level = levelBy(Number(node.stored[LEVEL] ?? LEVELS.first), by)
    return level === undefined ? [] : [{ do: 'set', id, path: LEVEL, value: String(level) }]
  }
  const [found] = headingsIn(node.stored, []).filter((heading) => heading.words === words)
  const level = found && levelBy(found.level, by)
  if (!found || level === undefined) return []
  const text = valueAt(node.stored, found.path)
  if (!isStored(text)) return []
  return [{ do: 'set', id, path: found.path, value: withValueAt(text, `${found.inText}.tag`, `h${level}`) }]
}

function levelBy(level: number, by: number): number | undefined {
  const next = level + by
  return by !== 0 && next >= LEVELS.first && next <= LEVELS.last ? next : undefined
}

interface FoundHeading {
  /** Path of the text within its block. */
  readonly path: string
  /** Path of the heading within the text. */
  readonly inText: string
  readonly words: string
  readonly level: number
}

/** Headings in the texts of a block, also in its rows; those of blocks in it are theirs. */
function headingsIn(value: unknown, path: readonly string[]): readonly FoundHeading[] {
  if (Array.isArray(value)) return value.flatMap((row, index) => headingsIn(row, [...path, String(index)]))
  if (!isStored(value) || (path.length > 0 && 'blockType' in value)) return []
  if (isStored(value.root)) {
    const headings = headingNodes(value.root, ['root'])
    return headings.map(([inText, node]) => ({
      path: path.join('.'),
      inText: inText.join('.'),
      words: wordsOf(node).replace(/\s+/g, ' ').trim(),
      level: Number(String(node.tag).slice(1)),
    }))
  }
  return Object.entries(value).flatMap(([name, inner]) => headingsIn(inner, [...path, name]))
}

function headingNodes(node: Stored, path: readonly string[]): readonly (readonly [readonly string[], Stored])[] {
  if (node.type === 'heading') return [[path, node]]
  const children: readonly unknown[] = Array.isArray(node.children) ? node.children : []
  return children.flatMap((child, index) =>
    isStored(child) ? headingNodes(child, [...path, 'children', String(index)]) : [],
  )
}

function wordsOf({ text, children }: Stored): string {
  if (typeof text === 'string') return text
  return Array.isArray(children) ? children.map((child) => (isStored(child) ? wordsOf(child) : '')).join('') : ''
}
