import { type AdminLabel, configLabel, list, record } from '@vitrine/content/core'

/** State of a mail that was written into the outbox folder. */
const IN_OUTBOX: AdminLabel = {
  en: 'Written to the outbox folder: no mail server is set',
  de: 'In den Ordner „outbox“ geschrieben: Es ist kein Mailserver eingerichtet',
}

/**
 * State of a delivery for people to read.
 *
 * @param delivery Its `state`, and whether it is `inOutbox`.
 * @param options Options of the field, with their labels.
 */
export function deliveryStateLabel(
  delivery: { readonly state: unknown; readonly inOutbox: unknown },
  options: unknown,
): AdminLabel {
  const { state, inOutbox } = delivery
  if (state === 'sent' && inOutbox === true) return IN_OUTBOX
  const option = list(options).find(({ value }) => value === state)
  return configLabel(record(option).label, String(state ?? ''))
}
