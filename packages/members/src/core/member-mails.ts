import { inWords, record, text } from '@vitrine/content/core'
import { fillText } from './fill-text.ts'

/** Kinds of mails that members get. */
export const MEMBER_MAILS = ['signIn', 'unknown', 'blocked', 'newAddress', 'addressChanged'] as const

export type MemberMail = (typeof MEMBER_MAILS)[number]

/** Text of a mail, with `{site}`, `{address}`, `{minutes}` and `{link}` in place of what differs. */
export interface MailText {
  readonly subject: string
  readonly text: string
}

export type MailTexts = Readonly<Record<MemberMail, MailText>>

/** Mails that mean nothing without their link. */
export const MAILS_WITH_LINK: readonly MemberMail[] = ['signIn', 'newAddress']

const EN: MailTexts = {
  signIn: {
    subject: 'Your link to sign in at {site}',
    text: `Hello,

open this link to sign in at {site}:

{link}

It works once, for {minutes} minutes. If you did not ask for it, you need do nothing: nobody can sign in without it.`,
  },
  unknown: {
    subject: 'No account at {site}',
    text: `Hello,

somebody asked to sign in at {site} with the address {address}. There is no account with this address. If it was you, try the address that you gave us, or write to us.

If it was not you, you need do nothing.`,
  },
  blocked: {
    subject: 'Your account at {site}',
    text: `Hello,

somebody asked to sign in at {site} with the address {address}. This account is blocked. If you think that this is a mistake, write to us.`,
  },
  newAddress: {
    subject: 'Your new address at {site}',
    text: `Hello,

open this link so that your account at {site} has the address {address}:

{link}

It works once, for {minutes} minutes. If you did not ask for it, you need do nothing.`,
  },
  addressChanged: {
    subject: 'Your address at {site} was changed',
    text: `Hello,

your account at {site} has another address from now on, and mails go there. If it was not you who changed it, write to us at once.`,
  },
}

const DE: MailTexts = {
  signIn: {
    subject: 'Ihr Link zum Anmelden bei {site}',
    text: `Guten Tag,

öffnen Sie diesen Link, um sich bei {site} anzumelden:

{link}

Er gilt einmal und {minutes} Minuten lang. Haben Sie ihn nicht angefordert, müssen Sie nichts tun: Ohne ihn kann sich niemand anmelden.`,
  },
  unknown: {
    subject: 'Kein Konto bei {site}',
    text: `Guten Tag,

jemand wollte sich bei {site} mit der Adresse {address} anmelden. Zu dieser Adresse gibt es kein Konto. Waren Sie es, versuchen Sie es mit der Adresse, die Sie uns gegeben haben, oder schreiben Sie uns.

Waren Sie es nicht, müssen Sie nichts tun.`,
  },
  blocked: {
    subject: 'Ihr Konto bei {site}',
    text: `Guten Tag,

jemand wollte sich bei {site} mit der Adresse {address} anmelden. Dieses Konto ist gesperrt. Halten Sie das für einen Irrtum, schreiben Sie uns.`,
  },
  newAddress: {
    subject: 'Ihre neue Adresse bei {site}',
    text: `Guten Tag,

öffnen Sie diesen Link, damit Ihr Konto bei {site} die Adresse {address} hat:

{link}

Er gilt einmal und {minutes} Minuten lang. Haben Sie ihn nicht angefordert, müssen Sie nichts tun.`,
  },
  addressChanged: {
    subject: 'Ihre Adresse bei {site} wurde geändert',
    text: `Guten Tag,

Ihr Konto bei {site} hat ab jetzt eine andere Adresse, und E-Mails gehen dorthin. Haben nicht Sie das geändert, schreiben Sie uns sofort.`,
  },
}

const HE: MailTexts = {
  signIn: {
    subject: 'הקישור שלך לכניסה אל {site}',
    text: `שלום,

כדי להיכנס אל {site} יש לפתוח את הקישור הזה:

{link}

הוא פועל פעם אחת, במשך {minutes} דקות. אם לא ביקשת אותו, אין צורך לעשות דבר: בלעדיו איש אינו יכול להיכנס.`,
  },
  unknown: {
    subject: 'אין חשבון אצל {site}',
    text: `שלום,

מישהו ביקש להיכנס אל {site} עם הכתובת {address}. אין חשבון עם הכתובת הזאת. אם זה היית אתה, אפשר לנסות את הכתובת שמסרת לנו או לכתוב אלינו.

אם לא, אין צורך לעשות דבר.`,
  },
  blocked: {
    subject: 'החשבון שלך אצל {site}',
    text: `שלום,

מישהו ביקש להיכנס אל {site} עם הכתובת {address}. החשבון הזה חסום. אם לדעתך זו טעות, אפשר לכתוב אלינו.`,
  },
  newAddress: {
    subject: 'הכתובת החדשה שלך אצל {site}',
    text: `שלום,

כדי שלחשבון שלך אצל {site} תהיה הכתובת {address}, יש לפתוח את הקישור הזה:

{link}

הוא פועל פעם אחת, במשך {minutes} דקות. אם לא ביקשת אותו, אין צורך לעשות דבר.`,
  },
  addressChanged: {
    subject: 'הכתובת שלך אצל {site} שונתה',
    text: `שלום,

לחשבון שלך אצל {site} יש מעכשיו כתובת אחרת, והודעות נשלחות אליה. אם לא שינית אותה, יש לכתוב אלינו מיד.`,
  },
}

/** Mails in the words of Vitrine, by language. */
export const MAIL_TEXTS = { en: EN, de: DE, he: HE }

/**
 * Texts of the mails of a site in one language.
 *
 * @param raw The group `mails` of the global `member-settings`, as it is stored in this language.
 */
export function parseMailTexts(raw: unknown, locale: string): MailTexts {
  const written = record(raw)
  const defaults = inWords(MAIL_TEXTS, locale)
  const entries = MEMBER_MAILS.map((name) => {
    const own = record(written[name])
    return [name, { subject: text(own.subject) ?? defaults[name].subject, text: text(own.text) ?? defaults[name].text }]
  })
  return Object.fromEntries(entries)
}

/** Values that differ from mail to mail. */
export interface MailValues {
  readonly site: string
  readonly address: string
  readonly minutes: string
  /** Absolute address that the mail leads to. */
  readonly link?: string
}

/** Fills a mail. A link that its text does not name stands at its end, since the mail is for nothing else. */
export function fillMail({ subject, text: words }: MailText, { link, ...values }: MailValues): MailText {
  const named = link === undefined || words.includes('{link}') ? words : `${words}\n\n{link}`
  return {
    subject: fillText(subject, values),
    text: fillText(named, { ...values, ...(link !== undefined && { link }) }),
  }
}
