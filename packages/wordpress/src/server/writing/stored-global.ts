import { record } from '@vitrine/content/core'
import { updateGlobalUntyped } from '@vitrine/content/queries'
import type { GlobalSlug, Payload } from 'payload'
import type { UnitRequest } from './units.ts'

type Stored = Readonly<Record<string, unknown>>

/** Reads settings as the database has them: localized values by language. */
export async function storedGlobal(payload: Payload, slug: GlobalSlug): Promise<Stored> {
  const { globalType: _, ...stored } = record(await payload.db.findGlobal({ slug }))
  return stored
}

/**
 * Sets settings in all languages at once, which no operation of Payload does, and runs the hooks of a change of them.
 *
 * @param stored As {@link storedGlobal} gives them.
 * @returns Moment of the change in ISO 8601.
 */
export async function setStoredGlobal(
  payload: Payload,
  slug: GlobalSlug,
  { id: _, createdAt: __, updatedAt: ___, ...stored }: Stored,
  req: UnitRequest,
): Promise<string> {
  await payload.db.updateGlobal({ slug, data: structuredClone(stored), req: { ...req }, returning: false })
  await updateGlobalUntyped(payload, { slug, depth: 0, data: {}, req: { ...req } })
  return String(record(await payload.findGlobal({ slug, depth: 0, req: { ...req } })).updatedAt)
}
