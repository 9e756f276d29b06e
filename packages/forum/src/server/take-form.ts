import { contentCache } from '@vitrine/content/cache'
import { inTransaction, type Transaction } from '@vitrine/content/sql'
import { changeReply } from '../content/posts/change-reply.ts'
import { writeReply, writeTopic } from '../content/posts/write-posts.ts'
import { personalPath, topicPath, topicSlug } from '../core/addresses.ts'
import { type HoldReason, holdReason } from '../core/hold.ts'
import { MAX_HELD_OF_PERSON, MAX_LINKS, MAX_POSTS_PER_MINUTE, MIN_WRITING_SECONDS } from '../core/limits.ts'
import { replyAddress } from '../core/pages.ts'
import type { Person } from '../core/person.ts'
import { countLinks } from '../core/post/post-tree.ts'
import { readPost } from '../core/post/read-post.ts'
import {
  type FieldProblems,
  FORUM_FIELDS,
  nameKeyOf,
  parseFormKey,
  readTyped,
  type TypedPost,
  typedProblems,
  type WritingField,
} from '../core/writing-form.ts'
import type { WritingForm, WritingRefusal } from '../core/writing-screen.ts'
import { addPerson, countHeld } from '../store/people-rows.ts'
import { findReply } from '../store/reply-rows.ts'
import { subscribe } from '../store/subscription-rows.ts'
import { findTopic } from '../store/topic-rows.ts'
import { emptyForm, type FormContext } from './empty-form.ts'
import type { WritingSubject } from './find-subject.ts'
import { type ForumSite, NOT_TAKEN, type PostedForm, TOO_MANY } from './forum-site.ts'

/** A form as it was posted. */
export interface FormPost extends FormContext {
  readonly posted: PostedForm
  /** True if its network sends too many. */
  readonly isTooMany: boolean
}

/** Result of a form: the form again, or the path that its writer is led to. */
export type TakenForm =
  | { readonly kind: 'again'; readonly form: WritingForm; readonly status: number }
  | { readonly kind: 'written'; readonly path: string }

/** Takes a form. Whatever is wrong, everything that was typed is given back. */
export async function takeForm(site: ForumSite, subject: WritingSubject, post: FormPost): Promise<TakenForm> {
  const { posted, writer, isTooMany } = post
  const empty = await emptyForm(site, subject, post)
  const typed = readTyped(posted.fields)
  const key = parseFormKey(posted.fields.get(FORUM_FIELDS.key))
  const again = (
    status: number,
    more: { readonly problems?: FieldProblems; readonly refusal?: WritingRefusal; readonly isPreview?: boolean },
  ): TakenForm => {
    const opened = posted.fields.get(FORUM_FIELDS.opened) ?? ''
    // The same form: sent once more, it is the same text, and it was opened when it was.
    const hidden = { ...empty.hidden, ...(key && { [FORUM_FIELDS.key]: key }), [FORUM_FIELDS.opened]: opened }
    return { kind: 'again', form: { ...empty, hidden, typed, ...more }, status }
  }
  const asked: readonly WritingField[] = [
    ...(subject.purpose === 'new' ? (['title'] as const) : []),
    'text',
    ...(empty.asksName ? (['name'] as const) : []),
  ]
  if (posted.fields.get(FORUM_FIELDS.action) === 'preview') return again(200, { isPreview: true })
  const problems = typedProblems(typed, asked)
  if (Object.keys(problems).length > 0) return again(NOT_TAKEN, { problems, refusal: 'problems' })
  if (isTooMany || (await isTooFast(site, post))) return again(TOO_MANY, { refusal: 'tooMany' })
  if (!key) return again(NOT_TAKEN, { refusal: 'stale' })
  const person = writer.person
  if (subject.purpose !== 'edit' && person && (await countHeld(site.payload, person.id)) >= MAX_HELD_OF_PERSON) {
    return again(TOO_MANY, { refusal: 'tooManyHeld' })
  }
  // A wrong letter is mended in less time than a text is written.
  const minSeconds = subject.purpose === 'edit' ? 0 : MIN_WRITING_SECONDS
  const proof = empty.proof === undefined ? undefined : (posted.fields.get(FORUM_FIELDS.proof) ?? '')
  const heldFor = await whyHeld(site, typed, { ...post, minSeconds, proof })
  if (subject.purpose === 'edit') {
    if (heldFor === 'links' || heldFor === 'spam') {
      return again(NOT_TAKEN, { problems: { text: 'changeRefused' }, refusal: 'problems' })
    }
    await changeReply(site.payload, { reply: subject.reply.id, source: typed.text, now: site.now() })
    return { kind: 'written', path: await pathOf(site, subject.reply.id, post.locale) }
  }
  const reply = await write(site, subject, { typed, heldFor, key, post })
  if (reply === undefined) return again(NOT_TAKEN, { problems: { name: 'nameTaken' }, refusal: 'problems' })
  return { kind: 'written', path: await pathOf(site, reply, post.locale) }
}

