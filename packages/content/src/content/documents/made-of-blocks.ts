import type { CollectionConfig } from 'payload'

/** Name of the list of blocks of a document. */
export const BLOCK_LIST = 'layout'

/** True of collections whose documents are pages of blocks that stand in a tab of their form. */
export function isMadeOfBlocks({ fields }: Pick<CollectionConfig, 'fields'>): boolean {
  return fields.some(
    (field) =>
      field.type === 'tabs' &&
      field.tabs.some((tab) => tab.fields.some((one) => one.type === 'blocks' && one.name === BLOCK_LIST)),
  )
}
