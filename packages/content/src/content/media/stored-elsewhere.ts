import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type FileStore, StorageUnreachable } from '@vitrine/storage/files'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  UploadConfig,
} from 'payload'
import type { AdminText } from '../../core/admin-text.ts'
import { record } from '../../core/stored.ts'
import { refusal } from '../answers.ts'
import { fileNames } from './file-names.ts'
import { mediaTypeOf } from './upload-kinds.ts'

/** Media type of files whose name says none. */
const UNKNOWN_TYPE = 'application/octet-stream'

const UNAVAILABLE = 503

const NOT_STORED: AdminText = {
  en: 'The file could not be stored: the object storage does not take it just now. Try again; if it stays so, the page Health says why.',
  de: 'Die Datei konnte nicht gespeichert werden: Der Objektspeicher nimmt sie gerade nicht an. Noch einmal versuchen; bleibt es dabei, sagt die Seite „Zustand“, warum.',
}

/**
 * Keeps the files of the library in another place than the folder in which Payload writes them. They are sent there
 * before the document is saved, so that no document is without its files; what cannot be sent is refused.
 */
export function storedElsewhere(collection: CollectionConfig, store: FileStore, folder: string): CollectionConfig {
  const { hooks = {}, upload } = collection
  if (typeof upload !== 'object') return collection
  return {
    ...collection,
    upload: { ...upload, handlers: [answerFrom(store)] },
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), fetchOriginal(store, folder)],
      beforeChange: [...(hooks.beforeChange ?? []), sendFiles(store)],
      afterChange: [...(hooks.afterChange ?? []), removeReplaced(store, folder)],
      afterDelete: [...(hooks.afterDelete ?? []), removeFiles(store)],
    },
  }
}

type Handler = NonNullable<UploadConfig['handlers']>[number]

/** Answers the admin, which shows files by its own address. Payload has asked who may see them. */
function answerFrom(store: FileStore): Handler {
  return async (_, { params: { filename } }) => {
    const type = mediaTypeOf(filename)
    const found = type === undefined ? undefined : await store.read(filename)
    if (!type || !found) return new Response(null, { status: 404 })
    const headers = {
      'content-type': type,
      'content-length': String(found.length),
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    }
    return new Response(new Uint8Array(await buffer(found.content)), { headers })
  }
}

/** Member of a request's context: files that Payload writes into its folder, and those that they take the place of. */
const CHANGED = 'changedFiles'

interface ChangedFiles {
  readonly written: readonly string[]
  readonly replaced: readonly string[]
}

/** Puts the original where Payload cuts and duplicates it. */
function fetchOriginal(store: FileStore, folder: string): CollectionBeforeOperationHook {
  return async ({ args, operation, req, context }) => {
    const { id, duplicateFromID } = record(args)
    const cut = operation === 'update' && req.query?.uploadEdits !== undefined ? id : undefined
    const source = operation === 'create' ? duplicateFromID : cut
    if (source === undefined || req.file) return args
    const { docs } = await req.payload.find({
      collection: 'media',
      where: { id: { equals: source } },
      select: { filename: true },
      depth: 0,
      limit: 1,
      pagination: false,
      trash: true,
      req,
    })
    const name = docs[0]?.filename
    const path = name && join(folder, name)
    if (!path || (await stat(path).catch(() => undefined))) return args
    const found = await store.read(name)
    if (!found) return args
    await mkdir(folder, { recursive: true })
    await writeFile(path, await buffer(found.content))
    context[CHANGED] = { written: [name], replaced: [] } satisfies ChangedFiles
    return args
  }
}

/** Sends the files that Payload is about to write, or has written, and holds in memory. */
function sendFiles(store: FileStore): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, req, context }) => {
    const { file, payloadUploadSizes } = req
    if (!file) return data
    const written = fileNames(data)
    const replaced = fileNames(originalDoc).filter((name) => !written.includes(name))
    context[CHANGED] = { written, replaced } satisfies ChangedFiles
    try {
      const sizes = Object.entries(record(data.sizes)).map(([size, made]) => [
        record(made).filename,
        payloadUploadSizes?.[size],
      ])
      for (const [name, content] of [[data.filename, file.data], ...sizes]) {
        if (typeof name === 'string' && content) await store.write(name, content, mediaTypeOf(name) ?? UNKNOWN_TYPE)
      }
    } catch (error) {
      if (!(error instanceof StorageUnreachable)) throw error
      req.payload.logger.error({ err: error }, 'a file could not be sent to the object storage')
      throw refusal(NOT_STORED, { status: UNAVAILABLE, req })
    }
    return data
  }
}

/** Removes what Payload wrote into its folder once it is stored, and the files of before. */
function removeReplaced(store: FileStore, folder: string): CollectionAfterChangeHook {
  return async ({ doc, context }) => {
    const changed = context[CHANGED] as ChangedFiles | undefined
    delete context[CHANGED]
    for (const name of changed?.written ?? []) await rm(join(folder, name), { force: true })
    for (const name of changed?.replaced ?? []) await store.remove(name)
    return doc
  }
}

function removeFiles(store: FileStore): CollectionAfterDeleteHook {
  return async ({ doc }) => {
    for (const name of fileNames(doc)) await store.remove(name)
    return doc
  }
}
