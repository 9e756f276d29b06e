import { given } from '@vitrine/content/core'
import { personalPath, topicPath } from '../core/addresses.ts'
import { isEditable } from '../core/limits.ts'
import { replyAddress } from '../core/pages.ts'
import { beginningOf } from '../core/post/beginning.ts'
import { FORUM_FIELDS } from '../core/writing-form.ts'
import type { OwnPost } from '../core/writing-screen.ts'
import { type PostWithTopic, postsOfPerson } from '../store/own-post-rows.ts'
import type { ForumSite } from './forum-site.ts'
import type { Writer } from './writer.ts'

/** Texts that the list of one's own shows: those that were written last. */
const MAX_OWN_POSTS = 100

/** Finds what a member wrote, the newest first, and what became of it. */
export async function ownPosts(
  { payload, forum, addressOf, now }: Pick<ForumSite, 'payload' | 'forum' | 'addressOf' | 'now'>,
  { person }: Writer,
  locale: string,
): Promise<{ readonly name?: string; readonly posts: readonly OwnPost[] }> {
  if (!person) return { posts: [] }
  const { base } = await forum.place(locale)
  const posts = await postsOfPerson(payload, person.id, MAX_OWN_POSTS)
  const edit = addressOf(personalPath('edit', base), locale)
  const shown = ({ id, source, writtenAt, state, heldFor, number, topic }: PostWithTopic): OwnPost => {
    const isShown = state === 'shown' && number !== undefined && topic.state === 'shown'
    const mayChange = state !== 'hidden' && !topic.isClosed && isEditable(writtenAt, now())
    return {
      id,
      title: topic.title,
      words: beginningOf(source),
      writtenAt: writtenAt.toISOString(),
      state,
      ...given({
        heldFor,
        href: isShown ? replyAddress(encodeURI(addressOf(topicPath(topic, base), topic.language)), number) : undefined,
        edit: mayChange ? `${edit}?${new URLSearchParams({ [FORUM_FIELDS.reply]: String(id) })}` : undefined,
      }),
    }
  }
  return { name: person.name, posts: posts.map(shown) }
}
