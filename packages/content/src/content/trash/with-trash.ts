import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  CollectionSlug,
  PayloadRequest,
} from 'payload'
import { type AdminLabel, type AdminText, adminTextIn, configLabel } from '../../core/admin-text.ts'
import { refusal } from '../answers.ts'
import { slugOfCollection } from '../queries/slugs.ts'
import { freeNames } from './free-names.ts'
import { openToDeleters } from './trash-door.ts'
import { trashMove } from './trash-move.ts'
import { trashRules } from './trash-rules.ts'
import { namesGivenBack, namesSetAside, uniqueNames } from './unique-names.ts'

/**
 * Makes one transition of the ways into the trash and out of it: a change of `deletedAt`, of one document or of many.
 * What leaves is out of everything that visitors find, and its names are free; deleting for good asks the same hooks
 * first. Collections without `trash` are returned as they are.
 */
export function withTrash(collection: CollectionConfig): CollectionConfig {
  if (!collection.trash) return collection
  const { hooks = {}, custom } = collection
  const slug = slugOfCollection(collection)
  const { leaving, returning } = trashRules(custom)
  const names = uniqueNames(collection.fields)

  const move: CollectionBeforeChangeHook = async ({ collection, context, data, operation, originalDoc, req }) => {
    // A copy is made of what lies in the trash, or an older state brought back: neither lies there.
    if (operation === 'create' || context.isRestoringVersion === true) {
      return { ...data, ...namesGivenBack(names, data), deletedAt: null }
    }
    const { id, _status } = originalDoc
    switch (trashMove(data, originalDoc)) {
      case 'leaves':
        for (const hook of leaving) await hook({ id, req })
        return {
          ...data,
          ...namesSetAside(names, { ...originalDoc, ...data }, id),
          ...(_status && { _status }),
          deletedAt: new Date().toISOString(),
        }
      case 'returns': {
        for (const hook of returning) await hook({ id, req })
        return { ...data, ...(await freeNames(names, { document: originalDoc, collection: slug, req })) }
      }
      default:
        if (originalDoc.deletedAt)
          throw refusal(inTheTrash(configLabel(collection.labels.singular, 'document')), { status: 409, req })
        return data
    }
  }

  const leavesFirst: CollectionBeforeDeleteHook = async ({ id, req }) => {
    if (leaving.length === 0 || (await isInTrash(slug, id, req))) return
    for (const hook of leaving) await hook({ id, req })
  }

  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [openToDeleters, ...(hooks.beforeOperation ?? [])],
      beforeChange: [move, ...(hooks.beforeChange ?? []).map(unlessLeaving)],
      afterChange: [...(hooks.afterChange ?? []).map(unlessLeft), cancelSchedule],
      beforeDelete: [leavesFirst, ...(hooks.beforeDelete ?? [])],
    },
  }
}

/** A collection's own hooks make addresses and the like of a document: of one that leaves there is nothing to make. */
function unlessLeaving(hook: CollectionBeforeChangeHook): CollectionBeforeChangeHook {
  return (change) => (trashMove(change.data, change.originalDoc) === 'leaves' ? change.data : hook(change))
}

function unlessLeft(hook: CollectionAfterChangeHook): CollectionAfterChangeHook {
  return (change) => (trashMove(change.doc, change.previousDoc) === 'leaves' ? change.doc : hook(change))
}

/** Cancels the schedule of a document that moves to the trash, as Payload does for deleted ones. */
const cancelSchedule: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  if (!collection.versions?.drafts || trashMove(doc, previousDoc) !== 'leaves') return
  await req.payload.delete({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { completedAt: { exists: false } },
        { processing: { equals: false } },
        { 'input.doc.relationTo': { equals: collection.slug } },
        { 'input.doc.value': { equals: doc.id } },
      ],
    },
    depth: 0,
    req,
  })
}

async function isInTrash(collection: CollectionSlug, id: number | string, req: PayloadRequest): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection,
    where: { and: [{ id: { equals: id } }, { deletedAt: { exists: true } }] },
    trash: true,
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}

function inTheTrash(label: AdminLabel): AdminText {
  return {
    en: `This ${adminTextIn(label, 'en').toLowerCase()} lies in the trash. Restore it first, then change it.`,
    de: `${adminTextIn(label, 'de')}: liegt im Papierkorb. Erst wiederherstellen, dann ändern.`,
  }
}
