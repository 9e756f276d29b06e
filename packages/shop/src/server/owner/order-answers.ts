import type { AdminText } from '@vitrine/content/core'
import type { ActOutcome } from './order-acts.ts'

/** Answers to an act on an order, with their status of HTTP. */
export const ACT_ANSWERS: Readonly<Record<ActOutcome, { readonly status: number; readonly message: AdminText }>> = {
  done: { status: 200, message: { en: 'Done.', de: 'Erledigt.' } },
  'no such order': {
    status: 404,
    message: { en: 'There is no such order.', de: 'Diese Bestellung gibt es nicht.' },
  },
  'not now': {
    status: 409,
    message: {
      en: 'This cannot be done with the order any more. Reload the page to see why.',
      de: 'Das geht mit dieser Bestellung nicht mehr. Laden Sie die Seite neu, um zu sehen, warum.',
    },
  },
  'nothing to refund': {
    status: 422,
    message: {
      en: 'Choose what is given back, or an amount.',
      de: 'Wählen Sie, was erstattet wird, oder einen Betrag.',
    },
  },
  'refused by provider': {
    status: 202,
    message: {
      en: 'The refund is noted, but the payment provider refuses it; its reason stands below. Have it asked again, or give the money back by other means.',
      de: 'Die Erstattung ist vermerkt, aber der Zahlungsdienst lehnt sie ab; sein Grund steht unten. Bitten Sie ihn erneut, oder erstatten Sie das Geld auf anderem Weg.',
    },
  },
  'provider away': {
    status: 202,
    message: {
      en: 'The refund is noted. The payment provider cannot be reached at the moment and is asked again by itself.',
      de: 'Die Erstattung ist vermerkt. Der Zahlungsdienst ist gerade nicht erreichbar und wird von selbst wieder gebeten.',
    },
  },
  'too much': {
    status: 422,
    message: {
      en: 'This is more than was paid, or more pieces than are left.',
      de: 'Das ist mehr, als bezahlt wurde, oder mehr Stücke, als übrig sind.',
    },
  },
}

/** Says how many of the chosen orders were marked as sent. */
export function sentAnswer(sent: number, all: number): AdminText {
  const marked = {
    en: sent === 1 ? '1 order is marked as sent.' : `${sent} orders are marked as sent.`,
    de: sent === 1 ? '1 Bestellung ist als verschickt markiert.' : `${sent} Bestellungen sind als verschickt markiert.`,
  }
  if (sent === all) return marked
  return {
    en: `${marked.en} The others were sent before, or are not to be sent.`,
    de: `${marked.de} Die übrigen wurden schon verschickt oder sind nicht zu verschicken.`,
  }
}
