import { describe, expect, it } from 'vitest'
import { endOf, endText } from './process-end.ts'

const END = { task: 'import', code: 0, result: undefined, complaint: '', wasStopped: false } as const

describe('the end of a process', () => {
  it.each([0, 1, 2])('with a result and the code %d: the task is done', (code) =>
    expect(endOf({ ...END, code, result: 'Everything is here.' })).toEqual({ state: 'done', message: '' }))
  it('of taking back: what stays is said', () =>
    expect(endOf({ ...END, task: 'undo', code: 2, result: 'These stay: 1' })).toEqual({
      state: 'done',
      message: 'These stay: 1',
    }))
  it('that was asked for: it is stopped', () =>
    expect(endOf({ ...END, code: null, wasStopped: true })).toEqual({ state: 'stopped', message: '' }))
  it('that nobody asked for: it failed, and can be resumed', () => {
    const { state, message } = endOf({ ...END, code: null })
    expect(state).toBe('failed')
    expect(endText(message)).toEqual({
      en: 'The process was ended from outside. Resume it.',
      de: 'Der Prozess wurde von außen beendet. Setzen Sie ihn fort.',
    })
  })
  it('without a word: it failed, and can be resumed', () => {
    const { state, message } = endOf({ ...END, code: 1 })
    expect([state, endText(message)]).toEqual([
      'failed',
      expect.objectContaining({ de: expect.stringContaining('ohne Ergebnis') }),
    ])
  })
  it('with a complaint: it failed for that reason', () =>
    expect(endOf({ ...END, code: 1, complaint: ' There is no export. \n' })).toEqual({
      state: 'failed',
      message: 'There is no export.',
    }))
  it('is said in the words of the program where it gave some', () =>
    expect(endText('There is no export.')).toBe('There is no export.'))
})
