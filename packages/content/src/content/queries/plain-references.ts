import DataLoader from 'dataloader'
import {
  type CollectionSlug,
  getDataLoader,
  type Payload,
  type PayloadRequest,
  type SelectType,
  type TypeWithID,
} from 'payload'
import { type PlainField, plainFieldsOf, readPlain } from './plain-fields.ts'

/** A document that a reference leads to. */
interface Wanted {
  /** Key of Payload's loader. */
  readonly key: string
  readonly collection: CollectionSlug
  readonly id: number
  readonly locale: string
  readonly fallback: string | false
  readonly select: SelectType
  readonly fields: readonly PlainField[]
}

/**
 * Request whose references to images, and to the titles and addresses of pages, are read as they are stored. Payload walks
 * through all fields of a collection for each document, which for an image with its sizes takes longer than to find it.
 */
export function plainReferences(payload: Payload): Partial<PayloadRequest> {
  const req: Partial<PayloadRequest> = {}
  // Payload makes a request of it, which the loader then asks with.
  const whole = req as PayloadRequest
  const loader = getDataLoader(whole)
  const loadWhole = loader.load.bind(loader)
  const plain = new DataLoader<Wanted, TypeWithID | null, string>((wanted) => findPlain(payload, whole, wanted), {
    cacheKeyFn: ({ key }) => key,
  })
  const load = (key: string) => {
    const wanted = wantedOf(payload, key)
    return wanted ? plain.load(wanted) : loadWhole(key)
  }
  req.payloadDataLoader = Object.assign(loader, { load })
  return req
}

/** Reads a key of Payload's loader; undefined for what is not plain. */
function wantedOf(payload: Payload, key: string): Wanted | undefined {
  const [, slug, id, , , locale, fallback, overridesAccess, showsHidden, draft, select] = JSON.parse(key)
  const collection: CollectionSlug = slug
  const { config } = payload.collections[collection]
  const fields = overridesAccess && !showsHidden && !draft ? plainFieldsOf(config) : undefined
  const isOneLanguage = typeof locale === 'string' && locale !== 'all' && !Array.isArray(fallback)
  if (
    !fields ||
    !isOneLanguage ||
    typeof id !== 'number' ||
    JSON.stringify(select) !== JSON.stringify(config.defaultPopulate)
  )
    return undefined
  return { key, collection, id, locale, fallback: fallback || false, select, fields }
}

/** Finds documents, with one statement for each collection and language. */
async function findPlain(payload: Payload, req: PayloadRequest, wanted: readonly Wanted[]) {
  const groups = new Map<string, Wanted[]>()
  for (const one of wanted) groups.set(groupOf(one), [...(groups.get(groupOf(one)) ?? []), one])
  const found = new Map<string, TypeWithID>()
  for (const [name, group] of groups) {
    for (const doc of await findGroup(payload, req, group)) found.set(`${name} ${doc.id}`, doc)
  }
  return wanted.map((one) => found.get(`${groupOf(one)} ${one.id}`) ?? null)
}

function groupOf({ collection, locale, fallback }: Wanted): string {
  return `${collection} ${locale} ${fallback}`
}

/** Finds documents of one collection in one language. */
async function findGroup(
  payload: Payload,
  req: PayloadRequest,
  group: readonly Wanted[],
): Promise<readonly TypeWithID[]> {
  const [first] = group
  if (!first) return []
  const { collection, locale, fallback, select, fields } = first
  const { config } = payload.collections[collection]
  const where = { id: { in: group.map(({ id }) => id) } }
  const { docs } = await payload.db.find<TypeWithID & Record<string, unknown>>({
    collection,
    where,
    locale,
    limit: 0,
    pagination: false,
    sort: 'id',
    // A document in the trash is none: Payload looks whether it is.
    select: config.trash ? { ...select, deletedAt: true } : select,
    req,
  })
  return Promise.all(
    docs.map(async (stored) => {
      let doc = stored
      for (const hook of config.hooks.beforeRead) {
        doc = (await hook({ collection: config, context: req.context, doc, query: where, req })) ?? doc
      }
      return { id: stored.id, deletedAt: stored.deletedAt, ...readPlain(doc, fields, { locale, fallback }) }
    }),
  )
}
