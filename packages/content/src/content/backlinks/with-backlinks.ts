import type { CollectionConfig } from 'payload'
import { beforeControls } from '../before-controls.ts'
import { backlinksEndpoint } from './backlinks-endpoint.ts'

const IN_DOCUMENT = '@vitrine/content/admin#DocumentBacklinks'
const IN_LIST = '@vitrine/content/admin#ListBacklinks'

/**
 * Names what points to documents in the dialogs that ask whether to delete them. Collections without `trash`, which
 * nothing that editors make points to, are returned as they are.
 */
export function withBacklinks(collection: CollectionConfig): CollectionConfig {
  const { slug, admin, endpoints, trash } = collection
  if (!trash) return collection
  const { components } = admin ?? {}
  const list = { path: IN_LIST, serverProps: { collection: slug } }
  const beforeListTable = [...(components?.beforeListTable ?? []), list]
  return beforeControls(
    {
      ...collection,
      admin: { ...admin, components: { ...components, beforeListTable } },
      endpoints: [...(endpoints || []), backlinksEndpoint(slug)],
    },
    [IN_DOCUMENT],
  )
}
