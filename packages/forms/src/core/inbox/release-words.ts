import type { AdminText } from '@vitrine/content/core'

/** Sentences about what an editor marks as no spam. */
export const RELEASE_WORDS = {
  noMessage: { en: 'There is no such message.', de: 'Diese Nachricht gibt es nicht.' },
  withoutMail: {
    en: 'This message was stored without its mail, so there is none to send. Answer it by hand.',
    de: 'Diese Nachricht wurde ohne ihre E-Mail gespeichert, also gibt es keine zu senden. Antworten Sie von Hand.',
  },
  sentBefore: {
    en: 'This message is not spam and has already been sent.',
    de: 'Diese Nachricht ist kein Spam und wurde bereits gesendet.',
  },
  noneSelected: { en: 'Select messages first.', de: 'Wählen Sie zuerst Nachrichten aus.' },
} as const satisfies Readonly<Record<string, AdminText>>

/** Sentence about a message that was released. @param mails Number of its mails. */
export function sentText(mails: number): AdminText {
  if (mails === 0) {
    return {
      en: 'This message is no spam. Its form sends no mail.',
      de: 'Diese Nachricht ist kein Spam. Ihr Formular sendet keine E-Mail.',
    }
  }
  return mails === 1
    ? {
        en: 'This message is no spam. Its mail is on its way.',
        de: 'Diese Nachricht ist kein Spam. Ihre E-Mail ist unterwegs.',
      }
    : {
        en: 'This message is no spam. Its mails are on their way.',
        de: 'Diese Nachricht ist kein Spam. Ihre E-Mails sind unterwegs.',
      }
}

/** Sentence about several messages that were released. @param found Number of those that were spam. */
export function releasedText(released: number, found: number): AdminText {
  if (found === 0) return { en: 'None of these messages is spam.', de: 'Keine dieser Nachrichten ist Spam.' }
  const unsent = found - released
  const byHand = {
    en: `${unsent} without mails to send ${unsent === 1 ? 'stays' : 'stay'} spam: answer by hand.`,
    de: `${unsent} ohne E-Mails ${unsent === 1 ? 'bleibt' : 'bleiben'} Spam: Antworten Sie von Hand.`,
  }
  if (released === 0) return { en: `Nothing was sent. ${byHand.en}`, de: `Es wurde nichts gesendet. ${byHand.de}` }
  const sent =
    released === 1
      ? { en: '1 message is no spam and on its way.', de: '1 Nachricht ist kein Spam und unterwegs.' }
      : {
          en: `${released} messages are no spam and on their way.`,
          de: `${released} Nachrichten sind kein Spam und unterwegs.`,
        }
  return unsent === 0 ? sent : { en: `${sent.en} ${byHand.en}`, de: `${sent.de} ${byHand.de}` }
}
