import { namedTexts } from '@vitrine/content/core'

/** Texts around comments. */
export const COMMENT_TEXTS = {
  heading: 'Comments',
  one: '1 comment',
  /** `{count}` from 2. */
  many: '{count} comments',
  none: 'Nobody has written yet.',
  write: 'Write a comment',
  reply: 'Reply',
  /** `{name}` is who is answered. */
  replyTo: 'Reply to {name}',
  cancel: 'Do not reply',
  name: 'Name',
  email: 'E-mail',
  emailHint: 'It is never shown.',
  optional: 'optional',
  comment: 'Comment',
  send: 'Send comment',
  sent: 'Thank you. Your comment appears here once somebody has read it.',
  closed: 'Comments are closed.',
  removed: 'This comment was removed.',
  required: 'Please fill in this field.',
  notAnAddress: 'Please give an e-mail address, such as name@example.org.',
  /** `{max}` is how many characters are allowed. */
  tooLong: 'This is too long: {max} characters at most.',
  notAgreed: 'Please agree first.',
  problems: 'Please look at the marked fields.',
  tooMany: 'You have sent several comments within a minute. Please wait a little.',
  parentGone: 'The comment that you reply to is no longer there.',
  failed: 'Your comment could not be sent. You are probably offline.',
} as const

export type CommentTexts = Readonly<Record<keyof typeof COMMENT_TEXTS, string>>

/** Reads what the site's editors wrote in their place. */
export const parseCommentTexts = (raw: unknown): CommentTexts => namedTexts(raw, COMMENT_TEXTS)
