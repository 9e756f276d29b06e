import type {
  CollectionAfterChangeHook,
  CollectionConfig,
  CollectionSlug,
  GlobalConfig,
  PayloadRequest,
  SanitizedCollectionConfig,
  TypeWithID,
} from 'payload'
import { partOfField, tagOfParts } from '../../core/cache/part-of.ts'
import { EVERYTHING, type Tag, tagsOfChange } from '../../core/cache/tags.ts'
import { parseLocalTexts } from '../../core/local-paths.ts'
import { record } from '../../core/stored.ts'
import { noteChange } from '../../store/note-change.ts'
import { takeWritten } from '../../store/written-rows.ts'
import { savedTogether } from '../documents/saved-together.ts'
import { siteLanguages } from '../languages.ts'

/**
 * Keeps the content revision true, and the log of what changes touched, for a collection that visitors see. Others are
 * returned as they are. A collection of which they see only some documents has a function there that says which.
 */
export function withRevision(collection: CollectionConfig): CollectionConfig {
  const visible: unknown = collection.custom?.visitorVisible
  if (!visible) return collection
  const isSeen = typeof visible === 'function' ? (doc: unknown) => visible(doc ?? {}) === true : isVisible
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      afterChange: [
        async (args) => {
          const { collection: changed, doc, operation, previousDoc, req } = args
          // Two who change a document at once are not told of each other's change, so what they saw of it says little.
          const isChanged =
            operation === 'create' ? isSeen(doc) : takeWritten(req, { collection: changed.slug, id: doc.id })
          const note = async () => isChanged && noteDocument(changed, [doc, previousDoc], req)
          const shown = await inTurn(collection.hooks?.afterChange ?? [], args).catch(async (error: unknown) => {
            // Without a transaction the document stays as it was written, though the request is refused.
            if ((await req.transactionID) == null) await note()
            throw error
          })
          await note()
          return shown
        },
      ],
      afterDelete: [
        ...(collection.hooks?.afterDelete ?? []),
        async ({ collection: changed, doc, req }) => {
          if (typeof visible !== 'function' || isSeen(doc)) await noteDocument(changed, [doc], req)
        },
      ],
    },
  }
}

/** Runs hooks as Payload does: each gets the document as the one before it has left it. */
async function inTurn(
  hooks: readonly CollectionAfterChangeHook[],
  args: Parameters<CollectionAfterChangeHook>[0],
): Promise<unknown> {
  let { doc } = args
  for (const hook of hooks) doc = (await hook({ ...args, doc })) || doc
  return doc
}

/** As {@link withRevision}, for a global: what it says is on every page. */
export function globalWithRevision(global: GlobalConfig): GlobalConfig {
  if (!global.custom?.visitorVisible) return global
  return {
    ...global,
    hooks: {
      ...global.hooks,
      afterChange: [...(global.hooks?.afterChange ?? []), async ({ req }) => noteChange(req, [EVERYTHING])],
    },
  }
}

/** Autosaved drafts change nothing that visitors see; documents without drafts are always visible. */
function isVisible(doc: unknown): boolean {
  const { id, _status } = (doc ?? {}) as { id?: unknown; _status?: unknown }
  return id !== undefined && (_status === undefined || _status === 'published')
}

/** A document as a hook gets it: in the language of the request. */
interface Changed {
  readonly id?: unknown
  readonly path?: unknown
}

/** Notes the change of a document. @param states As it is, and as it was. */
async function noteDocument(
  { slug, custom, flattenedFields }: SanitizedCollectionConfig,
  [current, ...before]: readonly [Changed, ...(Changed | undefined)[]],
  req: PayloadRequest,
): Promise<void> {
  const hasPath = flattenedFields.some(({ name }) => name === 'path')
  const paths = [current, ...before].flatMap((doc) => (typeof doc?.path === 'string' ? [doc.path] : []))
  const others = hasPath && siteLanguages(req.payload).length > 1 ? await pathsNow(slug, current.id, req) : []
  // A caller may have asked for a document without its path.
  const isKnown = !hasPath || typeof current.path === 'string' || others.length > 0
  const tags = tagsOfChange({ collection: slug, id: current.id, paths: isKnown ? [...paths, ...others] : undefined })
  await noteChange(req, [...tags, ...partsOf([current, ...before], partOfField(custom))])
}

/** Tags of the parts of the documents that a document is and was a part of. */
function partsOf(states: readonly (Changed | undefined)[], partOf: string | undefined): readonly Tag[] {
  if (partOf === undefined) return []
  return [...new Set(states.flatMap((state) => tagOfParts(record(state)[partOf]) ?? []))]
}

/** Paths of a document in all languages. One that is deleted has none: what showed it carries its own tag. */
async function pathsNow(collection: CollectionSlug, id: unknown, req: PayloadRequest): Promise<readonly string[]> {
  const found =
    savedTogether(req)?.created({ collection, id }) ??
    (await req.payload.db.findOne<TypeWithID & { readonly path?: unknown }>({
      collection,
      where: { id: { equals: id } },
      select: { path: true },
      req,
    }))
  return Object.values(parseLocalTexts(found?.path))
}
