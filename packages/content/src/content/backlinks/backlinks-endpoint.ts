import type { Endpoint, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { parseLocalTexts } from '../../core/local-paths.ts'
import { type RolePage, rolePages } from '../../core/site-role.ts'
import { record } from '../../core/stored.ts'
import { slugOfCollection } from '../queries/slugs.ts'
import { mayAt } from '../rights/rights-of.ts'
import { nameOf } from '../trash/name-aside.ts'
import { fileNames } from '../trash/trashed-file-names.ts'
import { findBacklinks } from './find-backlinks.ts'
import type { Target } from './points-at.ts'

/** Documents that one question is about. */
const MAX_ASKED = 500

/** A question, with `where` and `search` as lists have them. */
interface Asked {
  readonly where?: Where
  readonly search?: unknown
  readonly trash?: unknown
}

/**
 * `GET /api/{collection}/backlinks`: what links to the documents that are asked for, or uses them, and which of them are
 * something for the whole site. Only those who may delete or unpublish them get an answer.
 */
export function backlinksEndpoint(slug: string): Omit<Endpoint, 'root'> {
  return {
    path: '/backlinks',
    method: 'get',
    async handler(req) {
      const collection = collectionOf(req, slug)
      if ((await collection.access.delete({ req })) !== true && !(await mayAt(req, slug, 'publish'))) {
        const message = 'Only people who may delete or unpublish these documents can see this.'
        return Response.json({ message }, { status: 403 })
      }
      const { siteUrl } = req.payload.config.custom as { readonly siteUrl: string }
      const { targets, roles, areAll } = await askedFor(req, collection)
      const { isComplete, ...found } = await findBacklinks(req, targets, siteUrl)
      return Response.json(
        { ...found, roles, isComplete: isComplete && areAll },
        { headers: { 'cache-control': 'no-store' } },
      )
    },
  }
}

async function askedFor(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
): Promise<{ readonly targets: readonly Target[]; readonly roles: readonly RolePage[]; readonly areAll: boolean }> {
  const { where = {}, search, trash } = req.query as Asked
  const { docs, hasNextPage } = await req.payload.find({
    collection: slugOfCollection(collection),
    where: mergeListSearchAndWhere({
      collectionConfig: collection,
      search: typeof search === 'string' ? search : '',
      where,
    }),
    trash: trash === 'true' || trash === true,
    depth: 0,
    limit: MAX_ASKED,
    overrideAccess: false,
    req,
  })
  return {
    targets: docs.map((document) => targetOf(collection.slug, document)),
    roles: rolePages(collection.slug, docs.map(record)),
    areAll: !hasNextPage,
  }
}

function collectionOf({ payload }: PayloadRequest, slug: string): SanitizedCollectionConfig {
  const collection = payload.config.collections.find((one) => one.slug === slug)
  if (!collection) throw new Error(`There is no collection ${slug}.`)
  return collection
}

function targetOf(collection: string, document: object): Target {
  const { id, path, paths } = document as {
    readonly id: number | string
    readonly path?: unknown
    readonly paths?: unknown
  }
  // A collection may keep one address for all languages.
  const own = new Set([...(typeof path === 'string' ? [path] : []), ...Object.values(parseLocalTexts(paths))])
  const files = fileNames(document).map((name) => `/media/${name}`)
  return { collection, id, addresses: [...[...own].map(nameOf), ...files] }
}
