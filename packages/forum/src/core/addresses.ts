import { slugFrom } from '@vitrine/content/core'

/** Default address of the forum, without slashes. */
export const DEFAULT_SLUG = 'forum'

/** Segment between the forum's address and that of a board. */
export const BOARD_SEGMENT = 'board'

/** Segment between the forum's address and that of a topic. */
const TOPIC_SEGMENT = 'topic'

/** Segment between the forum's address and that of a writer. */
const PERSON_SEGMENT = 'writer'

/** Pages for one member, by their segment below the forum's address. */
export const PERSONAL_PAGES = [
  'new',
  'reply',
  'edit',
  'mine',
  'post',
  'queue',
  'mails',
  'unsubscribe',
  'discourse',
] as const

export type PersonalForumPage = (typeof PERSONAL_PAGES)[number]

/** Subject of an address below the forum. */
export type ForumAddress =
  | { readonly kind: 'index' }
  /** A board, whose path is stored with it. */
  | { readonly kind: 'board' }
  | { readonly kind: 'topic'; readonly topic: number; readonly slug: string }
  | { readonly kind: 'person'; readonly person: number }
  | { readonly kind: 'personal'; readonly page: PersonalForumPage }

/** Segment of a topic or a writer: a slug and an id. A title or name without letters has no slug. */
const SLUG_AND_ID = /^(?:(?<slug>.+)-)?(?<id>[1-9]\d{0,8})$/u

/**
 * Reads a path; undefined for one that is not below the forum, or leads to nothing there.
 *
 * @param base Address of the forum, with slashes at both ends.
 */
export function parseForumAddress(path: string, base: string): ForumAddress | undefined {
  if (!path.startsWith(base) || !path.endsWith('/')) return undefined
  const steps = path.slice(base.length).split('/').slice(0, -1)
  const [first = '', second = ''] = steps
  if (steps.length === 0) return { kind: 'index' }
  if (steps.length === 1) {
    const page = PERSONAL_PAGES.find((name) => name === first)
    return page && { kind: 'personal', page }
  }
  if (steps.length > 2 || second === '') return undefined
  if (first === BOARD_SEGMENT) return { kind: 'board' }
  const { id, slug = '' } = SLUG_AND_ID.exec(second)?.groups ?? {}
  if (id === undefined) return undefined
  if (first === TOPIC_SEGMENT) return { kind: 'topic', topic: Number(id), slug }
  return first === PERSON_SEGMENT ? { kind: 'person', person: Number(id) } : undefined
}

/** Reads the id of a topic from an address of any of its pages, as it is copied from a browser. */
export function topicInAddress(address: string): number | undefined {
  const segments = address.replace(/[?#].*$/, '').split('/')
  const { id } = SLUG_AND_ID.exec(segments[segments.indexOf(TOPIC_SEGMENT) + 1] ?? '')?.groups ?? {}
  return id === undefined || !segments.includes(TOPIC_SEGMENT) ? undefined : Number(id)
}

/** Slug of a topic, which stays as it is when the title changes. @param language BCP 47 tag of the title. */
export function topicSlug(title: string, language: string): string {
  return slugFrom(title, language)
}

/** Path of a topic, the same wherever it is moved to. @param base Address of the forum. */
export function topicPath({ id, slug }: { readonly id: number; readonly slug: string }, base: string): string {
  return `${base}${TOPIC_SEGMENT}/${segmentOf(slug, id)}/`
}

/** Path of the page of a writer, by the name that others read. @param base Address of the forum. */
export function personPath({ id, name }: { readonly id: number; readonly name: string }, base: string): string {
  return `${base}${PERSON_SEGMENT}/${segmentOf(slugFrom(name), id)}/`
}

function segmentOf(slug: string, id: number): string {
  return slug === '' ? String(id) : `${slug}-${id}`
}

/** Path of a page for one member. */
export function personalPath(page: PersonalForumPage, base: string): string {
  return `${base}${page}/`
}

/** Element of a reply on its page. */
export function replyAnchor(number: number): string {
  return `reply-${number}`
}
