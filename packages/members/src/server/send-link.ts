import { inTransaction } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import { askedMail } from '../core/asked-mail.ts'
import { linkEnd, MAX_MAILS_TO_ADDRESS } from '../core/limits.ts'
import type { Token } from '../core/link-token.ts'
import type { MemberMail } from '../core/member-mails.ts'
import { countLinks, forgetEndedLinks, type StoredLink, writeLink } from '../store/link-rows.ts'
import { findMember, type StoredMember } from '../store/member-rows.ts'
import type { MemberMailer } from './member-mailer.ts'
import { readSettings } from './read-settings.ts'
import { hashOfToken, newToken } from './secret-token.ts'

/** Sends links to mail addresses. */
export interface LinkSender {
  /** Answers somebody who wants to sign in: always by a mail, and always by the same steps. */
  sendSignIn(asked: {
    readonly address: string
    readonly language: string
    readonly back: string | undefined
    readonly now: Date
  }): Promise<void>
  /** Sends a link that gives a member another address. */
  sendNewAddress(asked: {
    readonly member: StoredMember
    readonly address: string
    readonly language: string
    readonly now: Date
  }): Promise<void>
}

interface Sending extends StoredLink {
  readonly mail: MemberMail
  readonly language: string
  readonly now: Date
}

/** @param options.linkAddress Absolute address that a link in a mail leads to. */
export function linkSender(options: {
  readonly payload: Payload
  readonly mailer: MemberMailer
  readonly linkAddress: (token: Token, language: string) => Promise<string>
}): LinkSender {
  const { payload, mailer, linkAddress } = options

  /** The link first: a mail without a link that works would be worse than a link that nobody got. */
  const send = async ({ mail, language, now, ...link }: Sending) => {
    const { address, purpose } = link
    if ((await countLinks(payload, address, now)) >= MAX_MAILS_TO_ADDRESS) return
    const token = newToken()
    await inTransaction(payload, async (transaction) => {
      await forgetEndedLinks(payload, now, transaction)
      await writeLink(payload, { ...link, hash: hashOfToken(token), endsAt: linkEnd(now) }, transaction)
    })
    const leadsTo = await linkAddress(token, language)
    await mailer.send(mail, { to: address, language, now, ...(purpose !== 'notice' && { link: leadsTo }) })
  }

  return {
    async sendSignIn({ address, back, ...asked }) {
      const [{ joining }, member] = await Promise.all([
        readSettings(payload, asked.language),
        findMember(payload, { address }),
      ])
      const mail = askedMail(member, joining)
      await send({
        ...asked,
        mail,
        address,
        back,
        member: undefined,
        purpose: mail === 'signIn' ? 'sign in' : 'notice',
      })
    },
    async sendNewAddress({ member, ...asked }) {
      await send({ ...asked, mail: 'newAddress', member: member.id, back: undefined, purpose: 'address' })
    },
  }
}
