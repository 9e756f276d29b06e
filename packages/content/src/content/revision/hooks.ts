import type {
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
import { savedTogether } from '../documents/saved-together.ts'
import { siteLanguages } from '../languages.ts'
import { trashMove } from '../trash/trash-move.ts'

/**
 * Keeps the content revision true, and the log of what changes touched, for a collection that visitors see. Others are
 * returned as they are. A collection of which they see only some documents has a function there that says which.
 */
export function withRevision(collection: CollectionConfig): CollectionConfig {
  const visible: unknown = collection.custom?.visitorVisible
  if (!visible) return collection
  const isSeen = typeof visible === 'function' ? (doc: unknown) => visible(doc ?? {}) === true : isVisible
  const shown = shownBefore()
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeChange: [
        ...(collection.hooks?.beforeChange ?? []),
        async ({ collection: changed, data, operation, originalDoc, req }) => {
          const isDrafted = operation === 'update' && isDraft(data) && isDraft(originalDoc)
          if (isDrafted) await shown.note(changed, originalDoc.id, req)
        },
      ],
      afterChange: [
        ...(collection.hooks?.afterChange ?? []),
        async ({ collection: changed, doc, previousDoc, req }) => {
          // What leaves may be published, though the newest state of it is a draft.
          const isMoved = trashMove(doc, previousDoc) !== undefined
          if (isMoved || isSeen(doc) || isSeen(previousDoc) || (await shown.isTakenBack(changed, doc.id, req)))
            await noteDocument(changed, [doc, previousDoc], req)
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

function isDraft(doc: unknown): boolean {
  return ((doc ?? {}) as { _status?: unknown })._status === 'draft'
}

/**
 * Notices documents that are taken back while a newer draft of them waits. Their hooks get drafts alone, as when a draft is
 * saved: what visitors see is asked of the database, before and after.
 */
function shownBefore() {
  const noted = new WeakMap<PayloadRequest, Set<unknown>>()
  const isShown = async ({ slug }: SanitizedCollectionConfig, id: unknown, req: PayloadRequest): Promise<boolean> => {
    const found = await req.payload.db.findOne<TypeWithID & { _status?: unknown }>({
      collection: slug,
      where: { id: { equals: id } },
      select: { _status: true },
      req,
    })
    return found?._status === 'published'
  }
  return {
    async note(collection: SanitizedCollectionConfig, id: unknown, req: PayloadRequest): Promise<void> {
      if (await isShown(collection, id, req)) noted.set(req, (noted.get(req) ?? new Set()).add(id))
    },
    async isTakenBack(collection: SanitizedCollectionConfig, id: unknown, req: PayloadRequest): Promise<boolean> {
      return noted.get(req)?.delete(id) === true && !(await isShown(collection, id, req))
    },
  }
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
