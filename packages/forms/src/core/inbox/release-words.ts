import type { AdminText } from '@vitrine/content/core'

/** Sentences about what an editor marks as no spam. */
export const RELEASE_WORDS = {
  withoutMail: {
    en: 'This message was stored without its mail, so there is none to send. Answer it by hand.',
    de: 'Diese Nachricht wurde ohne ihre E-Mail gespeichert, also gibt es keine zu senden. Antworten Sie von Hand.',
  },
  sentBefore: {
    en: 'This message is not spam and has already been sent.',
    de: 'Diese Nachricht ist kein Spam und wurde bereits gesendet.',
  },
} as const satisfies Readonly<Record<string, AdminText>>

/** Sentence about a message that was released. @param mails Number of its mails. */
export function sentText(mails: number): AdminText {
  if (mails === 0) {
    return { en: 'This message is back in the inbox.', de: 'Diese Nachricht liegt wieder im Posteingang.' }
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

/** Numbers of messages of a release of several. */
export interface ReleaseCounts {
  /** Their mails are on their way. */
  readonly sent: number
  /** They had no mail to send. */
  readonly back: number
  /** They stay spam, since they were stored without their mails. */
  readonly left: number
}

/** Sentences about several messages that were released. */
export function releasedText({ sent, back, left }: ReleaseCounts): AdminText {
  if (sent + back + left === 0)
    return { en: 'None of these messages is spam.', de: 'Keine dieser Nachrichten ist Spam.' }
  const sentences = [
    ...(sent + back === 0 ? [{ en: 'Nothing was sent.', de: 'Es wurde nichts gesendet.' }] : []),
    ...(sent > 0 ? [onTheirWay(sent)] : []),
    ...(back > 0 ? [inTheInbox(back)] : []),
    ...(left > 0 ? [withoutMails(left)] : []),
  ]
  return { en: sentences.map(({ en }) => en).join(' '), de: sentences.map(({ de }) => de).join(' ') }
}

function onTheirWay(count: number): AdminText {
  return count === 1
    ? { en: '1 message is no spam and on its way.', de: '1 Nachricht ist kein Spam und unterwegs.' }
    : {
        en: `${count} messages are no spam and on their way.`,
        de: `${count} Nachrichten sind kein Spam und unterwegs.`,
      }
}

function inTheInbox(count: number): AdminText {
  return count === 1
    ? { en: '1 message is back in the inbox.', de: '1 Nachricht liegt wieder im Posteingang.' }
    : { en: `${count} messages are back in the inbox.`, de: `${count} Nachrichten liegen wieder im Posteingang.` }
}

function withoutMails(count: number): AdminText {
  return {
    en: `${count} without mails to send ${count === 1 ? 'stays' : 'stay'} spam: answer by hand.`,
    de: `${count} ohne E-Mails ${count === 1 ? 'bleibt' : 'bleiben'} Spam: Antworten Sie von Hand.`,
  }
}
