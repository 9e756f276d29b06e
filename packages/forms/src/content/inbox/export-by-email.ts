import { SUBMISSIONS } from '../../core/areas.ts'
import { parsePersonAddress } from '../../core/inbox/about-address.ts'
import { fileResponse } from './file-response.ts'
import { forRole, sentence } from './for-role.ts'
import { messagesAsJson } from './messages-as-json.ts'
import { personsMessages } from './persons-messages.ts'

/**
 * `GET /api/submissions/by-email?email=`: the messages of a person, as JSON. With `format=count`, their number alone:
 * `{ count }`.
 */
export const exportByEmail = forRole(SUBMISSIONS, 'read', async ({ payload, searchParams }) => {
  const address = parsePersonAddress(searchParams.get('email'))
  if (address === undefined) return sentence(400, 'Give the e-mail address of a person.')
  if (searchParams.get('format') === 'count') {
    let count = 0
    for await (const _ of personsMessages(payload, address)) count += 1
    return Response.json({ count }, { headers: { 'cache-control': 'no-store' } })
  }
  return fileResponse('messages.json', 'application/json', messagesAsJson(personsMessages(payload, address)))
})
