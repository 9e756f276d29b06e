import { BLOCK_LIST, isMadeOfBlocks } from '@vitrine/content/documents'
import type { CollectionConfig, Field } from 'payload'

/** Puts the canvas into the form of a collection whose documents are made of blocks and have a preview: see `PageCanvas`. */
export function withCanvas(previewed: readonly string[]): (collection: CollectionConfig) => CollectionConfig {
  return (collection) => {
    if (!previewed.includes(collection.slug) || !isMadeOfBlocks(collection)) return collection
    const at = collection.fields.findIndex(({ type }) => type === 'tabs')
    const { admin } = collection
    const components = admin?.components
    const edit = { ...components?.edit, PublishButton: publishButton }
    const views = { ...components?.views, edit: { ...components?.views?.edit, compare: compareTab } }
    return {
      ...collection,
      fields: collection.fields.toSpliced(at, 0, canvasField, ...besideCanvas),
      admin: { ...admin, components: { ...components, edit, views } },
    }
  }
}

const canvasField: Field = {
  name: 'canvas',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: { path: '@vitrine/canvas/admin#PageCanvas', clientProps: { list: BLOCK_LIST } } },
  },
}

/** Parts of the form beside the canvas: findings on the page, and notes on its blocks. */
const besideCanvas: readonly Field[] = [
  ['findings', '@vitrine/seo/admin#CanvasFindings'],
  ['notes', '@vitrine/review/admin#BlockNotes'],
].map(([name = '', Field = '']) => ({ name, type: 'ui', admin: { disableListColumn: true, components: { Field } } }))

/** Says beside the button that publishes what that changes. */
const publishButton = { path: '@vitrine/canvas/admin#PublishWithChanges', clientProps: { list: BLOCK_LIST } }

const compareTab = { tab: { Component: '@vitrine/canvas/admin#CompareTab', order: 350 } }
