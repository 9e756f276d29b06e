import { contentCache } from '@vitrine/content/cache'
import { inTransaction } from '@vitrine/content/sql'
import { actOnPost } from '../content/moderation/act-on-post.ts'
import { personalPath } from '../core/addresses.ts'
import { MAX_MODERATED_POSTS, MAX_QUEUED_POSTS } from '../core/limits.ts'
import { parseAct, selectedPosts } from '../core/moderation-form.ts'
import { mayInForum } from '../core/rights.ts'
import { FORUM_FIELDS } from '../core/writing-form.ts'
import type { WritingScreen } from '../core/writing-screen.ts'
import { queuedReplies } from '../store/reply-rows.ts'
import { findTopic } from '../store/topic-rows.ts'
import type { ForumSite, PostedForm } from './forum-site.ts'
import { findPlacedPost, postInHand, rightsOnPost } from './post-in-hand.ts'
import type { TakenAct } from './take-act.ts'
import type { Writer } from './writer.ts'

type QueuedPost = Extract<WritingScreen, { kind: 'queue' }>['posts'][number]

interface QueueContext {
  readonly writer: Writer
  readonly locale: string
}

/** Posts that wait for a moderator, of all boards that they moderate; undefined for those who moderate none. */
export async function moderationQueue(
  site: ForumSite,
  { writer, locale }: QueueContext,
): Promise<readonly QueuedPost[] | undefined> {
  const { payload, forum, addressOf } = site
  const [boards, { base }] = await Promise.all([forum.boards(locale), forum.place(locale)])
  const moderated = new Map(
    boards.filter((board) => mayInForum(writer.actor, 'moderate', { board })).map((board) => [board.id, board]),
  )
  if (moderated.size === 0) return undefined
  const page = encodeURI(addressOf(personalPath('post', base), locale))
  const queued = await queuedReplies(payload, { boards: [...moderated.keys()], count: MAX_QUEUED_POSTS })
  const posts: QueuedPost[] = []
  for (const reply of queued) {
    const topic = await findTopic(payload, reply.topic)
    const board = topic && moderated.get(topic.board)
    if (!board) continue
    const more = `${page}?${new URLSearchParams({ [FORUM_FIELDS.reply]: String(reply.id) })}`
    posts.push({ ...(await postInHand(site, { reply, topic, board }, writer)), more })
  }
  return posts
}

/** Does one thing with all posts that are selected, as far as somebody may. */
export async function takeQueue(
  site: ForumSite,
  { writer, locale, posted }: QueueContext & { readonly posted: PostedForm },
): Promise<TakenAct> {
  const { payload, now } = site
  const asked = parseAct(posted.fields)
  if (typeof asked === 'string') return { kind: 'refused', problem: asked }
  const ids = selectedPosts(posted.fields)
  if (asked.kind !== 'post' || !writer.person || ids.length === 0 || ids.length > MAX_MODERATED_POSTS) {
    return { kind: 'refused', problem: ids.length === 0 ? 'postRequired' : 'actRefused' }
  }
  const { act, reason } = asked
  const by = { moderator: writer.person.id }
  for (const id of ids) {
    const placed = await findPlacedPost(site, id, { writer, locale })
    if (!placed || !(await rightsOnPost(site, placed, { writer, locale })).posts.includes(act)) continue
    await inTransaction(payload, async (transaction) => {
      await actOnPost(payload, { act, reply: id, by, reason, now: now() }, transaction)
    })
  }
  contentCache(payload).expire()
  return { kind: 'done', act: 'post' }
}
