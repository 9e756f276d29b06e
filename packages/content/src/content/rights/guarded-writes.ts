import type {
  BaseDatabaseAdapter,
  CreateArgs,
  CreateGlobalArgs,
  CreateVersionArgs,
  DatabaseAdapterObj,
  Payload,
  PayloadRequest,
  UpdateGlobalArgs,
  UpdateOneArgs,
  UpdateVersionArgs,
  Where,
} from 'payload'
import { referenceId } from '../../core/reference.ts'
import { type DocumentChange, refusalOf } from '../../core/rights/decide.ts'
import type { Rights } from '../../core/rights/rights.ts'
import { record } from '../../core/stored.ts'
import { withOperations } from '../../store/with-operations.ts'
import { refusal } from '../answers.ts'
import { isCollection } from '../queries/slugs.ts'
import { areaOf } from './area-of.ts'
import { refusalText } from './refusal-text.ts'
import { shapeOf } from './shape-of.ts'

const FORBIDDEN = 403

/** Levels of documents above one another; a longer chain is a circle. */
const MAX_LEVELS = 20

type Stored = Readonly<Record<string, unknown>> | undefined
type Request = Partial<PayloadRequest> | undefined

/** Rights of who asks for changes of a collection or a global, where the changes have to be looked at. */
interface Guard {
  readonly slug: string
  readonly rights: Rights
}

/** Name in the context of a request. */
const GUARDS = 'guardedRights'

/** Has all that a request writes to a collection or a global looked at, in all languages, before it is written. */
export function guardWrites(req: PayloadRequest, { slug, rights }: Guard): void {
  req.context[GUARDS] = new Map([...guardsOf(req), [slug, rights]])
}

function guardsOf(req: Request): ReadonlyMap<string, Rights> {
  const guards = req?.context?.[GUARDS]
  return guards instanceof Map ? guards : new Map()
}

/**
 * Compares documents before and after where the rights of an account depend on what it changes. It stands at the database,
 * where all languages of a document are at hand, whatever language the request is in.
 */
export function guardingWrites<Adapter extends BaseDatabaseAdapter>(
  given: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> {
  return withOperations(given, (adapter, payload) => {
    const { create, createVersion, updateOne, updateVersion, updateGlobal, createGlobal } = adapter
    return {
      async create(this: Adapter, asked: CreateArgs) {
        await check(payload, asked, async () => ({ before: undefined, after: asked.data }))
        return create.call(this, asked)
      },
      async updateOne(this: Adapter, asked: UpdateOneArgs) {
        const { collection, id, where, data } = asked
        await check(payload, asked, async () => ({
          before: await findMain(payload, collection, where ?? { id: { equals: id } }),
          after: data,
        }))
        return updateOne.call(this, asked)
      },
      async createVersion(this: Adapter, asked: CreateVersionArgs) {
        const { collectionSlug, parent, versionData, req } = asked
        await check(payload, { collection: collectionSlug, req }, async () => {
          // A published version is a copy of what visitors have, whatever others have begun since.
          const isPublished = record(versionData)._status === 'published'
          const before = isPublished
            ? await findMain(payload, collectionSlug, { id: { equals: parent } })
            : await findNewest(payload, collectionSlug, parent)
          return { before, after: { ...versionData, id: parent } }
        })
        return createVersion.call(this, asked)
      },
      async updateVersion(this: Adapter, asked: UpdateVersionArgs) {
        const { collection, versionData, req } = asked
        const { parent, version } = record(versionData)
        await check(payload, { collection, req }, async () => ({
          before: await findNewest(payload, collection, parent),
          after: { ...record(version), id: parent },
        }))
        return updateVersion.call(this, asked)
      },
      async createGlobal(this: Adapter, asked: CreateGlobalArgs) {
        await check(payload, { collection: asked.slug, req: asked.req }, async () => ({
          before: {},
          after: asked.data,
        }))
        return createGlobal.call(this, asked)
      },
      async updateGlobal(this: Adapter, asked: UpdateGlobalArgs) {
        await check(payload, { collection: asked.slug, req: asked.req }, async () => ({
          before: record(await payload.db.findGlobal({ slug: asked.slug })),
          after: asked.data,
        }))
        return updateGlobal.call(this, asked)
      },
    }
  })
}

/** Looks at a document before it is deleted for good. */
export async function checkDeletion(req: PayloadRequest, collection: string, id: unknown): Promise<void> {
  await check(req.payload, { collection, req }, async () => ({
    before: await findMain(req.payload, collection, { id: { equals: id } }),
    after: undefined,
  }))
}

interface States {
  readonly before: Stored
  readonly after: Stored
}

async function check(
  payload: Payload,
  { collection, req }: { readonly collection: string; readonly req?: Request },
  read: () => Promise<States>,
): Promise<void> {
  const rights = guardsOf(req).get(collection)
  if (!rights) return
  const config = [...payload.config.collections, ...payload.config.globals].find(({ slug }) => slug === collection)
  const area = config && areaOf(config)
  if (!area) return
  const states = await read()
  const change: DocumentChange = {
    ...states,
    after: states.after && { ...states.before, ...states.after },
    shape: shapeOf(config.flattenedFields, payload),
    ...(hasBranches(config) && { branches: await placesOf(payload, collection, rights, states) }),
  }
  const refused = refusalOf(rights, area, change)
  if (refused) throw refusal(refusalText(refused), { status: FORBIDDEN, req: req ?? {} })
}

/** Mark of a collection whose documents stand below each other, in `custom`. */
export function hasBranches({ custom }: { readonly custom?: Readonly<Record<string, unknown>> | undefined }): boolean {
  return custom?.hasBranches === true
}

/** Ids of a document and of all above it, as it was and as it will be. */
async function placesOf(
  payload: Payload,
  collection: string,
  { branches }: Rights,
  { before, after }: States,
): Promise<readonly (readonly string[])[]> {
  if (branches.length === 0) return []
  const states = [before, after && { ...before, ...after }].filter((state) => state !== undefined)
  return Promise.all(
    states.map(async (state) => [
      ...(state.id === undefined ? [] : [String(state.id)]),
      ...(await above(payload, collection, referenceId(state.parent))),
    ]),
  )
}

async function above(payload: Payload, collection: string, first: number | string | undefined): Promise<string[]> {
  const found: string[] = []
  let id = first
  while (id !== undefined && found.length < MAX_LEVELS && !found.includes(String(id))) {
    found.push(String(id))
    id = referenceId((await findMain(payload, collection, { id: { equals: id } }))?.parent)
  }
  return found
}

async function findMain(payload: Payload, collection: string, where: Where): Promise<Stored> {
  if (!isCollection(payload, collection)) return undefined
  const found = await payload.db.findOne<{ id: number }>({ collection, where })
  return found ? record(found) : undefined
}

/** Newest state of a document, published or not. */
async function findNewest(payload: Payload, collection: string, id: unknown): Promise<Stored> {
  if (!isCollection(payload, collection)) return undefined
  const { docs } = await payload.db.findVersions<{ id: number }>({
    collection,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
  })
  const [newest] = docs
  return newest ? { ...record(newest.version), id } : findMain(payload, collection, { id: { equals: id } })
}
