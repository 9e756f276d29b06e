import { withoutTags } from '../html/without-tags.ts'
import type { PlacedLine, PlanKey, PlannedDocument } from '../plan/plan.ts'
import type { SourceComment, SourceItem } from '../source/source.ts'
import { commentText } from './comment-text.ts'

const MAX_LENGTH = { author: 80, email: 254, comment: 5000 } as const

/** Levels of answers that are shown; deeper ones answer the last. */
const MAX_LEVELS = 3

/** Most comments of one document. */
export const MAX_COMMENTS = 1000

/** Types that are what visitors wrote. */
const WRITTEN = new Set(['comment', 'review'])

export interface PlannedComments {
  readonly documents: readonly PlannedDocument[]
  readonly lines: readonly PlacedLine[]
}

/** Document that comments are about. */
interface Commented {
  readonly collection: PlannedDocument['collection']
  readonly key: PlanKey
}

/**
 * Comments of an item as documents, answers behind what they answer. Notes that editors left on blocks, messages of
 * shops and what other sites sent are never among them.
 *
 * @param about The document that the item becomes.
 */
export function planComments(item: SourceItem, about: Commented, locale: string): PlannedComments {
  const lines: PlacedLine[] = []
  const written = item.comments.filter((comment) => {
    const code = reasonAgainst(comment)
    if (code !== undefined) lines.push({ level: 'lost', code, subject: comment.type })
    return code === undefined
  })
  const ordered = inOrder(written)
  if (ordered.length < written.length)
    lines.push({ level: 'lost', code: 'comment-twice', subject: `${written.length - ordered.length} comments` })
  if (ordered.length > MAX_COMMENTS) {
    lines.push({
      level: 'lost',
      code: 'comments-beyond',
      subject: `more than ${MAX_COMMENTS} comments of one document`,
    })
  }
  const documents = ordered.slice(0, MAX_COMMENTS).map(({ comment, parent }): PlannedDocument => {
    const text = commentText(comment.content)
    if (text.length > MAX_LENGTH.comment)
      lines.push({ level: 'changed', code: 'text-shortened', subject: 'a long comment' })
    return {
      key: `comment:${comment.id}`,
      collection: 'comments',
      locale,
      data: dataOf(comment, { text, parent, about, locale, item }),
      dependsOn: [about.key, ...(parent === undefined ? [] : [`comment:${parent}` as const])],
      oldAddresses: [],
    }
  })
  return { documents, lines }
}

function dataOf(
  comment: SourceComment,
  {
    text,
    parent,
    about,
    locale,
    item,
  }: {
    readonly text: string
    readonly parent: number | undefined
    readonly about: Commented
    readonly locale: string
    readonly item: SourceItem
  },
): PlannedDocument['data'] {
  const at = comment.at ?? item.publishedAt
  const email = comment.email.trim()
  return {
    state: stateOf(comment),
    author: oneLine(comment.author).slice(0, MAX_LENGTH.author) || ANONYMOUS,
    ...(email.length <= MAX_LENGTH.email && email.includes('@') && { email }),
    comment: text.slice(0, MAX_LENGTH.comment).replace(/[\uD800-\uDBFF]$/, '') || '…',
    about: { relationTo: about.collection, value: { $source: about.key } },
    ...(parent !== undefined && { parent: { $source: `comment:${parent}` } }),
    language: locale,
    ...(at !== undefined && { createdAt: new Date(at).toISOString() }),
  }
}

/** Name of those who gave none. */
const ANONYMOUS = 'Anonymous'

function stateOf({ approved }: SourceComment): 'approved' | 'waiting' | 'trash' | 'spam' {
  if (approved === '1' || approved === 'approve') return 'approved'
  if (approved === 'spam') return 'spam'
  return approved === 'trash' || approved === 'post-trashed' ? 'trash' : 'waiting'
}

/** True for what a visitor wrote. */
export function isWritten({ type }: SourceComment): boolean {
  return WRITTEN.has(type)
}

function reasonAgainst(comment: SourceComment): string | undefined {
  if (isWritten(comment)) return undefined
  const { type } = comment
  if (type === 'note') return 'editors-note'
  return type === 'pingback' || type === 'trackback' || type === 'webmention' ? 'ping' : 'comment-of-plugin'
}

/** Comments so that each stands behind the one that it answers, and none deeper than is shown. */
function inOrder(
  comments: readonly SourceComment[],
): readonly { readonly comment: SourceComment; readonly parent: number | undefined }[] {
  const byId = new Map(comments.map((comment) => [comment.id, comment]))
  const levels = new Map<number, number>()
  const parents = new Map<number, number | undefined>()
  const ordered: SourceComment[] = []
  for (const comment of byId.values()) {
    for (const next of unplacedAbove(comment, byId, levels)) {
      const parent = byId.get(next.parent)
      const shown = parent === undefined || !levels.has(parent.id) ? undefined : withSpace(parent.id, levels, parents)
      levels.set(next.id, shown === undefined ? 1 : (levels.get(shown) ?? 1) + 1)
      parents.set(next.id, shown)
      ordered.push(next)
    }
  }
  return ordered.map((comment) => ({ comment, parent: parents.get(comment.id) }))
}

/** A comment and those that it answers as far as they have no place yet, the first one first; a circle ends where it closes. */
function unplacedAbove(
  comment: SourceComment,
  byId: ReadonlyMap<number, SourceComment>,
  placed: ReadonlyMap<number, number>,
): readonly SourceComment[] {
  const chain: SourceComment[] = []
  const seen = new Set<number>()
  for (let next: SourceComment | undefined = comment; next && !placed.has(next.id) && !seen.has(next.id); ) {
    seen.add(next.id)
    chain.push(next)
    next = byId.get(next.parent)
  }
  return chain.reverse()
}

/** The comment itself where an answer to it is shown below it, else the one that it answers. */
function withSpace(
  id: number,
  levels: ReadonlyMap<number, number>,
  parents: ReadonlyMap<number, number | undefined>,
): number | undefined {
  let next: number | undefined = id
  while (next !== undefined && (levels.get(next) ?? 1) >= MAX_LEVELS) next = parents.get(next)
  return next
}

function oneLine(text: string): string {
  return withoutTags(text).replace(/\s+/g, ' ').trim()
}
