import type { DemoTopic } from './demo-topic.ts'

const HOUR_MS = 3_600_000

/** Board of the demo, by the name that references use, and its topics in their order. */
export type DemoBoards = Readonly<Record<string, readonly DemoTopic[]>>

/** A post of the demo: words that open a topic, or a reply. */
interface DemoPost {
  readonly by: string
  readonly at: Date
  readonly source: string
}

function postsOf({ by, at, text, replies }: DemoTopic): readonly DemoPost[] {
  const posts: DemoPost[] = [{ by, at: new Date(at), source: text }]
  for (const [author, hours, source] of replies) {
    const before = posts.at(-1)?.at ?? new Date(at)
    posts.push({ by: author, at: new Date(before.getTime() + hours * HOUR_MS), source })
  }
  return posts
}

const lastOf = (topic: DemoTopic) =>
  postsOf(topic).at(-1) ?? { by: topic.by, at: new Date(topic.at), source: topic.text }

function allOf(boards: DemoBoards): readonly (DemoTopic & { readonly board: string })[] {
  return Object.entries(boards).flatMap(([board, topics]) => topics.map((topic) => ({ ...topic, board })))
}

/**
 * Writers of the demo, as the forum stores them. Nobody has such an account: their numbers are below those of members.
 *
 * @param moderators Names of those who moderate.
 */
export function peopleRows(boards: DemoBoards, moderators: readonly string[]): Readonly<Record<string, object>> {
  const posts = allOf(boards).flatMap(postsOf)
  const names = [...new Set(posts.map(({ by }) => by))].sort()
  return Object.fromEntries(
    names.map((name, place) => {
      const own = posts.filter(({ by }) => by === name)
      const since = new Date(Math.min(...own.map(({ at }) => at.getTime())))
      return [
        name,
        {
          name,
          member: -1 - place,
          nameKey: name.toLowerCase().replaceAll(/[^\p{Letter}\p{Number}]+/gu, ''),
          role: moderators.includes(name) ? 'moderator' : 'member',
          approved: own.length,
          since: since.toISOString(),
        },
      ]
    }),
  )
}

/** Topics of the demo, as the forum stores them. */
export function topicRows(boards: DemoBoards, language: string): Readonly<Record<string, object>> {
  return Object.fromEntries(
    allOf(boards).map((topic) => {
      const last = lastOf(topic)
      return [
        topic.slug,
        {
          board: { forumBoard: topic.board },
          language: topic.language ?? language,
          title: topic.title,
          slug: topic.slug,
          state: 'shown',
          isSticky: topic.isSticky ?? false,
          isClosed: topic.isClosed ?? false,
          solvedBy: topic.solvedBy,
          lastNumber: postsOf(topic).length,
          lastAt: last.at.toISOString(),
          person: { forumPerson: topic.by },
          lastPerson: { forumPerson: last.by },
          beganAt: topic.at,
        },
      ]
    }),
  )
}

/** Posts of the demo, as the forum stores them. */
export function replyRows(boards: DemoBoards): Readonly<Record<string, object>> {
  return Object.fromEntries(
    allOf(boards).flatMap((topic) =>
      postsOf(topic).map(({ by, at, source }, place) => [
        `${topic.slug} ${place + 1}`,
        {
          topic: { forumTopic: topic.slug },
          number: place + 1,
          person: { forumPerson: by },
          state: 'shown',
          source,
          openReports: 0,
          writtenAt: at.toISOString(),
          formKey: `demo ${topic.slug} ${place + 1}`,
        },
      ]),
    ),
  )
}

/** Counts of each board in each language. */
export function countRows(boards: DemoBoards, language: string): Readonly<Record<string, object>> {
  const languages = [...new Set(allOf(boards).map((topic) => topic.language ?? language))]
  return Object.fromEntries(
    Object.entries(boards).flatMap(([board, all]) =>
      languages.flatMap((code) => {
        const topics = all.filter((topic) => (topic.language ?? language) === code)
        const [newest] = [...topics].sort((one, other) => lastOf(other).at.getTime() - lastOf(one).at.getTime())
        if (!newest) return []
        const replies = topics.reduce((count, topic) => count + topic.replies.length, 0)
        const counts = { topics: topics.length, replies, lastTopic: { forumTopic: newest.slug } }
        return [[`${board} ${code}`, { board: { forumBoard: board }, language: code, ...counts }]]
      }),
    ),
  )
}
