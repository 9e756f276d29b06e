import { expect, it } from 'vitest'
import type { MailValues } from '../core/mail/tag-value.ts'
import { parseMessages } from '../core/messages.ts'
import { outcomeMessage } from './messages.ts'

const form = { messages: parseMessages({ mail_sent_ok: 'Thank you, [your-name].' }) }
const values: MailValues = {
  submitted: { 'your-name': 'Ada' },
  posted: {},
  files: {},
  tags: [],
  rows: new Map(),
  special: {},
  locale: 'en_US',
  timeZone: 'UTC',
}

it('the message of a form is filled', () =>
  expect(outcomeMessage(form, { status: 'mail_sent', hash: '' }, values)).toBe('Thank you, Ada.'))

it('the message of an extension is shown as it is', () =>
  expect(outcomeMessage(form, { status: 'aborted', hash: '', message: 'Not <b>now</b>, [your-name].' }, values)).toBe(
    'Not <b>now</b>, [your-name].',
  ))
