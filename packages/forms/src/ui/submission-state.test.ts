import { describe, expect, it } from 'vitest'
import { initialState, withChecked } from './submission-state.ts'

describe('a form', () => {
  it('begins with nothing to say', () =>
    expect(initialState(undefined)).toEqual({ status: 'init', message: '', problems: [], sentText: '' }))

  it('gives way to the text of a message that was sent', () => {
    const sent = { unitTag: 'u', status: 'mail_sent', message: 'Sent.', problems: [], values: {} }
    expect(initialState({ ...sent, sentView: { text: 'Thanks.' } }).sentText).toBe('Thanks.')
    expect(initialState({ ...sent, sentView: { address: '/thanks/' } }).sentText).toBe('')
  })

  it('shows the outcome of a post without script', () => {
    const problems = [{ field: 'your-name', error: 'Please fill out this field.' }]
    const outcome = { unitTag: 'u', status: 'validation_failed' as const, message: 'Check.', problems, values: {} }
    expect(initialState(outcome)).toEqual({ status: 'validation_failed', message: 'Check.', problems, sentText: '' })
  })
})

describe('a check while typing', () => {
  const old = [
    { field: 'a', error: 'old a' },
    { field: 'b', error: 'old b' },
  ]
  it('removes problems that were fixed', () => expect(withChecked(old, new Set(['a']), [])).toEqual([old[1]]))
  it('leaves the fields alone that come later', () => {
    const found = [
      { field: 'a', error: 'new a' },
      { field: 'c', error: 'new c' },
    ]
    expect(withChecked(old, new Set(['a']), found)).toEqual([old[1], found[0]])
  })
})
