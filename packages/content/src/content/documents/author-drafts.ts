import type { CollectionBeforeOperationHook, CollectionSlug, PayloadRequest } from 'payload'
import { refusal } from '../answers.ts'
import { areaOf } from '../rights/area-of.ts'
import { may } from '../rights/rights-of.ts'

const FORBIDDEN = 403

/** Parts of a request that decide what visitors see. */
interface AskedChange {
  readonly data?: { readonly _status?: unknown }
  readonly draft?: boolean
  /** Absent when many documents are changed at once. */
  readonly id?: number | string
  /** The document that a new one begins as. */
  readonly duplicateFromID?: number | string
  readonly publishSpecificLocale?: string
  readonly publishAllLocales?: boolean
  readonly unpublishAllLocales?: boolean
}

/** Authors write drafts; what visitors see is changed by those who may publish. */
export const authorsKeepToDrafts: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const area = areaOf(collection)
  if (!req.user || !area || (await may(req, area, 'publish'))) return args
  const asked = args as AskedChange
  const isSeen = async () => operation === 'update' && (await isPublished(collection.slug, asked.id, req))
  if (publishes(operation, asked) || (!asked.draft && (await isSeen()))) {
    throw refusal(
      {
        en: 'Authors save drafts. Ask an editor to publish them.',
        de: 'Autoren speichern Entwürfe. Bitten Sie einen Redakteur, sie zu veröffentlichen.',
      },
      { status: FORBIDDEN, req },
    )
  }
  return args
}

/** Tells whether visitors would see what an operation leaves behind, whatever they saw before. */
function publishes(operation: string, asked: AskedChange): boolean {
  const { data, draft, duplicateFromID, publishSpecificLocale, publishAllLocales, unpublishAllLocales } = asked
  if (operation === 'restoreVersion') return !draft
  if (operation !== 'create' && operation !== 'update') return false
  // A copy has the state of what it was made from, unless it is made as a draft.
  const copiesState = operation === 'create' && duplicateFromID !== undefined && !draft
  return (
    data?._status === 'published' ||
    copiesState ||
    Boolean(publishSpecificLocale || publishAllLocales || unpublishAllLocales)
  )
}

async function isPublished(
  collection: CollectionSlug,
  id: number | string | undefined,
  req: PayloadRequest,
): Promise<boolean> {
  // A change of many documents at once may meet a published one.
  if (id === undefined) return true
  const document = await req.payload.findByID({
    collection,
    id,
    draft: false,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    req,
  })
  return (document as { _status?: string } | null)?._status === 'published'
}
