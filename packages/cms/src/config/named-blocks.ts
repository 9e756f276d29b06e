import type { Block, Field } from 'payload'

/** Default labels of a block in a list of blocks. */
const BLOCK_LABELS = { singular: 'Block', plural: { en: 'Blocks', de: 'Blöcke' } } as const

/** Gives the blocks in these fields, however deep, a line by which editors know them again while they are folded. */
export function namedBlocksIn(fields: readonly Field[]): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'tabs') {
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: namedBlocksIn(tab.fields) })) }
    }
    if (field.type === 'blocks')
      return { ...field, labels: field.labels ?? BLOCK_LABELS, blocks: field.blocks.map(namedBlock) }
    return 'fields' in field ? ({ ...field, fields: namedBlocksIn(field.fields) } as Field) : field
  })
}

/** Gives a block such a line, and the blocks in it. */
export function namedBlock(block: Block): Block {
  const { singular } = block.labels ?? {}
  const kind = singular === undefined || typeof singular === 'function' ? block.slug : singular
  const Label = { path: '@vitrine/content/admin#BlockLabel', clientProps: { kind } }
  return {
    ...block,
    fields: namedBlocksIn(block.fields),
    admin: { ...block.admin, components: { Label, ...block.admin?.components } },
  }
}
