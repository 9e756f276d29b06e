import type { TimeReader } from '@vitrine/content/core'
import { Day } from '@vitrine/ui/ui'
import type { ReactNode } from 'react'
import { countText, type ForumTexts, filledText } from '../core/forum-texts.ts'
import type { TopicLine } from '../core/shown/topic-line.ts'

/** Topics one below the other. */
export function TopicLines(props: {
  readonly topics: readonly TopicLine[]
  /** Level of their headings. */
  readonly level: 2 | 3
  readonly texts: ForumTexts
  readonly reader: TimeReader
}): ReactNode {
  const { topics, level, texts, reader } = props
  const Heading = `h${level}` as const
  return (
    <ul className="topic-lines">
      {topics.map((topic) => (
        <li key={topic.id} className="topic-lines__topic">
          <div className="topic-lines__words">
            <Heading className="topic-lines__title">
              <a href={topic.href}>{topic.title}</a>
            </Heading>
            <p className="topic-lines__by">{filledText(texts.by, { name: topic.author ?? texts.formerMember })}</p>
            <Marks marks={marksOf(topic, texts)} />
          </div>
          <p className="topic-lines__activity">
            {countText(
              topic.replies,
              { none: texts.repliesNone, one: texts.repliesOne, many: texts.repliesMany },
              reader.locale,
            )}
            {' · '}
            <a href={topic.lastHref}>
              {filledText(texts.lastBy, { name: topic.lastAuthor ?? texts.formerMember })},{' '}
              <Day date={topic.lastAt} reader={reader} />
            </a>
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Words for what is special about a topic. */
export function marksOf(
  topic: Pick<TopicLine, 'isSticky' | 'isClosed' | 'isSolved'>,
  texts: ForumTexts,
): readonly string[] {
  return [
    ...(topic.isSticky ? [texts.sticky] : []),
    ...(topic.isSolved ? [texts.solved] : []),
    ...(topic.isClosed ? [texts.closed] : []),
  ]
}

function Marks({ marks }: { readonly marks: readonly string[] }): ReactNode {
  if (marks.length === 0) return null
  return (
    <ul className="forum-marks">
      {marks.map((mark) => (
        <li key={mark}>{mark}</li>
      ))}
    </ul>
  )
}
