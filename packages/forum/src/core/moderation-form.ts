import { POST_ACTS, type PostAct, TOPIC_ACTS, type TopicAct } from './acts.ts'
import { topicInAddress } from './addresses.ts'
import { FORUM_LENGTHS } from './limits.ts'
import { FORUM_FIELDS, oneLine, parseForumId, withoutUnseen } from './writing-form.ts'

/** Something that is asked for a post or its topic. */
export type AskedAct = { readonly reason: string } & (
  | { readonly kind: 'report' }
  | { readonly kind: 'post'; readonly act: PostAct }
  | { readonly kind: 'topic'; readonly act: TopicAct }
  | { readonly kind: 'move'; readonly board: number }
  | { readonly kind: 'merge'; readonly into: number }
  | { readonly kind: 'split'; readonly title: string }
)

/** Reason for which an act is not done, by the name of its sentence. */
export type ActProblem =
  | 'reasonRequired'
  | 'reasonTooLong'
  | 'boardRequired'
  | 'intoRequired'
  | 'titleRequired'
  | 'postRequired'
  | 'actRefused'

/** Reads what is asked for by a form; or what is wrong with it. */
export function parseAct(fields: ReadonlyMap<string, string>): AskedAct | ActProblem {
  const field = (name: string) => oneLine(withoutUnseen(fields.get(name) ?? ''))
  const reason = field(FORUM_FIELDS.reason)
  if (reason.length > FORUM_LENGTHS.reason) return 'reasonTooLong'
  const asked = fields.get(FORUM_FIELDS.action)
  const [post, topic] = [POST_ACTS.find((act) => act === asked), TOPIC_ACTS.find((act) => act === asked)]
  if (post) return { kind: 'post', act: post, reason }
  if (topic) return { kind: 'topic', act: topic, reason }
  switch (asked) {
    case 'report':
      return reason === '' ? 'reasonRequired' : { kind: 'report', reason }
    case 'move': {
      const board = parseForumId(fields.get(FORUM_FIELDS.board))
      return board === undefined ? 'boardRequired' : { kind: 'move', board, reason }
    }
    case 'merge': {
      const into = topicInAddress(field(FORUM_FIELDS.into))
      return into === undefined ? 'intoRequired' : { kind: 'merge', into, reason }
    }
    case 'split': {
      const title = field(FORUM_FIELDS.title)
      const isTitle = title !== '' && title.length <= FORUM_LENGTHS.title
      return isTitle ? { kind: 'split', title, reason } : 'titleRequired'
    }
    default:
      return 'actRefused'
  }
}

/** Name of the field that selects a post. */
export function selectField(reply: number): string {
  return `post-${reply}`
}

/** Ids of posts that are selected in a form. */
export function selectedPosts(fields: ReadonlyMap<string, string>): readonly number[] {
  return [...fields.keys()].flatMap((name) => parseForumId(/^post-(\d+)$/.exec(name)?.[1]) ?? [])
}
