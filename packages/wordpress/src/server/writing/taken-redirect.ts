import { record } from '@vitrine/content/core'
import type { Payload } from 'payload'
import type { PlannedData } from '../../core/plan/plan.ts'
import type { UnitRequest } from './units.ts'
import type { WriteResult } from './write-result.ts'

/**
 * Result for a redirect whose old address leads somewhere already: nothing to do where both lead to the same, else the
 * first stays and both targets are named. Undefined for an address that is free.
 *
 * @param planned Values of the redirect, with addresses in place of references.
 */
export async function besideRedirect(
  payload: Payload,
  planned: PlannedData,
  req: UnitRequest,
): Promise<WriteResult | undefined> {
  const where = { from: { equals: planned.from } }
  const { docs } = await payload.find({ collection: 'redirects', where, depth: 0, limit: 1, req: { ...req } })
  if (docs[0] === undefined) return undefined
  const stored = record(docs[0])
  const [here, there] = [endOf(stored), endOf(planned)]
  if (here === there) return { outcome: 'unchanged' }
  return {
    outcome: 'kept',
    note: {
      en: `It leads to ${here} already, which stays; this import would have led it to ${there}.`,
      de: `Die Adresse führt schon zu ${here}, und dabei bleibt es; dieser Import hätte sie zu ${there} geführt.`,
      he: `הכתובת כבר מובילה אל ${here}, וכך יישאר; הייבוא הזה היה מוביל אותה אל ${there}.`,
    },
  }
}

/** Where a redirect leads; an address that is gone leads to its status. */
function endOf({ to, status }: PlannedData): string {
  return typeof to === 'string' ? to : String(status)
}
