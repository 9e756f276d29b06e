import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import type { AdminText } from '../../core/admin-text.ts'
import { person } from '../../core/roles.ts'
import { record } from '../../core/stored.ts'
import { refusal } from '../answers.ts'
import { isAnimation } from './frames.ts'
import { openImage } from './image-reader.ts'

const BAD_REQUEST = 400

/** Images that can take the place of one another: they are stored in the format that the address names. */
const CONVERTED = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp', 'image/avif': 'avif' } as const

type UploadedFile = NonNullable<PayloadRequest['file']>

/** Keeps the address of a file that is replaced: the new one is stored under its name, in its format. */
export const keepAddress: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  const { id } = record(args)
  // Payload refuses strangers afterwards; until then they would have images converted.
  if (overrideAccess !== true && !person(req.user)) return args
  if (operation !== 'update' || !req.file || (typeof id !== 'number' && typeof id !== 'string')) return args
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { equals: id } },
    select: { filename: true, mimeType: true },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    trash: true,
    req,
  })
  const { filename, mimeType } = docs[0] ?? {}
  if (!filename || !mimeType) return args
  const file = await inFormat(req, req.file, { filename, mimeType })
  req.file = { ...file, name: filename }
  return { ...args, overwriteExistingFiles: true }
}

/** @throws {APIError} 400 with a sentence for who replaces it. */
async function inFormat(
  req: PayloadRequest,
  file: UploadedFile,
  replaced: { readonly filename: string; readonly mimeType: string },
): Promise<UploadedFile> {
  if (file.mimetype === replaced.mimeType) return file
  const format = formatOf(replaced.mimeType)
  const refuse = () => {
    throw refusal(anotherKind(file.name, replaced.filename), { status: BAD_REQUEST, req })
  }
  // Converted, an animation would be a still.
  if (!format || !formatOf(file.mimetype) || (await isAnimation(file.data))) return refuse()
  // WebP and AVIF take fewer pixels in a row than JPEG and PNG.
  const data = await openImage(file.data).toFormat(format).toBuffer().catch(refuse)
  return { ...file, data, size: data.length, mimetype: replaced.mimeType }
}

function formatOf(mimeType: string): (typeof CONVERTED)[keyof typeof CONVERTED] | undefined {
  return Object.entries(CONVERTED).find(([type]) => type === mimeType)?.[1]
}

function anotherKind(name: string, replaced: string): AdminText {
  const end = replaced.slice(replaced.lastIndexOf('.'))
  return {
    en: `“${name}” cannot take the place of “${replaced}”, whose address ends in ${end}. Choose a file of that kind, or upload this one as a file of its own.`,
    de: `„${name}“ kann „${replaced}“ nicht ersetzen, dessen Adresse auf ${end} endet. Eine Datei dieser Art wählen oder diese als eigene Datei hochladen.`,
  }
}
