import { text } from '@vitrine/content/core'
import { rememberedGlobal } from '@vitrine/content/queries'
import type { VisitorPosts } from '@vitrine/protection/visitor-posts'
import type { Payload } from 'payload'
import { LINK_MINUTES } from '../core/limits.ts'
import { fillMail, type MemberMail } from '../core/member-mails.ts'
import { readSettings } from './read-settings.ts'

/** Sends the mails of members. */
export interface MemberMailer {
  /**
   * Queues a mail; resolves once it is durable.
   *
   * @param mail.link Absolute address that it leads to.
   * @param mail.language BCP 47 tag of its language.
   */
  send(
    kind: MemberMail,
    mail: { readonly to: string; readonly language: string; readonly link?: string | undefined; readonly now: Date },
  ): Promise<void>
}

/** @param options.siteUrl Names the site where its editors gave it no name. */
export function memberMailer(options: {
  readonly payload: Payload
  readonly posts: Pick<VisitorPosts, 'sendMail'>
  readonly siteUrl: string
}): MemberMailer {
  const { payload, posts, siteUrl } = options
  const readSite = rememberedGlobal(payload, 'site')
  return {
    async send(kind, { to, language, link, now }) {
      const [{ mails }, { name }] = await Promise.all([readSettings(payload, language), readSite(language)])
      const mail = fillMail(mails[kind], {
        site: text(name) ?? new URL(siteUrl).host,
        address: to,
        minutes: LINK_MINUTES.toLocaleString(language),
        ...(link !== undefined && { link }),
      })
      await posts.sendMail({ to, ...mail }, now)
    },
  }
}
