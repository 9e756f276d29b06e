import { type AdminLabel, configLabel } from '@vitrine/content/core'
import type { Payload } from 'payload'

/** Names of collections and of globals (`global:blog`) as the admin shows them. */
export function namesIn({ config }: Pick<Payload, 'config'>): (collection: string) => AdminLabel {
  const names = new Map<string, AdminLabel>([
    ...config.collections.map(({ slug, labels }) => [slug, configLabel(labels.plural, slug)] as const),
    ...config.globals.map(({ slug, label }) => [`global:${slug}`, configLabel(label, slug)] as const),
  ])
  return (collection) => names.get(collection) ?? collection
}
