import type { TimeReader } from '@vitrine/content/core'
import { Day } from '@vitrine/ui/ui'
import type { ReactNode } from 'react'
import { countText, type ForumTexts, filledText } from '../core/forum-texts.ts'
import type { ShownBoard } from '../core/shown/shown-board.ts'

/** Boards one below the other, each with the names of those inside it. */
export function BoardList(props: {
  readonly boards: readonly ShownBoard[]
  /** Level of their headings. */
  readonly level: 2 | 3
  readonly texts: ForumTexts
  readonly reader: TimeReader
}): ReactNode {
  const { boards, level, texts, reader } = props
  const Heading = `h${level}` as const
  return (
    <ul className="board-list">
      {boards.map((board) => (
        <li key={board.id} className="board-list__board">
          <div className="board-list__words">
            <Heading className="board-list__title">
              <a href={board.href}>{board.title}</a>
            </Heading>
            {board.description && <p className="board-list__description">{board.description}</p>}
            {board.inside.length > 0 && (
              <ul className="board-list__inside">
                {board.inside.map(({ id, href, title }) => (
                  <li key={id}>
                    <a href={href}>{title}</a>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <Activity board={board} texts={texts} reader={reader} />
        </li>
      ))}
    </ul>
  )
}

function Activity({
  board: { counts, last, isForMembers },
  texts,
  reader,
}: {
  readonly board: ShownBoard
  readonly texts: ForumTexts
  readonly reader: TimeReader
}): ReactNode {
  if (isForMembers) return <p className="board-list__activity">{texts.membersOnly}</p>
  const topics = counts?.topics ?? 0
  return (
    <div className="board-list__activity">
      <p>
        {countText(topics, { one: texts.topicsOne, many: texts.topicsMany }, reader.locale)}
        {' · '}
        {countText(
          counts?.replies ?? 0,
          { none: texts.repliesNone, one: texts.repliesOne, many: texts.repliesMany },
          reader.locale,
        )}
      </p>
      {last && (
        <p className="board-list__last">
          {texts.last} <a href={last.href}>{last.title}</a>{' '}
          {filledText(texts.by, { name: last.author ?? texts.formerMember })}, <Day date={last.at} reader={reader} />
        </p>
      )}
    </div>
  )
}
