import { answerIn } from '@vitrine/content/answers'
import type { AdminText } from '@vitrine/content/core'
import type { Payload, RelationshipFieldSingleValidation } from 'payload'
import { SUBMISSIONS } from '../../core/areas.ts'
import type { Colleague } from '../../core/inbox/colleague.ts'
import { forRole } from './for-role.ts'

/** Accounts that are offered to choose from. */
const MAX_COLLEAGUES = 200

const MAY_READ_MESSAGES = { role: { in: ['administrator', 'editor'] } }

/** Everybody who may look after messages, by name. Accounts may not read each other; of these they learn the names. */
export async function colleagues(payload: Payload): Promise<readonly Colleague[]> {
  const { docs } = await payload.find({
    collection: 'users',
    where: MAY_READ_MESSAGES,
    sort: 'name',
    limit: MAX_COLLEAGUES,
    depth: 0,
    overrideAccess: true,
  })
  return docs.map((account) => ({ id: Number(account.id), name: String((account as { name?: unknown }).name) }))
}

/** `GET /api/submissions/colleagues`: whom a message can be given to. */
export const listColleagues = forRole(SUBMISSIONS, 'read', async ({ payload }) =>
  Response.json({ colleagues: await colleagues(payload) }, { headers: { 'cache-control': 'private, no-store' } }),
)

const NO_COLLEAGUE: AdminText = {
  en: 'Choose an editor or administrator.',
  de: 'Einen Redakteur oder Administrator wählen.',
}

/** Messages are given to accounts that may read them. Who has one already keeps it. */
export const isColleague: RelationshipFieldSingleValidation = async (value, { req, previousValue }) => {
  if (value == null || String(value) === String(previousValue)) return true
  const id = Number(value)
  const { totalDocs } = Number.isSafeInteger(id)
    ? await req.payload.count({
        collection: 'users',
        where: { and: [{ id: { equals: id } }, MAY_READ_MESSAGES] },
        overrideAccess: true,
      })
    : { totalDocs: 0 }
  return totalDocs === 1 || answerIn(NO_COLLEAGUE, req)
}
