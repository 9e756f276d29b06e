import { record } from '@vitrine/content/core'
import type { Payload } from 'payload'
import type { PlannedDocument } from '../../core/plan/plan.ts'
import { globalSlug } from './global-slug.ts'

/** Tells whether a site has nothing in the settings that something is made for; true where it is made for none. */
export async function areSettingsEmpty(
  payload: Payload,
  { onlyWhereEmpty }: Pick<PlannedDocument, 'onlyWhereEmpty'>,
): Promise<boolean> {
  if (onlyWhereEmpty === undefined) return true
  const stored = record(await payload.findGlobal({ slug: globalSlug(payload, onlyWhereEmpty.global), depth: 0 }))
  return onlyWhereEmpty.fields.every((field) => isEmpty(stored[field]))
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