function isTooFast({ posts, now }: ForumSite, { writer }: FormPost): Promise<boolean> {
  return posts.isTooMany(`forum member ${writer.member.id}`, MAX_POSTS_PER_MINUTE, now())
}

async function whyHeld(
  { posts, siteUrl, now }: ForumSite,
  typed: TypedPost,
  {
    writer,
    posted,
    address,
    minSeconds,
    proof,
  }: FormPost & {
    readonly minSeconds: number
    readonly proof: string | undefined
  },
): Promise<HoldReason | undefined> {
  const { person, member } = writer
  const spam = await posts.findSpam({
    remoteAddress: posted.remoteAddress,
    userAgent: posted.userAgent,
    url: siteUrl + encodeURI(address),
    now: now(),
    kind: 'forum',
    author: person?.name ?? typed.name,
    email: member.address,
    text: `${typed.title}\n${typed.text}`.trim(),
    trap: posted.fields.get(FORUM_FIELDS.trap) ?? '',
    opened: posted.fields.get(FORUM_FIELDS.opened) ?? '',
    guard: { minSeconds, maxLinks: MAX_LINKS },
    ...(proof !== undefined && { proof }),
  })
  return holdReason({
    isModerator: person?.role === 'moderator',
    approved: person?.approved ?? 0,
    hasLinks: countLinks(readPost(typed.text)) > 0,
    isSpam: spam !== undefined,
  })
}

/** Writes a text, once for each form. @returns Its id; undefined when somebody else has the name. */
async function write(
  { payload, now }: ForumSite,
  subject: Exclude<WritingSubject, { purpose: 'edit' }>,
  {
    typed,
    heldFor,
    key,
    post,
  }: {
    readonly typed: TypedPost
    readonly heldFor: HoldReason | undefined
    readonly key: string
    readonly post: FormPost
  },
): Promise<number | undefined> {
  let written: number | undefined
  await inTransaction(payload, async (transaction) => {
    const person = post.writer.person ?? (await join(payload, { typed, post, now: now() }, transaction))
    if (!person) return
    const before = await findReply(payload, { formKey: key }, transaction)
    if (before) {
      written = before.person === person.id ? before.id : undefined
      return
    }
    const common = { person: person.id, source: typed.text, heldFor, formKey: key, now: now() }
    const { topic, reply } =
      subject.purpose === 'new'
        ? await writeTopic(
            payload,
            {
              ...common,
              board: subject.board.id,
              language: post.locale,
              title: typed.title,
              slug: topicSlug(typed.title, post.locale),
            },
            transaction,
          )
        : await writeReply(
            payload,
            { ...common, topic: subject.topic.id, answers: subject.answers?.number },
            transaction,
          )
    if (subject.purpose === 'new') {
      const { id: member } = post.writer.member
      await subscribe(payload, { member, to: { topic }, isMuted: false, now: now() }, transaction)
    }
    written = reply
  })
  contentCache(payload).expire()
  return written
}

/** Gives a member the name that others read. Undefined: somebody else has it, or one that looks like it. */
function join(
  payload: ForumSite['payload'],
  { typed, post, now }: { readonly typed: TypedPost; readonly post: FormPost; readonly now: Date },
  transaction: Transaction,
): Promise<Person | undefined> {
  const { name } = typed
  return addPerson(payload, { member: post.writer.member.id, name, nameKey: nameKeyOf(name), now }, transaction)
}

/** Path of a text that was just written: where others read it, or the list of one's own, which says why they do not. */
async function pathOf({ payload, forum }: ForumSite, id: number, locale: string): Promise<string> {
  const { base } = await forum.place(locale)
  const reply = await findReply(payload, { id })
  const topic = reply && (await findTopic(payload, reply.topic))
  if (reply?.state === 'shown' && reply.number !== undefined && topic?.state === 'shown') {
    return replyAddress(topicPath(topic, base), reply.number)
  }
  return `${personalPath('mine', base)}?${new URLSearchParams({ [FORUM_FIELDS.sent]: String(id) })}`
}
