import { isStored, rowsOf, type Stored } from './stored.ts'

/** A rich text that its editor types where it is drawn. */
export interface TypedRich {
  /** Id of its block. */
  readonly id: string
  /** The field as the page names it: names, and ids of rows. */
  readonly field: string
  /** Name of the field, as its editor reads it. */
  readonly label: string
  /** As the form holds it, `{ root: … }`. Undefined: it is empty. */
  readonly value: Stored | undefined
  /** Number that the page gave its question. */
  readonly turn: number
  /** Number that the page gave the last change that the form has: the value before it is older than what is typed. */
  readonly written: number
}

/** Wish of an editor who types a rich text on the page. */
export type RichIntent =
  /** Begins. @property turn See {@link TypedRich}. */
  | { readonly do: 'typeRich'; readonly id: string; readonly field: string; readonly turn: number }
  /** @property change Number of the change, see {@link TypedRich}. */
  | {
      readonly do: 'writeRich'
      readonly id: string
      readonly field: string
      readonly value: Stored
      readonly change: number
    }

/** Characters of a rich text as JSON, 1 MB: about a hundred times as much as a long article has. */
export const MAX_RICH_LENGTH = 1_000_000

/** Nodes that lie in each other; the site leaves out deeper ones. */
const MAX_DEPTH = 20

/** Types of nodes that can be edited on the page. A text with others is edited in its form. */
const TYPES: readonly unknown[] = [
  'paragraph',
  'heading',
  'quote',
  'list',
  'listitem',
  'link',
  'autolink',
  'text',
  'linebreak',
  'tab',
  'horizontalrule',
  'upload',
  'relationship',
]

/** True of a rich text in which the page knows every node. What is empty is one, too. */
export function mayBeTypedRich(value: unknown): value is Stored | undefined | null {
  if (value === undefined || value === null) return true
  if (!isStored(value) || !isStored(value.root) || value.root.type !== 'root') return false
  return JSON.stringify(value).length <= MAX_RICH_LENGTH && areKnown(value.root, 0)
}

/** True if all nodes of a list are of types that can be edited on the page. */
export function areKnownNodes(nodes: readonly Stored[]): boolean {
  return nodes.every((node) => TYPES.includes(node.type) && areKnown(node, 0))
}

function areKnown({ children }: Stored, depth: number): boolean {
  if (children === undefined) return true
  if (!Array.isArray(children) || depth > MAX_DEPTH) return false
  const nodes = rowsOf(children)
  return (
    nodes.length === children.length && nodes.every((node) => TYPES.includes(node.type) && areKnown(node, depth + 1))
  )
}

/** Reads an intent for a rich text. Undefined: it is none. */
export function parseRichIntent({ do: name, id, field, turn, value, change }: Stored): RichIntent | undefined {
  if (typeof id !== 'string' || typeof field !== 'string') return undefined
  if (name === 'typeRich') return { do: name, id, field, turn: Number(turn) || 0 }
  if (name !== 'writeRich' || !isStored(value) || !mayBeTypedRich(value)) return undefined
  return { do: name, id, field, value, change: Number(change) || 0 }
}

/** Reads the rich text that is typed, of a message of the admin. Undefined: it is none. */
export function parseTypedRich(data: unknown): TypedRich | undefined {
  if (!isStored(data)) return undefined
  const { id, field, label, value, turn, written } = data
  if (typeof id !== 'string' || typeof field !== 'string' || !mayBeTypedRich(value)) return undefined
  return {
    id,
    field,
    label: String(label ?? ''),
    value: value ?? undefined,
    turn: Number(turn) || 0,
    written: Number(written) || 0,
  }
}
