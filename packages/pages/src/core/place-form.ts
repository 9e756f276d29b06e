import { record } from '@vitrine/content/core'

interface Block {
  readonly blockType: string
  readonly [field: string]: unknown
}

/**
 * Names the form of blocks that show one and name none.
 *
 * @param layout Blocks as they are stored.
 * @param form Undefined: there is no form. Its blocks are then left out, and so is what held nothing else: a section goes,
 * columns of which one is left give way to what stands in it.
 */
export function placeForm(layout: readonly Block[], form: unknown): readonly Block[] {
  return layout.flatMap((block) => {
    if (block.blockType === 'contactForm') return form === undefined ? [] : [{ ...block, form }]
    if (block.blockType === 'columns') return placeInColumns(block, form)
    if (!Array.isArray(block.blocks)) return [block]
    const blocks = placeForm(block.blocks, form)
    return blocks.length === 0 ? [] : [{ ...block, blocks }]
  })
}

function placeInColumns(block: Block, form: unknown): readonly Block[] {
  const columns = (block.columns as readonly unknown[])
    .map(record)
    .map((column) => ({ ...column, blocks: placeForm(column.blocks as readonly Block[], form) }))
    .filter(({ blocks }) => blocks.length > 0)
  return columns.length > 1 ? [{ ...block, columns }] : (columns[0]?.blocks ?? [])
}
