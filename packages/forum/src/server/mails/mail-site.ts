import type { Members } from '@vitrine/accounts/members'
import type { RunningSite } from '@vitrine/kit/server'
import type { Payload } from 'payload'
import { personalPath, topicPath } from '../../core/addresses.ts'
import type { MailedPost } from '../../core/mails/notice-mail.ts'
import { replyAddress } from '../../core/pages.ts'
import { ownWordsOfPost } from '../../core/post/post-tree.ts'
import { readPost } from '../../core/post/read-post.ts'
import type { StoredReply, StoredTopic } from '../../core/stored-topic.ts'
import { FORUM_FIELDS } from '../../core/writing-form.ts'
import type { ForumReader } from '../forum-reader.ts'

/** The site, as the mails of the forum need it. */
export interface MailSite extends Pick<RunningSite, 'addressOf'> {
  readonly payload: Payload
  readonly forum: ForumReader
  readonly members: Pick<Members, 'membersOf'>
  /** Origin of the site, without a slash at its end. */
  readonly siteUrl: string
  /** Sender of its mails. */
  readonly mailFrom: string
  /** Called when mails are durable. */
  readonly onQueued: () => void
}

/** A post as a mail shows it. */
export async function mailedPost(
  { forum, siteUrl, addressOf }: Pick<MailSite, 'forum' | 'siteUrl' | 'addressOf'>,
  reply: StoredReply,
  topic: StoredTopic,
): Promise<MailedPost> {
  const { base } = await forum.place(topic.language)
  const address = siteUrl + encodeURI(addressOf(topicPath(topic, base), topic.language))
  return {
    title: topic.title,
    author: reply.author,
    words: ownWordsOfPost(readPost(reply.source)),
    href: replyAddress(address, reply.number ?? 1),
  }
}

/** Absolute address that ends mails without signing in. @param locale BCP 47 tag of its page. */
export async function unsubscribeAddress(
  { forum, siteUrl, addressOf }: Pick<MailSite, 'forum' | 'siteUrl' | 'addressOf'>,
  token: string,
  locale: string,
): Promise<string> {
  const { base } = await forum.place(locale)
  const page = siteUrl + encodeURI(addressOf(personalPath('unsubscribe', base), locale))
  return `${page}?${new URLSearchParams({ [FORUM_FIELDS.key]: token })}`
}

/**
 * Headers by which mail programs offer to end such mails.
 *
 * @see https://www.rfc-editor.org/rfc/rfc8058
 */
export function unsubscribeHeaders(address: string) {
  return [
    { name: 'List-Unsubscribe', value: `<${address}>` },
    { name: 'List-Unsubscribe-Post', value: 'List-Unsubscribe=One-Click' },
  ]
}
