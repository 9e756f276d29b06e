import { record } from '@vitrine/content/core'
import { runSql, sql, sqlList } from '@vitrine/content/sql'
import type { Payload, PayloadRequest } from 'payload'
import { SUBMISSIONS } from '../../core/areas.ts'
import { parsePersonAddress } from '../../core/inbox/about-address.ts'
import { eraseLooseMails } from './erase-loose-mails.ts'
import { forRole, sentence } from './for-role.ts'
import { personsMessages } from './persons-messages.ts'

/** Messages erased at a time. */
const BATCH = 100

/** `POST /api/submissions/erase` with `{ email }`: erases what is kept of a person: messages, their files and mails. */
export const eraseByEmail = forRole(SUBMISSIONS, 'delete', async (req) => {
  const body = await req.json?.().catch(() => undefined)
  const address = parsePersonAddress(record(body).email)
  if (address === undefined) return sentence(400, 'Give the e-mail address of a person.')
  const erased = await erase(req, address)
  return Response.json({ erased, message: erasedSentence(erased) }, { headers: { 'cache-control': 'no-store' } })
})

async function erase(req: PayloadRequest, address: string): Promise<number> {
  let erased = 0
  let ids: number[] = []
  const eraseBatch = async () => {
    erased += await eraseMessages(req.payload, ids)
    ids = []
  }
  for await (const { id } of personsMessages(req.payload, address)) {
    if (ids.push(id) >= BATCH) await eraseBatch()
  }
  if (ids.length > 0) await eraseBatch()
  await eraseLooseMails(req.payload, address)
  return erased
}

/** Mails first: files go with a message only when no mail waits for them. */
async function eraseMessages(payload: Payload, ids: readonly number[]): Promise<number> {
  const list = sqlList(ids)
  await runSql(payload, sql`delete from deliveries where submission_id in (${list})`)
  const { docs, errors } = await payload.delete({
    collection: 'submissions',
    where: { id: { in: [...ids] } },
    depth: 0,
    overrideAccess: true,
  })
  const [failed] = errors
  if (failed) throw new Error(`Message ${failed.id} could not be erased: ${failed.message}`)
  return docs.length
}

function erasedSentence(count: number): string {
  if (count === 0) return 'There is no message from this address.'
  return count === 1 ? '1 message has been erased.' : `${count} messages have been erased.`
}
