import type { GlobalSlug, Payload, PayloadRequest } from 'payload'
import type { Area } from '../../core/rights/area.ts'
import { type Operation, reaches } from '../../core/rights/decide.ts'
import { parseRightsTable, type Rights, type RightsTable, rightsOfRole } from '../../core/rights/rights.ts'
import { person, type Role } from '../../core/roles.ts'
import { record } from '../../core/stored.ts'
import { contentCache, type Remembered } from '../../store/content-cache.ts'
import { areaOf } from './area-of.ts'
import { rolesOf } from './areas-of.ts'

/** Global that holds the table of rights. */
export const RIGHTS: GlobalSlug = 'rights'

/** Part of a request that says who asks. */
type Asking = Pick<PayloadRequest, 'payload' | 'user'>

const tables = new WeakMap<Payload, Remembered<RightsTable>>()
const asked = new WeakMap<Asking, Promise<RightsTable>>()

/** Rights of the account of a request; undefined for visitors. The table is read once for each state of the site. */
export async function rightsOf(req: Asking): Promise<Rights | undefined> {
  const who = person(req.user)
  if (!who) return undefined
  if (who.role === 'administrator') return rightsOfRole({}, who.role)
  return rightsOfRole(await tableFor(req), who.role)
}

/** True if the account of a request may do something in an area. */
export async function may(req: Asking, area: Area, operation: Operation): Promise<boolean> {
  return reaches(await rightsOf(req), area, operation)
}

/** True if the account of a request may do something with some kind of document. */
export async function maySomewhere(req: Asking, operation: Operation): Promise<boolean> {
  const rights = await rightsOf(req)
  return req.payload.config.collections.some((config) => {
    const area = config.versions?.drafts ? areaOf(config) : undefined
    return area !== undefined && reaches(rights, area, operation)
  })
}

/**
 * True if the account of a request may do something in the area of a collection or a global. What is no area is for
 * administrators.
 *
 * @param slug Any text.
 */
export async function mayAt(req: Asking, slug: unknown, operation: Operation): Promise<boolean> {
  const { collections, globals } = req.payload.config
  const config = [...collections, ...globals].find((one) => one.slug === slug)
  const area = config && areaOf(config)
  return area ? may(req, area, operation) : person(req.user)?.role === 'administrator'
}

/** Roles whose accounts may do something in an area; undefined: in what is no area, which is for administrators. */
export async function rolesThatMay(
  req: Asking,
  area: Area | undefined,
  operation: Operation,
): Promise<readonly Role[]> {
  if (!area) return ['administrator']
  const table = await tableFor(req)
  return rolesOf(req.payload).filter((role) => reaches(rightsOfRole(table, role), area, operation))
}

/** Rights of roles by the table of the site, in their order. */
export async function rightsOfRoles(req: Asking, roles: readonly Role[]): Promise<readonly Rights[]> {
  const table = await tableFor(req)
  return roles.map((role) => rightsOfRole(table, role))
}

/** A request has one table from its beginning to its end. */
function tableFor(req: Asking): Promise<RightsTable> {
  const known = asked.get(req)
  if (known) return known
  const reading = readTable(req.payload)
  asked.set(req, reading)
  return reading
}

function readTable(payload: Payload): Promise<RightsTable> {
  let remembered = tables.get(payload)
  if (!remembered) {
    remembered = contentCache(payload).remember<RightsTable>({ limit: 1 })
    tables.set(payload, remembered)
  }
  return remembered.get('', async () =>
    parseRightsTable(record(await payload.findGlobal({ slug: RIGHTS, depth: 0 })).table),
  )
}
