import type { Access, CollectionBeforeOperationHook, Field, Payload } from 'payload'
import type { AdminText } from '../../core/admin-text.ts'
import type { Area } from '../../core/rights/area.ts'
import { person } from '../../core/roles.ts'
import { may, mayIn } from '../access.ts'
import { refusal } from '../answers.ts'
import { PUBLISHED } from '../queries/published.ts'
import { slugOfCollection, slugOfGlobal } from '../queries/slugs.ts'

const FORBIDDEN = 403

const ONE_AT_A_TIME: AdminText = {
  en: 'Authors change one file at a time. Open it, and change it there.',
  de: 'Autoren ändern eine Datei nach der anderen. Die Datei öffnen und dort ändern.',
}

const SEEN: AdminText = {
  en: 'Visitors see this file. Ask an editor to change it.',
  de: 'Besucher sehen diese Datei. Bitten Sie einen Redakteur, sie zu ändern.',
}

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

const MEDIA: Area = { slug: 'media', kind: 'media' }

/** Some change every file, others those that they uploaded. */
const allOrOwn: Access = async ({ req }) => {
  if (await may(req, MEDIA, 'publish')) return true
  const who = person(req.user)
  return who !== undefined && (await may(req, MEDIA, 'update')) && { uploader: { equals: who.id } }
}

/** Files in the trash are for those who may delete them. */
const readMedia: Access = async ({ isReadingStaticFile, req }) => {
  if (!(await may(req, MEDIA, 'read'))) return false
  return !isReadingStaticFile || (await may(req, MEDIA, 'delete')) || { deletedAt: { exists: false } }
}

/** Rights to files: visitors get them elsewhere, and pages read them through Vitrine's own code. */
export const mediaAccess = {
  create: mayIn(MEDIA, 'create'),
  read: readMedia,
  update: allOrOwn,
  delete: mayIn(MEDIA, 'delete'),
}

/** Authors leave files alone that visitors see. */
export const authorsKeepToUnseenFiles: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || !req.user || (await may(req, MEDIA, 'publish'))) return args
  const { id } = args as { readonly id?: number | string }
  // Many at once may be any.
  if (id === undefined) throw refusal(ONE_AT_A_TIME, { status: FORBIDDEN, req })
  if (await isSeen(id, req.payload)) throw refusal(SEEN, { status: FORBIDDEN, req })
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
