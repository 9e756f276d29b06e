import { type Access, APIError, type CollectionBeforeOperationHook, type Field, type Payload } from 'payload'
import { person } from '../../core/roles.ts'
import { mayPublish } from '../access.ts'
import { PUBLISHED } from '../queries/published.ts'
import { slugOfCollection, slugOfGlobal } from '../queries/slugs.ts'

const FORBIDDEN = 403

/** Documents that are read at a time. */
const BATCH = 50

/** Account that uploaded a file. Files from before this field have none. */
export const uploaderField: Field = {
  name: 'uploader',
  label: 'Uploaded by',
  type: 'relationship',
  relationTo: 'users',
  index: true,
  admin: { hidden: true },
  access: { create: () => false, update: () => false },
  hooks: {
    beforeChange: [({ operation, req, value }) => (operation === 'create' ? (person(req.user)?.id ?? null) : value)],
  },
}

/** Editors change every file, authors those that they uploaded. */
export const editorsOrUploader: Access = ({ req }) => {
  const who = person(req.user)
  return mayPublish(req.user) || (who !== undefined && { uploader: { equals: who.id } })
}

/** Everybody with an account reads what is in the library; files in the trash are for those who may delete them. */
export const readMedia: Access = ({ isReadingStaticFile, req }) => {
  if (!person(req.user)) return false
  return mayPublish(req.user) || !isReadingStaticFile || { deletedAt: { exists: false } }
}

/** Authors leave files alone that visitors see. */
export const authorsKeepToUnseenFiles: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || !req.user || mayPublish(req.user)) return args
  const { id } = args as { readonly id?: number | string }
  // Many at once may be any.
  if (id === undefined) throw forbidden('Authors change one file at a time. Open it, and change it there.')
  if (await isSeen(id, req.payload)) throw forbidden('Visitors see this file. Ask an editor to change it.')
  return args
}

/** Tells whether something that visitors see holds a file. */
async function isSeen(file: number | string, payload: Payload): Promise<boolean> {
  const { collections, globals } = payload.config
  // Not with the request: its language would be another one afterwards.
  const all = { depth: 1, locale: 'all', overrideAccess: true } as const
  for (const global of globals.filter(({ custom }) => custom?.visitorVisible)) {
    if (holdsFile(await payload.findGlobal({ slug: slugOfGlobal(global), ...all }), file)) return true
  }
  for (const config of collections) {
    const { slug, custom, versions } = config
    if (!custom?.visitorVisible || slug === 'media') continue
    const published = versions?.drafts ? PUBLISHED : {}
    for (let last = 0, found = BATCH; found === BATCH; ) {
      const { docs } = await payload.find({
        collection: slugOfCollection(config),
        where: { and: [published, { id: { greater_than: last } }] },
        sort: 'id',
        limit: BATCH,
        pagination: false,
        ...all,
      })
      if (holdsFile(docs, file)) return true
      found = docs.length
      last = Number(docs.at(-1)?.id)
    }
  }
  return false
}

/** Looks for a file in a document with one level of references: files stand in it whole. */
function holdsFile(value: unknown, file: number | string): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { id, filename } = value as { readonly id?: unknown; readonly filename?: unknown }
  if (typeof filename === 'string' && id === file) return true
  return Object.values(value).some((inside) => holdsFile(inside, file))
}

function forbidden(message: string): APIError {
  return new APIError(message, FORBIDDEN, null, true)
}
