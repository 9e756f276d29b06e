import { type AdminLabel, adminTexts } from '@vitrine/content/core'
import type { ConfigProblem } from '../core/checks/config-problem.ts'
import { MESSAGE_LABELS } from '../core/message-labels.ts'

const TABS: Readonly<Record<string, AdminLabel>> = {
  form: { en: 'Fields', de: 'Felder' },
  mail: { en: 'Mail', de: 'E-Mail' },
  mail_2: { en: 'Second mail', de: 'Zweite E-Mail' },
  messages: { en: 'Messages', de: 'Nachrichten' },
  after_sending: { en: 'After sending', de: 'Nach dem Senden' },
  additional_settings: { en: 'More', de: 'Mehr' },
}

const PARTS: Readonly<Record<string, AdminLabel>> = {
  recipient: { en: 'To', de: 'An' },
  sender: { en: 'From', de: 'Von' },
  subject: { en: 'Subject', de: 'Betreff' },
  additional_headers: { en: 'More headers', de: 'Weitere Kopfzeilen' },
  attachments: { en: 'Attachments', de: 'Anhänge' },
  text: 'Text',
  ...MESSAGE_LABELS,
}

const REPLY_TO = { en: 'Reply to', de: 'Antwort an' }

/** Names the tab and the field of the edit view that a problem belongs to. */
export function problemLocation(
  { section, detail }: Pick<ConfigProblem, 'section' | 'detail'>,
  language: string,
): string {
  const [tab = '', part = ''] = section.split('.')
  const isText = part === 'body' && tab.startsWith('mail')
  const label = detail?.name === 'Reply-To' ? REPLY_TO : isText ? 'Text' : PARTS[part]
  return [TABS[tab], label]
    .flatMap((one) => one ?? [])
    .map(adminTexts(language))
    .join(' › ')
}
