import type { AdminText } from '@vitrine/content/core'

/** States of a delivery; `waiting` is after the first mail of its message, `queued` before the next try. */
export const DELIVERY_STATES = ['waiting', 'queued', 'sending', 'sent', 'failed'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

export const DELIVERY_STATE_LABELS: Readonly<Record<DeliveryState, AdminText>> = {
  waiting: { en: 'After the first mail', de: 'Nach der ersten E-Mail' },
  queued: { en: 'Waiting', de: 'Wartet' },
  sending: { en: 'Being sent', de: 'Wird gesendet' },
  sent: { en: 'Sent', de: 'Gesendet' },
  failed: { en: 'Given up', de: 'Aufgegeben' },
}
