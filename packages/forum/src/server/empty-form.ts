import { randomUUID } from 'node:crypto'
import { topicPath } from '../core/addresses.ts'
import { isNewcomer } from '../core/hold.ts'
import { FORUM_LENGTHS } from '../core/limits.ts'
import { FORUM_FIELDS, quoted } from '../core/writing-form.ts'
import type { WritingForm } from '../core/writing-screen.ts'
import type { WritingSubject } from './find-subject.ts'
import type { ForumSite } from './forum-site.ts'
import type { Writer } from './writer.ts'

/** Page with a form, and who writes on it. */
export interface FormContext {
  /** BCP 47 tag of the page. */
  readonly locale: string
  readonly writer: Writer
  /** Address of the page, not encoded. */
  readonly address: string
  /** Address of the forum, with slashes at both ends. */
  readonly base: string
}

/** The form before anything was typed: with what is quoted, or changed. */
export async function emptyForm(
  { posts, now, addressOf }: Pick<ForumSite, 'posts' | 'now' | 'addressOf'>,
  subject: WritingSubject,
  { locale, writer, address, base }: FormContext,
): Promise<WritingForm> {
  const about =
    subject.purpose === 'new'
      ? { title: subject.board.title, href: encodeURI(addressOf(subject.board.path, locale)) }
      : { title: subject.topic.title, href: encodeURI(addressOf(topicPath(subject.topic, base), locale)) }
  const { actor, person } = writer
  const isNew = isNewcomer({ isModerator: actor.role === 'moderator', approved: person?.approved ?? 0 })
  // A change is small, and of what was written with a proof.
  const proof = isNew && subject.purpose !== 'edit' ? await posts.proofAddress() : undefined
  return {
    purpose: subject.purpose,
    about,
    action: encodeURI(address),
    hidden: { [FORUM_FIELDS.key]: randomUUID(), [FORUM_FIELDS.opened]: posts.stamp(now()), ...namesOf(subject) },
    typed: { title: '', text: textOf(subject), name: writer.member.name.slice(0, FORUM_LENGTHS.name) },
    asksName: writer.person === undefined,
    problems: {},
    isPreview: false,
    ...(proof !== undefined && { proof }),
  }
}

/** Fields that name what is written to. */
function namesOf(subject: WritingSubject): Readonly<Record<string, string>> {
  switch (subject.purpose) {
    case 'new':
      return { [FORUM_FIELDS.board]: String(subject.board.id) }
    case 'reply': {
      const quote = subject.answers?.number
      return {
        [FORUM_FIELDS.topic]: String(subject.topic.id),
        ...(quote !== undefined && { [FORUM_FIELDS.quote]: String(quote) }),
      }
    }
    case 'edit':
      return { [FORUM_FIELDS.reply]: String(subject.reply.id) }
  }
}

function textOf(subject: WritingSubject): string {
  if (subject.purpose === 'edit') return subject.reply.source
  if (subject.purpose === 'new' || !subject.answers) return ''
  const { source, author = '…' } = subject.answers
  return quoted(subject.words ?? source, author)
}
