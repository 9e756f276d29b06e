import { membersService } from '@vitrine/accounts/members'
import type { FeatureServer } from '@vitrine/kit/server'
import { visitorPosts } from '@vitrine/protection/visitor-posts'
import { accountContents } from './server/account-contents.ts'
import { accountFindings } from './server/account-findings.ts'
import { createMembers } from './server/create-members.ts'
import { memberRoutes } from './server/member-routes.ts'
import { visitAccount } from './server/visit-account.ts'

interface MemberServerSettings {
  readonly siteUrl: string
}

export const server: FeatureServer<MemberServerSettings> = {
  needs: [visitorPosts.name],
  start({ payload, settings, languages, addressOf, documentAt, roleOf, sendPage, refuse, offers }) {
    const { siteUrl } = settings
    const posts = visitorPosts.of(offers)
    const isTaken = async (address: string) => (await documentAt(address)) !== undefined
    const members = createMembers({ payload, posts, siteUrl, language: languages[0], addressOf, isTaken })
    return {
      contents: accountContents(payload, members.pageAt),
      offers: [membersService.offer(members)],
      register: (app) => memberRoutes(app, { payload, siteUrl, roleOf, data: members }),
      isMember: async (request) => (await members.memberOf(request)) !== undefined,
      signInAddress: members.signInAddress,
      visit: visitAccount({ payload, members, posts, siteUrl, sendPage, refuse }),
      health: async () => accountFindings(await members.addressOf('account', languages[0]), isTaken),
    }
  },
}
