import { record } from '@vitrine/content/core'
import { runSql, sql, sqlList } from '@vitrine/content/sql'
import { forgetDeleted } from '@vitrine/content/store'
import { eraseMailFiles } from '@vitrine/delivery/store'
import type { Payload, PayloadRequest } from 'payload'
import { SUBMISSIONS } from '../../core/areas.ts'
import { namesAddress, parsePersonAddress } from '../../core/inbox/about-address.ts'
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
  const tokens: string[] = []
  const eraseBatch = async () => {
    tokens.push(...(await eraseMails(req.payload, ids)))
    erased += await eraseMessages(req.payload, ids)
    ids = []
  }
  for await (const { id } of personsMessages(req.payload, address)) {
    if (ids.push(id) >= BATCH) await eraseBatch()
  }
  if (ids.length > 0) await eraseBatch()
  tokens.push(...(await eraseLooseMails(req.payload, address)))
  await eraseMailFiles(req.payload, { address, tokens, getsOthers: await getsMessages(req.payload, address) })
  await forgetDeleted(req.payload, { isRewritten: true })
  return erased
}

/** Before the messages: files go with a message only when no mail waits for them. @returns The tokens of the mails. */
async function eraseMails(payload: Payload, ids: readonly number[]): Promise<readonly string[]> {
  const rows = await runSql(
    payload,
    sql`delete from deliveries where submission_id in (${sqlList(ids)}) returning token`,
  )
  return rows.map(({ token }) => String(token))
}

/** True for an address that messages of visitors are mailed to. */
async function getsMessages(payload: Payload, address: string): Promise<boolean> {
  const rows = await runSql(payload, sql`select mail_recipient from contact_forms where mail_recipient is not null`)
  return rows.some((row) => namesAddress(address, String(row.mail_recipient)))
}

async function eraseMessages(payload: Payload, ids: readonly number[]): Promise<number> {
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
