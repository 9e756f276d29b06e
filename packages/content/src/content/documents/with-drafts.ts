import type { Access, CollectionConfig } from 'payload'
import type { Area } from '../../core/rights/area.ts'
import { withPublishedLanguages } from '../publishing/with-published-languages.ts'
import { areaOf } from '../rights/area-of.ts'
import { may } from '../rights/rights-of.ts'
import { authorsKeepToDrafts } from './author-drafts.ts'
import { matchVersion } from './match-version.ts'
import { restoreAsDraft } from './restore-as-draft.ts'

/**
 * Leaves what visitors see to those who may publish, and to publishing, one language at a time, and replaces no version that
 * whoever asks has not seen: for every collection with drafts. Others are returned as they are.
 */
export function withDrafts(given: CollectionConfig): CollectionConfig {
  const collection = withPublishedLanguages(given)
  const { slug, access, versions, hooks, endpoints } = collection
  if (typeof versions !== 'object' || !versions.drafts) return collection
  const area = areaOf({ access: access ?? {} })
  return {
    ...collection,
    access: { ...access, ...(access?.update && area && { update: unlessPublished(access.update, area) }) },
    hooks: {
      ...hooks,
      beforeOperation: [authorsKeepToDrafts, ...(hooks?.beforeOperation ?? [])],
      beforeValidate: [matchVersion, ...(hooks?.beforeValidate ?? [])],
    },
    admin: withPublishButton(collection.admin),
    // Of two endpoints at one address Payload asks the first, and its own come last.
    endpoints: [restoreAsDraft(slug), ...(endpoints || [])],
  }
}

/** Puts the button in place that publishes at the times of the site, unless a collection has another. */
function withPublishButton(admin: CollectionConfig['admin']): NonNullable<CollectionConfig['admin']> {
  const edit = { PublishButton: '@vitrine/content/admin#PublishAtSiteTime', ...admin?.components?.edit }
  return { ...admin, components: { ...admin?.components, edit } }
}

/** Payload asks so whether to offer *Publish*. */
function unlessPublished(update: Access, area: Area): Access {
  return async (args) =>
    args.data?._status === 'published' && !(await may(args.req, area, 'publish')) ? false : update(args)
}
