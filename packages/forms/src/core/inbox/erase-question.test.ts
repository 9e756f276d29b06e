import { expect, it } from 'vitest'
import { eraseQuestion } from './erase-question.ts'

it.each([
  [0, 'No message of ann@example.com is stored.'],
  [1, '1 message of ann@example.com is erased'],
  [12, '12 messages of ann@example.com are erased'],
])('the question before a person is erased says how many messages go: %i', (count, start) =>
  expect(eraseQuestion('ann@example.com', count).en.startsWith(start)).toBe(true))
