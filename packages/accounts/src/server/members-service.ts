import type { Transaction } from '@vitrine/content/sql'
import { featureService } from '@vitrine/kit/server'
import type { FastifyRequest } from 'fastify'
import type { AccountPart } from '../core/account-part.ts'

/** A visitor with an account. Accounts of the admin are apart from these. */
export interface Member {
  readonly id: number
  /** Mail address, in small letters. */
  readonly address: string
  /** Empty: they gave none. */
  readonly name: string
  /** BCP 47 tag of the language in which they get mails. */
  readonly language: string
}

/** Data of members that a feature holds. */
export interface MemberHoldings {
  /** Name of their part of an export, such as `orders`; unique among features. */
  readonly name: string
  /** Everything that the feature knows of a member, as values of JSON. */
  export(member: Member): Promise<unknown>
  /**
   * Deletes it, or takes from it what leads to the member where the law wants it to stay. Does nothing but work on the
   * database: it is done again when the database undid it.
   *
   * @param transaction The one in which the member is deleted.
   */
  erase(member: Member, transaction: Transaction): Promise<void>
  /** Parts of the account page that show it, above the member's own details. @param locale BCP 47 tag of the page. */
  parts?(member: Member, locale: string): Promise<readonly AccountPart[]>
}

/** Accounts of visitors, for features that know something of members. */
export interface Members {
  /** The member whose session a request has; undefined for others, for ended sessions and for blocked members. */
  memberOf(request: Pick<FastifyRequest, 'headers' | 'protocol'>): Promise<Member | undefined>
  /** Members by their ids, in no order, without those who are blocked. */
  membersOf(ids: readonly number[]): Promise<readonly Member[]>
  /**
   * Has a feature's data exported and erased with the member. Called while features start.
   *
   * @throws When another feature holds data by this name.
   */
  hold(holdings: MemberHoldings): void
  /**
   * Address where a visitor signs in, and comes back from; undefined where a page of editors stands at it.
   *
   * @param back Path of the page that they come from, with its query.
   * @param locale BCP 47 tag of the page.
   */
  signInAddress(back: string, locale: string): Promise<string | undefined>
}

/** Declared by a feature that has it as a need: it is there only on sites with members. */
export const membersService = featureService<Members>('members')
