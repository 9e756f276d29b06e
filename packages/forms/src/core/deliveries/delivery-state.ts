import type { AdminLabel, AdminText } from '@vitrine/content/core'
import { DELIVERY_STATE_LABELS, DELIVERY_STATES } from '@vitrine/delivery/core'

/** State of a mail that was written into the outbox folder. */
const IN_OUTBOX: AdminText = {
  en: 'Written to the outbox folder: no mail server is set',
  de: 'In den Ordner „outbox“ geschrieben: Es ist kein Mailserver eingerichtet',
}

/** State of a delivery for people to read. @param delivery Its `state`, and whether it is `inOutbox`. */
export function deliveryStateLabel(delivery: { readonly state: unknown; readonly inOutbox: unknown }): AdminLabel {
  const { state, inOutbox } = delivery
  if (state === 'sent' && inOutbox === true) return IN_OUTBOX
  const known = DELIVERY_STATES.find((name) => name === state)
  return known ? DELIVERY_STATE_LABELS[known] : String(state ?? '')
}
