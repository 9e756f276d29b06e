import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'
import { asksForUse, withUsedIds } from '../../core/media/used-condition.ts'
import { person } from '../../core/roles.ts'
import { record } from '../../core/stored.ts'
import { lookThrough } from '../backlinks/look-through.ts'
import type { Reference } from '../backlinks/references-in.ts'
import { ownPath } from '../redirects/redirect-end.ts'
import { fileNames, type StoredFile } from '../trash/trashed-file-names.ts'

const MEDIA_PREFIX = '/media/'

/**
 * Lets lists ask for files that are used, or are not: `where[inUse][equals]=false`. What uses files is looked up for each
 * such question, since a draft may have taken one a moment ago.
 */
export const answerInUse: CollectionBeforeOperationHook = async ({ args, overrideAccess, req }) => {
  const { where } = record(args)
  if (!asksForUse(where)) return args
  // Payload refuses strangers afterwards; until then they would have the whole site read.
  if (overrideAccess !== true && !person(req.user)) return args
  const answered = { where: withUsedIds(record(where), await usedMedia(req)) as Where }
  return Object.assign(args, answered)
}

/** Numbers of all files that something on the site uses, by themselves or by an address. */
async function usedMedia(req: PayloadRequest): Promise<readonly number[]> {
  const { siteUrl } = req.payload.config.custom as { readonly siteUrl: string }
  const used = new Set<number>()
  const names = new Set<string>()
  const note = (references: readonly Reference[]) => {
    for (const reference of references) {
      if ('address' in reference) {
        const path = ownPath(reference.address, siteUrl)
        if (path?.startsWith(MEDIA_PREFIX)) names.add(nameIn(path))
      } else if (reference.collection === 'media') used.add(Number(reference.id))
    }
  }
  await lookThrough(req, {
    collection: (_, __, references) => note(references),
    global: (_, references) => note(references),
  })
  for (const id of await idsOfNames(req, names)) used.add(id)
  return [...used]
}

/** The name of the file at an address, without what follows it. */
function nameIn(path: string): string {
  const [name = ''] = path.slice(MEDIA_PREFIX.length).split(/[?#]/)
  try {
    return decodeURIComponent(name)
  } catch {
    // An editor wrote it by hand, and no file has such a name.
    return name
  }
}

/** Numbers of the files that have one of these names, in one of their sizes. */
async function idsOfNames(req: PayloadRequest, names: ReadonlySet<string>): Promise<readonly number[]> {
  if (names.size === 0) return []
  const { docs } = await req.payload.db.find({ collection: 'media', pagination: false, limit: 0, req })
  return docs.flatMap((file) =>
    fileNames(file as StoredFile).some((name) => names.has(name)) ? [Number(file.id)] : [],
  )
}
