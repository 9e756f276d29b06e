import { membersService } from '@vitrine/accounts/members'
import { startRounds } from '@vitrine/content/jobs'
import type { FeatureServer } from '@vitrine/kit/server'
import { visitorPosts } from '@vitrine/protection/visitor-posts'
import { forumContents } from './server/forum-contents.ts'
import { forumReader } from './server/forum-reader.ts'
import { sendForumMails } from './server/mails/send-forum-mails.ts'
import { personData } from './server/person-data.ts'
import { visitForum } from './server/visit-forum.ts'

/** Milliseconds between two looks for mails to send. */
const MAIL_EVERY_MS = 10_000

interface ForumServerSettings {
  readonly siteUrl: string
  readonly mailFrom: string
}

export const server: FeatureServer<ForumServerSettings> = {
  needs: [visitorPosts.name, membersService.name],
  start({ payload, settings, addressOf, sendPage, refuse, onError, offers }) {
    const members = membersService.of(offers)
    const posts = visitorPosts.of(offers)
    const forum = forumReader(payload)
    members.hold(personData(payload, { forum, addressOf }))
    const { siteUrl, mailFrom } = settings
    const mails = { payload, forum, members, siteUrl, mailFrom, addressOf, onQueued: posts.wakeMailer }
    const now = () => new Date()
    return {
      contents: forumContents(payload, forum),
      visit: visitForum({ payload, forum, members, posts, siteUrl, addressOf, sendPage, refuse, now }),
      maintenance: () => startRounds(() => sendForumMails(mails, now()), { everyMs: MAIL_EVERY_MS, onError }),
    }
  },
}
