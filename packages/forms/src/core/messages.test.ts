import { expect, it } from 'vitest'
import { DEFAULT_MESSAGES, parseMessages } from './messages.ts'

it('a message that was never written is the default', () =>
  expect(parseMessages({ spam: null }).spam).toBe(DEFAULT_MESSAGES.spam))

it('a message that was emptied says nothing', () => expect(parseMessages({ spam: ' ' }).spam).toBe(''))

it('a message is text, its tags are taken out', () => expect(parseMessages({ spam: '<b>No</b>.' }).spam).toBe('No.'))
