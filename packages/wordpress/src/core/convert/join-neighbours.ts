import { type RichNode, RULE } from '../rich-text/nodes.ts'
import type { ConvertedBlock } from './convert.ts'
import { MAX_ROWS } from './limits.ts'
import { isRichText, nodesOf, type RichTextBlock } from './rich-text-block.ts'

/** Makes one block of neighbours that belong together: texts, accordions, buttons. A rule between other blocks is a separator. */
export function joinNeighbours(blocks: readonly ConvertedBlock[]): readonly ConvertedBlock[] {
  const joined: ConvertedBlock[] = []
  // Nodes of the text that is being joined, so that a long text is put together once.
  let open: { readonly first: RichTextBlock; readonly nodes: RichNode[] } | undefined
  const endText = () => {
    if (open) joined.push(...textOrRules(open.first, open.nodes))
    open = undefined
  }
  for (const block of blocks) {
    if (isRichText(block)) {
      if (open && isPlain(block)) for (const node of nodesOf(block)) open.nodes.push(node)
      else {
        endText()
        open = { first: block, nodes: [...nodesOf(block)] }
      }
      continue
    }
    endText()
    const last = joined.at(-1)
    const together = last && joinedRows(last, block)
    if (together) joined[joined.length - 1] = together
    else joined.push(block)
  }
  endText()
  return joined
}

function isPlain(block: RichTextBlock): boolean {
  return block.frame === undefined && block.heading === undefined && block.size === 'text'
}

function textOrRules(block: RichTextBlock, nodes: readonly RichNode[]): readonly ConvertedBlock[] {
  if (nodes.length === 0) return []
  if (isPlain(block) && nodes.every(({ type }) => type === RULE.type)) {
    return nodes.map(() => ({ blockType: 'separator', look: 'line', size: 'medium' }))
  }
  return [{ ...block, content: { root: { ...block.content.root, children: nodes } } }]
}

/** Rows of blocks that may be one, and what both must have in common. */
const JOINED: Readonly<
  Record<string, { readonly rows: string; readonly most: number; readonly same: readonly string[] }>
> = {
  accordion: { rows: 'items', most: MAX_ROWS.accordion, same: ['open', 'isFaq'] },
  buttonGroup: { rows: 'buttons', most: MAX_ROWS.buttons, same: ['align'] },
}

function joinedRows(first: ConvertedBlock, second: ConvertedBlock): ConvertedBlock | undefined {
  const rule = first.blockType === second.blockType ? JOINED[first.blockType] : undefined
  if (!rule || second.frame !== undefined || second.heading !== undefined || second.firstOpen === true) return undefined
  const [rows, more] = [first[rule.rows], second[rule.rows]]
  if (!Array.isArray(rows) || !Array.isArray(more) || rows.length + more.length > rule.most) return undefined
  if (rule.same.some((field) => first[field] !== second[field])) return undefined
  return { ...first, [rule.rows]: [...rows, ...more] }
}
