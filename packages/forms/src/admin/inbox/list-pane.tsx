import { useTranslation } from '@payloadcms/ui'
import { adminTexts } from '@vitrine/content/core'
import type { ReactNode } from 'react'
import type { InboxRow } from '../../core/inbox/inbox-message.ts'
import { INBOX_TABS, inboxAddress, TAB_LABELS } from '../../core/inbox/inbox-query.ts'
import { followLink } from './follow-link.ts'
import { useInboxSetting } from './inbox-context.ts'
import { MessageRows } from './message-rows.tsx'
import { MoreMenu } from './more-menu.tsx'
import { SelectionBar } from './selection-bar.tsx'
import type { Inbox } from './use-inbox.ts'
import { useInboxWords } from './use-inbox-words.ts'
import { LIST_HEADING_ID } from './use-message-focus.ts'

/** Id of the field of the search. */
export const SEARCH_ID = 'inbox-search'

interface ListPaneProps {
  readonly inbox: Inbox
  readonly onHelp: () => void
  readonly onRemove: (rows: readonly InboxRow[]) => void
}

/** Tabs, search, filters and the messages that they let through. */
export function ListPane({ inbox, onHelp, onRemove }: ListPaneProps): ReactNode {
  const words = useInboxWords()
  return (
    <section className="inbox__list" aria-labelledby={LIST_HEADING_ID}>
      <header className="inbox__head">
        <h1 className="inbox__title" id={LIST_HEADING_ID} tabIndex={-1}>
          {words.title}
        </h1>
        <MoreMenu inbox={inbox} onHelp={onHelp} />
      </header>
      <Tabs inbox={inbox} />
      <Filters inbox={inbox} />
      <SelectionBar inbox={inbox} onRemove={onRemove} />
      <MessageRows inbox={inbox} />
    </section>
  )
}

function Tabs({ inbox }: { readonly inbox: Inbox }): ReactNode {
  const { language } = useTranslation().i18n
  const words = useInboxWords()
  const { query, list, show } = inbox
  return (
    <nav aria-label={words.parts} className="inbox-tabs">
      {INBOX_TABS.map((tab) => (
        <a
          aria-current={tab === query.tab ? 'page' : undefined}
          className="inbox-tabs__tab"
          href={inboxAddress({ ...query, tab, id: undefined }) || '?'}
          key={tab}
          onClick={followLink(() => show({ tab, id: undefined }))}
        >
          {adminTexts(language)(TAB_LABELS[tab])}{' '}
          <span className="inbox-tabs__count">{list.listed?.counts[tab].toLocaleString(language)}</span>
        </a>
      ))}
    </nav>
  )
}

function Filters({ inbox: { query, show } }: { readonly inbox: Inbox }): ReactNode {
  const words = useInboxWords()
  const { account, colleagues, forms } = useInboxSetting()
  const others = colleagues.filter(({ id }) => id !== account)
  return (
    <search className="inbox-filters">
      <input
        aria-label={words.search}
        className="inbox-field inbox-filters__search"
        id={SEARCH_ID}
        onChange={({ target }) => show({ search: target.value })}
        placeholder={words.searchHint}
        type="search"
        value={query.search}
      />
      {(forms.length > 1 || query.form !== undefined) && (
        <select
          aria-label={words.form}
          className="inbox-field"
          onChange={({ target }) => show({ form: Number(target.value) || undefined })}
          value={query.form ?? ''}
        >
          <option value="">{words.allForms}</option>
          {forms.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      )}
      <select
        aria-label={words.assignedTo}
        className="inbox-field"
        onChange={({ target }) => show({ assignee: Number(target.value) || undefined })}
        value={query.assignee ?? ''}
      >
        <option value="">{words.everyone}</option>
        <option value={account}>{words.mine}</option>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </search>
  )
}
