import { expect, it } from 'vitest'
import { DEFAULT_MESSAGES, parseMessages } from './messages.ts'

it('a message that was never written is the default', () =>
  expect(parseMessages({ spam: null }).spam).toBe(DEFAULT_MESSAGES.spam))

it('a message that was emptied says nothing', () => expect(parseMessages({ spam: ' ' }).spam).toBe(''))

it.each(['<b>No</b>.', '<b title="1 > 0">No</b>.'])('a message is text, its tags are taken out: %s', (spam) =>
  expect(parseMessages({ spam }).spam).toBe('No.'))
