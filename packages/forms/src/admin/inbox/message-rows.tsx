import { useTimeReader } from '@vitrine/content/admin'
import { adminTexts } from '@vitrine/content/core'
import type { ReactNode } from 'react'
import { type InboxRow, senderName } from '../../core/inbox/inbox-message.ts'
import { inboxAddress } from '../../core/inbox/inbox-query.ts'
import { initialsOf } from '../../core/inbox/initials.ts'
import { firstWordsOf } from '../../core/inbox/message-letter.ts'
import { listedTime, YESTERDAY } from '../../core/inbox/message-time.ts'
import { followLink } from './follow-link.ts'
import { useInboxSetting } from './inbox-context.ts'
import { InboxIcon } from './inbox-icon.tsx'
import type { Inbox } from './use-inbox.ts'
import { useInboxWords } from './use-inbox-words.ts'
import { rowId } from './use-message-focus.ts'

/** Listed messages, or a sentence in place of them. */
export function MessageRows({ inbox }: { readonly inbox: Inbox }): ReactNode {
  const words = useInboxWords()
  const { query, list } = inbox
  const { listed, problem, reload, showMore } = list
  const word = adminTexts(useTimeReader().locale)
  if (!listed && problem === undefined) return <p className="inbox-note">{words.loading}</p>
  const rows = listed?.rows ?? []
  const total = listed?.counts[query.tab] ?? 0
  return (
    <>
      {problem !== undefined && (
        <div className="inbox-note" role="alert">
          <p>{word(problem)}</p>
          <button className="inbox-button" onClick={reload} type="button">
            {words.tryAgain}
          </button>
        </div>
      )}
      {rows.length > 0 && (
        <ol className="inbox-rows">
          {rows.map((row) => (
            <MessageRow inbox={inbox} key={row.id} row={row} />
          ))}
        </ol>
      )}
      {listed && rows.length === 0 && problem === undefined && <NoMessages inbox={inbox} />}
      {rows.length > 0 && rows.length < total && (
        <div className="inbox-rows__more">
          <span>{words.shown(rows.length, total)}</span>
          <button className="inbox-button" onClick={showMore} type="button">
            {words.loadMore}
          </button>
        </div>
      )}
    </>
  )
}

function MessageRow({ inbox, row }: { readonly inbox: Inbox; readonly row: InboxRow }): ReactNode {
  const words = useInboxWords()
  const reader = useTimeReader()
  const { colleagues, mayChange, mayDelete } = useInboxSetting()
  const { query, selected, select, show } = inbox
  const sender = senderName(row) || words.unknownSender
  const assignee = colleagues.find(({ id }) => id === row.assignee)
  return (
    <li className="inbox-row" data-open={row.id === query.id} data-unread={!row.isRead}>
      {(mayChange || mayDelete) && (
        <label className="inbox-row__select">
          <input
            aria-label={words.select(sender)}
            checked={selected.has(row.id)}
            onChange={({ target }) => select([row.id], target.checked)}
            type="checkbox"
          />
        </label>
      )}
      <a
        aria-current={row.id === query.id ? 'true' : undefined}
        className="inbox-row__link"
        href={inboxAddress({ ...query, id: row.id })}
        id={rowId(row.id)}
        onClick={followLink(() => show({ id: row.id }))}
      >
        <span className="inbox-row__sender">
          {!row.isRead && <span className="visually-hidden">{words.unread}: </span>}
          <bdi>{sender}</bdi>
        </span>
        <time className="inbox-row__time" dateTime={row.receivedAt}>
          {listedTime(row.receivedAt, new Date(), reader, adminTexts(reader.locale)(YESTERDAY))}
        </time>
        <span className="inbox-row__subject">
          <bdi>{row.subject || words.noSubject}</bdi>
        </span>
        <span className="inbox-row__words">
          <bdi>{firstWordsOf(row)}</bdi>
        </span>
        <span className="inbox-row__marks">
          {row.files.length > 0 && (
            <span>
              <InboxIcon name="files" />
              <span className="visually-hidden">{words.hasFiles}</span>
            </span>
          )}
          {assignee && (
            <span className="inbox-row__assignee" title={assignee.name}>
              <span aria-hidden="true">{initialsOf(assignee.name)}</span>
              <span className="visually-hidden">
                {words.assignedTo}: {assignee.name}
              </span>
            </span>
          )}
        </span>
      </a>
    </li>
  )
}

function NoMessages({ inbox: { query, show } }: { readonly inbox: Inbox }): ReactNode {
  const words = useInboxWords()
  const isFiltered = query.search.trim() !== '' || query.form !== undefined || query.assignee !== undefined
  return (
    <div className="inbox-note">
      <p className="inbox-note__title">{isFiltered ? words.nothingFound : words.empty[query.tab]}</p>
      <p>{isFiltered ? words.nothingFoundHint : words.emptyHint[query.tab]}</p>
      {isFiltered ? (
        <button
          className="inbox-button"
          onClick={() => show({ search: '', form: undefined, assignee: undefined })}
          type="button"
        >
          {words.clear}
        </button>
      ) : (
        query.tab === 'inbox' && <a href="/admin/collections/contact-forms">{words.toForms}</a>
      )}
    </div>
  )
}
