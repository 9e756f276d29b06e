import type {
  CollectionAfterErrorHook,
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { commonStem, freeFileName } from '../../core/media/free-file-name.ts'
import { person } from '../../core/roles.ts'

/** Milliseconds for which the name of an upload that has neither been stored nor failed is no other's. */
const UPLOAD_MS = 10 * 60_000

/** Milliseconds until others find in the database what was stored: its transaction ends after the last hook. */
const COMMIT_MS = 10_000

/** Member of a request's context: the name that its upload was given. */
const GIVEN_NAME = 'givenName'

/** Hooks that give each upload a name of its own. */
interface NameHooks {
  readonly giveName: CollectionBeforeOperationHook
  readonly noteStored: CollectionAfterOperationHook
  readonly noteFailed: CollectionAfterErrorHook
}

/**
 * Gives uploads names that no other file has, also those that come at the same time: Payload looks for a free name before
 * the other has stored the same one. Two processes can still choose one name; the database refuses the later.
 */
export function namingUploads(): NameHooks {
  /** Names of uploads under way, with the time in milliseconds at which each is free again. */
  const given = new Map<string, number>()
  return {
    async giveName({ args, operation, overrideAccess, req }) {
      // Payload refuses strangers afterwards; until then they would take names.
      if (overrideAccess !== true && !person(req.user)) return args
      if (operation !== 'create' || !req.file) return args
      const names = await storedNames(req, commonStem(req.file.name))
      const now = Date.now()
      for (const [name, end] of given) if (end <= now) given.delete(name)
      const name = freeFileName(req.file.name, [...names, ...given.keys()])
      given.set(name, now + UPLOAD_MS)
      req.context[GIVEN_NAME] = name
      req.file = { ...req.file, name }
      return args
    },
    noteStored({ operation, req, result }) {
      const name = req.context[GIVEN_NAME]
      if (operation === 'create' && typeof name === 'string') given.set(name, Date.now() + COMMIT_MS)
      return result
    },
    noteFailed({ context }) {
      const name = context[GIVEN_NAME]
      if (typeof name === 'string') given.delete(name)
    },
  }
}

/** Names of the files of the library that contain a text. */
async function storedNames(req: PayloadRequest, part: string): Promise<readonly string[]> {
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { filename: { contains: part } },
    select: { filename: true },
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
    trash: true,
    req,
  })
  return docs.flatMap(({ filename }) => filename ?? [])
}
