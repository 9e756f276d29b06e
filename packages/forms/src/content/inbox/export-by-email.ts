import { SUBMISSIONS } from '../../core/areas.ts'
import { parsePersonAddress } from '../../core/inbox/about-address.ts'
import { fileResponse } from './file-response.ts'
import { forRole, sentence } from './for-role.ts'
import { messagesAsJson } from './messages-as-json.ts'
import { personsMessages } from './persons-messages.ts'

/** `GET /api/submissions/by-email?email=`: what is kept of a person, as JSON. */
export const exportByEmail = forRole(SUBMISSIONS, 'read', ({ payload, searchParams }) => {
  const address = parsePersonAddress(searchParams.get('email'))
  if (address === undefined) return sentence(400, 'Give the e-mail address of a person.')
  return fileResponse('messages.json', 'application/json', messagesAsJson(personsMessages(payload, address)))
})
