import { buffer } from 'node:stream/consumers'
import type { CollectionBeforeOperationHook, FieldHook, PayloadRequest } from 'payload'
import { refusal } from '../answers.ts'
import { checksumOf } from './file-checksum.ts'
import { mediaOf } from './media-store.ts'

const CONFLICT = 409

/** Files of the same weight, from before checksums were kept, that are compared byte by byte. */
const MAX_COMPARED = 20

/** Member of a request's context: checksum of the file that is uploaded with it. */
const CHECKSUM = 'checksumOfUpload'

/** Query of an upload that is refused when the library has the file already: `?duplicates=refuse`. */
const REFUSES = { name: 'duplicates', value: 'refuse' } as const

/** Remembers what was uploaded by its SHA-256, and refuses what the library has already if the request says so. */
export const noteChecksum: CollectionBeforeOperationHook = async ({ args, operation, req, context }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const checksum = req.file ? checksumOf(req.file.data) : undefined
  context[CHECKSUM] = checksum
  if (operation !== 'create' || !checksum || req.query?.[REFUSES.name] !== REFUSES.value) return args
  const duplicate = await findDuplicate(req, checksum, req.file?.size ?? 0)
  if (duplicate) {
    throw refusal(
      {
        en: `The library has this file already: “${duplicate.filename}”.`,
        de: `Diese Datei gibt es in der Mediathek schon: „${duplicate.filename}“.`,
      },
      { status: CONFLICT, req, data: { duplicateOf: duplicate } },
    )
  }
  return args
}

/** The checksum of what is uploaded; of what stays, that which it has. */
export const checksumOfUpload: FieldHook = ({ req, value }) => req.context[CHECKSUM] ?? value

interface Duplicate {
  readonly id: number
  readonly filename: string
}

async function findDuplicate(req: PayloadRequest, checksum: string, size: number): Promise<Duplicate | undefined> {
  const { docs } = await req.payload.find({
    collection: 'media',
    where: {
      or: [
        { checksum: { equals: checksum } },
        { and: [{ checksum: { exists: false } }, { filesize: { equals: size } }] },
      ],
    },
    // Those with a checksum first: the others have to be read.
    sort: '-checksum',
    limit: MAX_COMPARED,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  for (const { id, filename, checksum: known } of docs) {
    if (!filename) continue
    if ((known ?? (await checksumOfStored(req, filename))) === checksum) return { id, filename }
  }
  return undefined
}

async function checksumOfStored({ payload }: PayloadRequest, name: string): Promise<string | undefined> {
  const found = await mediaOf(payload).read(name)
  return found && checksumOf(await buffer(found.content))
}
