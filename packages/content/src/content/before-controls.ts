import type { CollectionConfig, GlobalConfig } from 'payload'

/** Puts components of ours into the form of every document of a collection, before its buttons. */
export function beforeControls(collection: CollectionConfig, components: readonly string[]): CollectionConfig {
  const { admin } = collection
  const { edit } = admin?.components ?? {}
  const beforeDocumentControls = [...components, ...(edit?.beforeDocumentControls ?? [])]
  return {
    ...collection,
    admin: { ...admin, components: { ...admin?.components, edit: { ...edit, beforeDocumentControls } } },
  }
}

/** Puts components of ours into the form of a global, before its buttons. */
export function globalBeforeControls(global: GlobalConfig, components: readonly string[]): GlobalConfig {
  const { admin } = global
  const { elements } = admin?.components ?? {}
  const beforeDocumentControls = [...components, ...(elements?.beforeDocumentControls ?? [])]
  return {
    ...global,
    admin: { ...admin, components: { ...admin?.components, elements: { ...elements, beforeDocumentControls } } },
  }
}
