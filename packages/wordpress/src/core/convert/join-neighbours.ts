import { type RichNode, RULE } from '../rich-text/nodes.ts'
import type { ConvertedBlock } from './convert.ts'
import { joinedRows } from './join-rows.ts'
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
    const together = last && comesRowByRow(block) ? joinedRows(last, block) : undefined
    if (together) joined[joined.length - 1] = together
    else joined.push(block)
  }
  endText()
  return joined
}

/**
 * Tells whether HTML writes this kind row by row, such as one `details` after the other. One that is open stays alone: only
 * the first row of a block can be.
 */
function comesRowByRow({ blockType, firstOpen }: ConvertedBlock): boolean {
  return (blockType === 'accordion' && firstOpen !== true) || blockType === 'buttonGroup'
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
