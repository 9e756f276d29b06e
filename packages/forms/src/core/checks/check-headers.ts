import { checkReceivers } from './check-receivers.ts'
import type { ConfigCode, ConfigProblem } from './config-problem.ts'
import { withLeastInput } from './least-input.ts'
import { mailboxList } from './mailbox-list.ts'
import type { CheckContext } from './written-form.ts'

const HEADER = /^([0-9A-Za-z-]+):(.*)$/

/** Checks the additional headers of a mail, of which a line without a name is lost. */
export function checkHeaders(text: string, context: CheckContext): readonly Omit<ConfigProblem, 'section'>[] {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean)
  const headers = lines.map((line) => HEADER.exec(line))
  const problems = headers.flatMap((header) => {
    const [, name = '', value = ''] = header ?? []
    // A header without a value is none.
    const code = value.trim() === '' ? undefined : checkHeader(name.toLowerCase(), value, context)
    return code === undefined ? [] : [{ code, detail: { name } }]
  })
  return headers.includes(null) ? [...problems, { code: 'invalid_mail_header' }] : problems
}

function checkHeader(name: string, value: string, context: CheckContext): ConfigCode | undefined {
  if (name === 'cc' || name === 'bcc') return checkReceivers(value, context)
  const isMissing = name === 'reply-to' && !mailboxList(withLeastInput(value, context))?.length
  return isMissing ? 'invalid_mailbox_syntax' : undefined
}
