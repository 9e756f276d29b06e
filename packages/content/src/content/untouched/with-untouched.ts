import type {
  BaseFilter,
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
} from 'payload'
import { hasAutosaveEnabled } from 'payload/shared'
import { savedTogether } from '../documents/saved-together.ts'
import { slugOfCollection } from '../queries/slugs.ts'
import { deleteLeftDrafts, noteTouched, noteUntouched, untouchedIds } from './untouched-drafts.ts'

/** Arguments of a create operation. A copy comes with nothing but the document that it copies. */
interface AskedToCreate {
  readonly data?: object
  readonly draft?: boolean
  readonly duplicateFromID?: unknown
}

/**
 * Leaves drafts out of the admin's lists until something is written in them. Payload stores an empty draft as soon as
 * "Create New" is opened, because what saves itself needs a document. Collections whose drafts do not save themselves
 * are returned as they are.
 */
export function withUntouched(collection: CollectionConfig): CollectionConfig {
  if (!hasAutosaveEnabled(collection)) return collection
  const { hooks = {}, admin = {} } = collection
  const slug = slugOfCollection(collection)

  const noticeEmpty: CollectionBeforeOperationHook = async ({ args, context, operation, req }) => {
    if (operation !== 'create' || !isEmptyDraft(args as AskedToCreate)) return
    await deleteLeftDrafts(req.payload, slug, new Date())
    context.beginsEmpty = slug
  }

  const note: CollectionAfterChangeHook = async ({ context, doc, operation, req }) => {
    if (operation === 'update') return noteTouched(req.payload, { collection: slug, id: doc.id })
    if (context.beginsEmpty !== slug) return
    delete context.beginsEmpty
    await noteUntouched(req.payload, { collection: slug, id: doc.id }, new Date())
  }

  const forget: CollectionAfterDeleteHook = ({ id, req }) => noteTouched(req.payload, { collection: slug, id })

  // A document is checked with this filter once for each of its links.
  const known = new WeakMap<object, Promise<number[]>>()
  const touchedOnly: BaseFilter = async ({ req }) => {
    const checked = savedTogether(req) ?? req
    const asked = known.get(checked) ?? untouchedIds(req.payload, slug)
    known.set(checked, asked)
    const ids = await asked
    return ids.length > 0 ? { id: { not_in: ids } } : null
  }

  return {
    ...collection,
    admin: { ...admin, baseFilter: touchedOnly },
    hooks: {
      ...hooks,
      beforeOperation: [noticeEmpty, ...(hooks.beforeOperation ?? [])],
      afterChange: [...(hooks.afterChange ?? []), note],
      afterDelete: [...(hooks.afterDelete ?? []), forget],
    },
  }
}

function isEmptyDraft({ data = {}, draft, duplicateFromID }: AskedToCreate): boolean {
  return draft === true && duplicateFromID === undefined && Object.keys(data).length === 0
}
