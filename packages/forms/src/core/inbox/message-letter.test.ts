import { describe, expect, it } from 'vitest'
import type { Submitted } from '../submitted.ts'
import { parseInboxMessage } from './inbox-message.ts'
import { firstWordsOf, messageLetter } from './message-letter.ts'

const message = (entries: Submitted, rest: object = {}) => parseInboxMessage({ id: 1, entries, ...rest })
const letter = (entries: Submitted, rest?: object) => {
  const { texts, facts } = messageLetter(message(entries, rest))
  return { texts: texts.map(({ name }) => name), facts: facts.map(({ name }) => name) }
}
const LONG = 'We would like a reading room. '.repeat(6)

describe('what was written in a message', () => {
  it('is read with the longest text first, whatever the order of its fields', () =>
    expect(letter({ place: 'Hull', why: 'One\nTwo', 'your-message': LONG, budget: '4000' })).toEqual({
      texts: ['your-message', 'why'],
      facts: ['place', 'budget'],
    }))

  it('has its longest words as running text, even when they are short', () =>
    expect(letter({ phone: '+44 1482 000000', note: 'Please ring us on Monday' })).toEqual({
      texts: ['note'],
      facts: ['phone'],
    }))

  it('has no running text when all values are single words', () =>
    expect(letter({ size: 'large', colour: 'oak' })).toEqual({ texts: [], facts: ['size', 'colour'] }))

  it('leaves out what is empty, and what is shown as sender or subject', () => {
    const entries = { name: 'Ada Lovelace', mail: 'ada@example.com', topic: 'A chair', phone: '', colours: [] }
    expect(letter(entries, { fromName: 'Ada Lovelace', fromEmail: 'ada@example.com', subject: 'A chair' })).toEqual({
      texts: [],
      facts: [],
    })
  })

  it('leaves files and consents to their own places', () =>
    expect(
      letter(
        { plan: 'f00d', privacy: ['1'], size: 'large' },
        { files: [{ field: 'plan', name: 'plan.pdf', size: 10 }], consents: { privacy: 'You may answer.' } },
      ),
    ).toEqual({ texts: [], facts: ['size'] }))

  it('retains line breaks, joins choices, and has the labels of the form', () => {
    const { texts, facts } = messageLetter(
      message({ text: 'Dear all,\r\n\r\nhello ', rooms: ['Hall', 'Attic'] }, { labels: { rooms: 'Rooms' } }),
    )
    expect(texts).toEqual([{ name: 'text', label: 'text', text: 'Dear all,\r\n\r\nhello' }])
    expect(facts).toEqual([{ name: 'rooms', label: 'Rooms', text: 'Hall, Attic' }])
  })
})

describe('the first words of a message', () => {
  it('are of its running text, in one line', () =>
    expect(firstWordsOf(message({ size: 'L', text: 'Dear all,\n\n  hello' }))).toBe('Dear all, hello'))
  it('are cut', () => expect(firstWordsOf(message({ text: LONG }))).toHaveLength(141))
  it('are its first value when there is no text', () =>
    expect(firstWordsOf(message({ size: 'large', colour: 'oak' }))).toBe('large'))
  it('are empty when it says nothing', () => expect(firstWordsOf(message({ text: '' }))).toBe(''))
})
