import type { MemberHoldings } from '@vitrine/accounts/members'
import { logChange } from '@vitrine/content/cache'
import { EVERYTHING } from '@vitrine/content/core'
import type { Payload } from 'payload'
import { personalPath } from '../core/addresses.ts'
import { forumTexts } from '../core/forum-texts.ts'
import { MAX_SUBSCRIPTIONS } from '../core/limits.ts'
import { postsOfPerson } from '../store/own-post-rows.ts'
import { erasePerson, findPerson } from '../store/people-rows.ts'
import { forgetReporter, reportsOfMember } from '../store/report-rows.ts'
import { forgetSubscriber, subscriptionsOf } from '../store/subscription-rows.ts'
import type { ForumSite } from './forum-site.ts'

/** Texts of a member, and their reports, that an export has. */
const MAX_EXPORTED = 100_000

/** Data of members that the forum holds. Who leaves takes their name along; what they wrote stays, without it. */
export function personData(
  payload: Payload,
  { forum, addressOf }: Pick<ForumSite, 'forum' | 'addressOf'>,
): MemberHoldings {
  return {
    name: 'forum',
    async parts(_member, locale) {
      const [{ base, title }, texts] = [await forum.place(locale), forumTexts(locale)]
      const entry = (page: 'mine' | 'mails') => ({
        label: texts[page],
        href: encodeURI(addressOf(personalPath(page, base), locale)),
        facts: [],
        links: [],
      })
      return [{ name: 'forum', title, texts: [], entries: [entry('mine'), entry('mails')] }]
    },
    async export({ id }) {
      const [person, reports] = [await findPerson(payload, id), await reportsOfMember(payload, id, MAX_EXPORTED)]
      const subscriptions = (await subscriptionsOf(payload, id, MAX_SUBSCRIPTIONS)).map(({ to, isMuted }) => ({
        ...to,
        isMuted,
      }))
      if (!person) return { posts: [], reports, subscriptions }
      const { name, role, since } = person
      const posts = await postsOfPerson(payload, person.id, MAX_EXPORTED)
      return {
        name,
        role,
        since,
        posts: posts.map(({ topic, number, source, state, writtenAt }) => ({
          topic: topic.title,
          number,
          text: source,
          state,
          writtenAt,
        })),
        reports,
        subscriptions,
      }
    },
    async erase({ id }, transaction) {
      await forgetReporter(payload, id, transaction)
      await forgetSubscriber(payload, id, transaction)
      const person = await findPerson(payload, id, transaction)
      if (!person) return
      await erasePerson(payload, person.id, transaction)
      // Any page may name them.
      await logChange(payload, [EVERYTHING], transaction)
    },
  }
}
