import type { AccountPart } from '@vitrine/accounts/core'
import type { MemberHoldings } from '@vitrine/accounts/members'
import { inTransaction } from '@vitrine/content/sql'
import { forgetDeleted } from '@vitrine/content/store'
import { deleteMailsTo, eraseMailFiles, readMailsTo } from '@vitrine/delivery/store'
import type { Payload } from 'payload'
import { forgetLinks } from '../store/link-rows.ts'
import { deleteMember, readTimes, type StoredMember } from '../store/member-rows.ts'
import { endSessions, readSessions } from '../store/session-rows.ts'

/** Data of members, over all features that hold some. */
export interface MemberData {
  /** @throws When another feature holds data by this name. */
  hold(holdings: MemberHoldings): void
  /** Everything that the site knows of a member, as values of JSON. */
  export(member: StoredMember): Promise<Readonly<Record<string, unknown>>>
  /** Deletes a member and all that features hold of them, as one. */
  erase(member: StoredMember): Promise<void>
  /** Parts of the account page that show what features hold. @param locale BCP 47 tag of the page. */
  parts(member: StoredMember, locale: string): Promise<readonly AccountPart[]>
}

export function memberData(payload: Payload): MemberData {
  const held: MemberHoldings[] = []
  return {
    hold(holdings) {
      if (OWN_PARTS.includes(holdings.name) || held.some(({ name }) => name === holdings.name)) {
        throw new Error(`Two features hold data of members as "${holdings.name}".`)
      }
      held.push(holdings)
    },
    async export(member) {
      const [own, ...others] = await Promise.all([
        ownData(payload, member),
        ...held.map(async (holdings) => [holdings.name, await holdings.export(member)] as const),
      ])
      return { ...own, ...Object.fromEntries(others) }
    },
    async parts(member, locale) {
      return (await Promise.all(held.map((holdings) => holdings.parts?.(member, locale) ?? []))).flat()
    },
    async erase(member) {
      const { address, id } = member
      await inTransaction(payload, async (transaction) => {
        for (const holdings of held) await holdings.erase(member, transaction)
        await forgetLinks(payload, { address, member: id }, transaction)
        await endSessions(payload, { member: id }, transaction)
        await deleteMailsTo(payload, address, transaction)
        await deleteMember(payload, id, transaction)
      })
      await eraseMailFiles(payload, { address: address.toLowerCase(), tokens: [], getsOthers: false })
      await forgetDeleted(payload, { isRewritten: false })
    },
  }
}

/** Names of the parts that are no other feature's. */
const OWN_PARTS = ['account', 'sessions', 'mails']

async function ownData(payload: Payload, { address, name, language, id }: StoredMember) {
  const [times, sessions, mails] = await Promise.all([
    readTimes(payload, id),
    readSessions(payload, id),
    readMailsTo(payload, address),
  ])
  return { account: { address, name, language, ...times }, sessions, mails }
}
