'use client'

import { ConfirmationModal, useAuth, useModal, useStepNav } from '@payloadcms/ui'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { Colleague } from '../../core/inbox/colleague.ts'
import type { InboxCommand } from '../../core/inbox/inbox-keys.ts'
import type { InboxRow } from '../../core/inbox/inbox-message.ts'
import { actionsOn, type MessageAction } from '../../core/inbox/message-actions.ts'
import { InboxContext, type InboxForm } from './inbox-context.ts'
import { KeysDialog } from './keys-dialog.tsx'
import { ListPane, SEARCH_ID } from './list-pane.tsx'
import { MessagePane } from './message-pane.tsx'
import { REPLY_ID } from './reply-box.tsx'
import { useInbox } from './use-inbox.ts'
import { useInboxKeys } from './use-inbox-keys.ts'
import { useInboxWords } from './use-inbox-words.ts'
import { useMessageFocus } from './use-message-focus.ts'
import './inbox.css'

const CONFIRM = 'delete-messages'

interface InboxViewProps {
  /** Query of the address with which the page was loaded. */
  readonly address: string
  readonly colleagues: readonly Colleague[]
  readonly forms: readonly InboxForm[]
}

/** The inbox: messages, and beside them the one that is open. */
export function InboxView({ address, colleagues, forms }: InboxViewProps): ReactNode {
  const words = useInboxWords()
  const { setStepNav } = useStepNav()
  const { openModal } = useModal()
  const { permissions, user } = useAuth()
  const own = permissions?.collections?.submissions
  const inbox = useInbox(address, Boolean(own?.update))
  const [isHelpOpen, setHelpOpen] = useState(false)
  const [leaving, setLeaving] = useState<readonly InboxRow[]>([])
  const { query, list, open } = inbox
  useMessageFocus({ open: query.id, loaded: open.message?.id, selected: inbox.selected.size })
  useEffect(() => setStepNav([{ label: words.title }]), [setStepNav, words])
  const value = useMemo(
    () => ({
      colleagues,
      forms,
      account: Number(user?.id),
      mayChange: Boolean(own?.update),
      mayDelete: Boolean(own?.delete),
    }),
    [colleagues, forms, user?.id, own],
  )
  const remove = (rows: readonly InboxRow[]) => {
    setLeaving(rows)
    openModal(CONFIRM)
  }
  const actOnOpen = (...actions: readonly MessageAction[]) => {
    const { message } = open
    const action = message && actionsOn(message).find((offered) => actions.includes(offered))
    if (message && action && value.mayChange) inbox.act(action, [message])
  }
  const commands: Readonly<Record<InboxCommand, () => void>> = {
    next: () => inbox.step(1),
    previous: () => inbox.step(-1),
    done: () => actOnOpen('done', 'reopen'),
    spam: () => actOnOpen('spam', 'notSpam'),
    reply: () => document.getElementById(REPLY_ID)?.focus(),
    search: () => document.getElementById(SEARCH_ID)?.focus(),
    undo: inbox.undo,
    help: () => setHelpOpen(true),
    close: () => inbox.show({ id: undefined }),
  }
  useInboxKeys((command) => commands[command]())
  return (
    <InboxContext value={value}>
      <div className="inbox" data-open={query.id !== undefined}>
        <div className="inbox__panes">
          <ListPane inbox={inbox} onHelp={() => setHelpOpen(true)} onRemove={remove} />
          <MessagePane inbox={inbox} onRemove={remove} />
        </div>
        <output className="visually-hidden">
          {list.listed && query.search.trim() !== '' && words.found(list.listed.counts[query.tab])}
        </output>
        {isHelpOpen && <KeysDialog onClose={() => setHelpOpen(false)} />}
        <ConfirmationModal
          body={words.deleteBody(leaving.length)}
          confirmLabel={words.delete}
          heading={words.deleteHeading(leaving.length)}
          modalSlug={CONFIRM}
          onConfirm={() => inbox.remove(leaving)}
        />
      </div>
    </InboxContext>
  )
}
