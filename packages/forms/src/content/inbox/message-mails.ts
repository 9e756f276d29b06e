import { answerIn } from '@vitrine/content/answers'
import { given, text } from '@vitrine/content/core'
import { DELIVERY_STATES, type DeliveryState } from '@vitrine/delivery/core'
import type { PayloadRequest } from 'payload'
import { SUBMISSIONS } from '../../core/areas.ts'
import { deliveryStateLabel } from '../../core/deliveries/delivery-state.ts'
import { forRole, sentence } from './for-role.ts'
import { NO_MESSAGE } from './inbox-answers.ts'
import { messageId } from './message-id.ts'

/** Mails and webhooks of a message that are shown; the newest are left out. */
const MAX_MAILS = 300

/** A mail or a webhook of a message. */
export interface MessageMail {
  readonly id: number
  readonly kind: 'mail' | 'webhook'
  readonly to: string
  readonly subject: string
  readonly state: DeliveryState
  /** State in words, in the language of the account that asks. */
  readonly words: string
  /** When it was sent, or queued as long as it is not; ISO 8601. */
  readonly at: string
  readonly error?: string
  /** True if `POST /api/deliveries/:id/retry` tries it again. */
  readonly canRetry: boolean
}

/** `GET /api/submissions/:id/mails`: `{ mails }`, the mails and webhooks of a message with their state, the oldest first. */
export const listMessageMails = forRole(SUBMISSIONS, 'read', async (req) => {
  const id = messageId(req.routeParams)
  if (id === undefined) return sentence(404, answerIn(NO_MESSAGE, req))
  const { docs } = await req.payload.find({
    collection: 'deliveries',
    where: { submission: { equals: id } },
    sort: 'id',
    limit: MAX_MAILS,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
  })
  return Response.json(
    { mails: docs.map((doc) => mailOf(doc, req)) },
    { headers: { 'cache-control': 'private, no-store' } },
  )
})

function mailOf(doc: StoredDelivery, req: PayloadRequest): MessageMail {
  const state = DELIVERY_STATES.find((known) => known === doc.state) ?? 'failed'
  return {
    id: doc.id,
    kind: doc.kind === 'webhook' ? 'webhook' : 'mail',
    to: doc.recipient ?? '',
    subject: doc.subject ?? '',
    state,
    words: answerIn(deliveryStateLabel({ state, inOutbox: doc.inOutbox }), req),
    at: doc.sentAt ?? doc.createdAt,
    ...given({ error: text(doc.lastError) }),
    canRetry: state === 'failed' || state === 'queued',
  }
}

/** A delivery as Payload reads it. */
interface StoredDelivery {
  readonly id: number
  readonly kind?: string | null
  readonly recipient?: string | null
  readonly subject?: string | null
  readonly state: string
  readonly inOutbox?: boolean | null
  readonly sentAt?: string | null
  readonly createdAt: string
  readonly lastError?: string | null
}
