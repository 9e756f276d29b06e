/** Choices of members about the mails of the forum: none, one for each reply, or one a day. */
export const MAIL_CHOICES = ['once', 'digest', 'none'] as const

export type MailChoice = (typeof MAIL_CHOICES)[number]

/** Choice of members who have not chosen. */
export const DEFAULT_MAIL_CHOICE: MailChoice = 'once'

/** Reasons for which a member gets a mail about a reply. */
export type NoticeReason = 'mention' | 'topic' | 'board'
