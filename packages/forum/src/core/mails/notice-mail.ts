import { type InLanguages, inWords } from '@vitrine/content/core'
import { filledText } from '../forum-texts.ts'
import type { NoticeReason } from './mail-choice.ts'

/** Characters of a post in a mail about it. */
const MAX_WORDS_LENGTH = 1_000

/** Characters of each post in a digest. */
const MAX_LINE_LENGTH = 200

interface MailTexts {
  readonly subjects: Readonly<Record<NoticeReason | 'digest', string>>
  readonly wrote: string
  readonly formerMember: string
  readonly read: string
  readonly more: string
  readonly endTopic: string
  readonly endBoard: string
  readonly endAll: string
}

const EN: MailTexts = {
  subjects: {
    mention: '{name} mentioned you in “{title}”',
    topic: 'New reply in “{title}”',
    board: 'New topic in “{board}”: {title}',
    digest: 'New in the forum of {site}',
  },
  wrote: '{name} wrote:',
  formerMember: 'A former member',
  read: 'Read it in the forum:',
  more: 'There is more to read than this mail has.',
  endTopic: 'You subscribed to this topic. No more mails about it:',
  endBoard: 'You subscribed to this board. No more mails about it:',
  endAll: 'No more mails from the forum:',
}

const DE: MailTexts = {
  subjects: {
    mention: '{name} hat Sie in „{title}“ erwähnt',
    topic: 'Neue Antwort in „{title}“',
    board: 'Neues Thema in „{board}“: {title}',
    digest: 'Neues im Forum von {site}',
  },
  wrote: '{name} schrieb:',
  formerMember: 'Ein ehemaliges Mitglied',
  read: 'Im Forum lesen:',
  more: 'Es gibt mehr zu lesen, als in dieser E-Mail steht.',
  endTopic: 'Sie haben dieses Thema abonniert. Keine E-Mails mehr dazu:',
  endBoard: 'Sie haben dieses Board abonniert. Keine E-Mails mehr dazu:',
  endAll: 'Keine E-Mails mehr aus dem Forum:',
}

const HE: MailTexts = {
  subjects: {
    mention: '{name} הזכיר/ה אותך ב„{title}”',
    topic: 'תגובה חדשה ב„{title}”',
    board: 'נושא חדש ב„{board}”: {title}',
    digest: 'חדש בפורום של {site}',
  },
  wrote: '{name} כתב/ה:',
  formerMember: 'חבר לשעבר',
  read: 'לקריאה בפורום:',
  more: 'יש עוד לקרוא, מעבר למה שבהודעה הזאת.',
  endTopic: 'נרשמת לעדכונים על הנושא הזה. להפסקת ההודעות עליו:',
  endBoard: 'נרשמת לעדכונים על הלוח הזה. להפסקת ההודעות עליו:',
  endAll: 'להפסקת כל ההודעות מהפורום:',
}

/** Texts of the mails in the words of Vitrine, by language. */
export const MAIL_TEXTS: InLanguages<MailTexts> = { en: EN, de: DE, he: HE }

/** A post as a mail shows it. */
export interface MailedPost {
  /** Title of its topic. */
  readonly title: string
  /** Undefined for a member who left. */
  readonly author: string | undefined
  /** Its own words, without what it quotes. */
  readonly words: string
  /** Absolute address. */
  readonly href: string
}

/** Subject and text of a mail. */
export interface WrittenMail {
  readonly subject: string
  readonly text: string
}

/** A mail about one post. @param mail.unsubscribe Absolute address that ends such mails. */
export function noticeMail(
  reason: NoticeReason,
  mail: { readonly post: MailedPost; readonly board: string; readonly unsubscribe: string; readonly locale: string },
): WrittenMail {
  const { post, board, unsubscribe, locale } = mail
  const texts = inWords(MAIL_TEXTS, locale)
  const name = post.author ?? texts.formerMember
  const end = { mention: texts.endAll, topic: texts.endTopic, board: texts.endBoard }[reason]
  return {
    subject: filledText(texts.subjects[reason], { name, title: post.title, board }),
    text: [
      filledText(texts.wrote, { name }),
      shortened(post.words, MAX_WORDS_LENGTH),
      `${texts.read}\n${post.href}`,
      `-- \n${end}\n${unsubscribe}`,
    ].join('\n\n'),
  }
}

/** A mail about all posts of a day. @param mail.hasMore True if there are more than it names. */
export function digestMail(mail: {
  readonly posts: readonly MailedPost[]
  readonly hasMore: boolean
  readonly site: string
  readonly unsubscribe: string
  readonly locale: string
}): WrittenMail {
  const { posts, hasMore, site, unsubscribe, locale } = mail
  const texts = inWords(MAIL_TEXTS, locale)
  const parts = posts.map(({ title, author, words, href }) =>
    [
      title,
      `${filledText(texts.wrote, { name: author ?? texts.formerMember })} ${shortened(words.replaceAll(/\s+/g, ' '), MAX_LINE_LENGTH)}`,
      href,
    ].join('\n'),
  )
  return {
    subject: filledText(texts.subjects.digest, { site }),
    text: [...parts, ...(hasMore ? [texts.more] : []), `-- \n${texts.endAll}\n${unsubscribe}`].join('\n\n'),
  }
}

function shortened(words: string, length: number): string {
  return words.length <= length ? words : `${words.slice(0, length).trimEnd()}…`
}
