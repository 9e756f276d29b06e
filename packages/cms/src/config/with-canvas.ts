import type { CollectionConfig, Field } from 'payload'

/** Name of the list of blocks of a document. */
const LIST = 'layout'

/** Puts the canvas into the form of a collection whose documents are made of blocks and have a preview: see `PageCanvas`. */
export function withCanvas(previewed: readonly string[]): (collection: CollectionConfig) => CollectionConfig {
  return (collection) => {
    const at = collection.fields.findIndex(({ type }) => type === 'tabs')
    const tabs = collection.fields[at]
    if (!previewed.includes(collection.slug) || tabs?.type !== 'tabs') return collection
    const hasList = tabs.tabs.some(({ fields }) =>
      fields.some((field) => field.type === 'blocks' && field.name === LIST),
    )
    return hasList ? { ...collection, fields: collection.fields.toSpliced(at, 0, canvasField) } : collection
  }
}

const canvasField: Field = {
  name: 'canvas',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: { path: '@vitrine/canvas/admin#PageCanvas', clientProps: { list: LIST } } },
  },
}
