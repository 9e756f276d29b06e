import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { refusal } from '@vitrine/content/answers'
import { type AdminText, text } from '@vitrine/content/core'
import { transactionOf } from '@vitrine/content/sql'
import { StorageUnreachable } from '@vitrine/storage/files'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  UploadConfig,
} from 'payload'
import { savedFile } from '../core/downloads/saved-file.ts'
import { ordersWithFile } from '../store/downloads/download-rows.ts'
import { fileStoreOf } from './file-store.ts'

/** Folder of these files in their store. */
const FOLDER = 'shop-files'

const UNKNOWN_TYPE = 'application/octet-stream'

/** Of HTTP: others need it still; the store does not take it now. */
const [CONFLICT, UNAVAILABLE] = [409, 503]

const NOT_STORED: AdminText = {
  en: 'The file could not be stored: the object storage does not take it just now. Try again; if it stays so, the page Health says why.',
  de: 'Die Datei konnte nicht gespeichert werden: der Objektspeicher nimmt sie gerade nicht an. Bitte noch einmal versuchen; bleibt es so, sagt die Seite Zustand, warum.',
}

const BOUGHT: AdminText = {
  en: 'It was bought and may be downloaded still. Take it out of its product and leave it here, or replace it by another file.',
  de: 'Sie wurde gekauft und darf noch heruntergeladen werden. Nehmen Sie sie aus ihrem Produkt heraus und lassen Sie sie hier, oder ersetzen Sie sie durch eine andere Datei.',
}

/** Member of a request's context: name in the store of the file that another takes the place of. */
const REPLACED = 'replacedFile'

/** Before a file is saved: sends it to its place, so that no document is without its file. */
export const storeFile: CollectionBeforeChangeHook = async ({ data, originalDoc, req, context }) => {
  const { file } = req
  // Where it lies is nobody's to choose.
  if (!file) return { ...data, storedAs: originalDoc?.storedAs }
  const storedAs = `${FOLDER}/${randomUUID()}/${String(data.filename)}`
  try {
    await fileStoreOf(req.payload).write(storedAs, file.data, text(data.mimeType) ?? UNKNOWN_TYPE)
  } catch (error) {
    if (!(error instanceof StorageUnreachable)) throw error
    req.payload.logger.error({ err: error }, 'a file of a product could not be stored')
    throw refusal(NOT_STORED, { status: UNAVAILABLE, req })
  }
  context[REPLACED] = originalDoc?.storedAs
  return { ...data, storedAs }
}

/** After a file has taken the place of another: removes that. */
export const removeReplaced: CollectionAfterChangeHook = async ({ doc, req, context }) => {
  const replaced = text(context[REPLACED])
  delete context[REPLACED]
  if (replaced !== undefined && replaced !== doc.storedAs) await fileStoreOf(req.payload).remove(replaced)
  return doc
}

/** Before a file is deleted: refuses it while somebody may have bought it. */
export const refuseBought: CollectionBeforeDeleteHook = async ({ id, req, context }) => {
  if (context.emptying) return
  if ((await ordersWithFile(req.payload, Number(id), await transactionOf(req))) > 0) {
    throw refusal(BOUGHT, { status: CONFLICT, req })
  }
}

export const removeFile: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const storedAs = text(doc.storedAs)
  if (storedAs !== undefined) await fileStoreOf(req.payload).remove(storedAs)
  return doc
}

/** Answers the admin, where it is to be saved. Payload has asked who may read it. */
export const answerFile: NonNullable<UploadConfig['handlers']>[number] = async ({ payload }, { params }) => {
  const { docs } = await payload.find({
    collection: 'shop-files',
    where: { filename: { equals: params.filename } },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  const storedAs = text(docs[0]?.storedAs)
  const found = storedAs === undefined ? undefined : await fileStoreOf(payload).read(storedAs)
  if (!found) return new Response(null, { status: 404 })
  return new Response(Readable.toWeb(found.content) as ReadableStream, {
    headers: { ...savedFile(params.filename), 'content-length': String(found.length) },
  })
}
