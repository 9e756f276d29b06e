import type { ConfigProblem } from '../core/checks/config-problem.ts'
import { MESSAGE_LABELS } from '../core/message-labels.ts'

const TABS: Readonly<Record<string, string>> = {
  form: 'Fields',
  mail: 'Mail',
  mail_2: 'Second mail',
  messages: 'Messages',
  after_sending: 'After sending',
  additional_settings: 'More',
}

const PARTS: Readonly<Record<string, string>> = {
  recipient: 'To',
  sender: 'From',
  subject: 'Subject',
  additional_headers: 'More headers',
  attachments: 'Attachments',
  text: 'Text',
  ...MESSAGE_LABELS,
}

/** Names the tab and the field of the edit view that a problem belongs to. */
export function problemLocation({ section, detail }: Pick<ConfigProblem, 'section' | 'detail'>): string {
  const [tab = '', part = ''] = section.split('.')
  const isText = part === 'body' && tab.startsWith('mail')
  const label = detail?.name === 'Reply-To' ? 'Reply to' : isText ? 'Text' : PARTS[part]
  return [TABS[tab], label].filter(Boolean).join(' › ')
}
