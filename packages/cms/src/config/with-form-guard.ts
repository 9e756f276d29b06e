import type { CollectionConfig, GlobalConfig } from 'payload'

const FORM_GUARD = '@vitrine/cms/admin#FormGuard'

/** Puts what keeps an editor's changes into the forms of a collection: see `FormGuard`. */
export function withFormGuard(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection
  const { edit } = admin?.components ?? {}
  const beforeDocumentControls = [FORM_GUARD, ...(edit?.beforeDocumentControls ?? [])]
  return {
    ...collection,
    admin: { ...admin, components: { ...admin?.components, edit: { ...edit, beforeDocumentControls } } },
  }
}

/** Puts what keeps an editor's changes into the form of a global: see `FormGuard`. */
export function globalWithFormGuard(global: GlobalConfig): GlobalConfig {
  const { admin } = global
  const { elements } = admin?.components ?? {}
  const beforeDocumentControls = [FORM_GUARD, ...(elements?.beforeDocumentControls ?? [])]
  return {
    ...global,
    admin: { ...admin, components: { ...admin?.components, elements: { ...elements, beforeDocumentControls } } },
  }
}
