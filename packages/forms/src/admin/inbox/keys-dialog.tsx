import { useTranslation } from '@payloadcms/ui'
import { adminTexts } from '@vitrine/content/core'
import type { ReactNode } from 'react'
import { INBOX_KEYS } from '../../core/inbox/inbox-keys.ts'
import { InboxDialog } from './inbox-dialog.tsx'
import { useInboxWords } from './use-inbox-words.ts'

/** List of the keys of the inbox. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const words = useInboxWords()
  const word = adminTexts(useTranslation().i18n.language)
  return (
    <InboxDialog onClose={onClose} title={words.keys}>
      <dl className="inbox-keys">
        {INBOX_KEYS.map(({ key, label }) => (
          <div key={key}>
            <dt>
              <kbd>{key === 'Escape' ? 'Esc' : key}</kbd>
            </dt>
            <dd>{word(label)}</dd>
          </div>
        ))}
      </dl>
    </InboxDialog>
  )
}
