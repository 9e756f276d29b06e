import { describe, expect, it } from 'vitest'
import { endOf } from './process-end.ts'

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
  it('that nobody asked for: it failed, and can be resumed', () =>
    expect(endOf({ ...END, code: null })).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('Resume'),
    }))
  it('with a complaint: it failed for that reason', () =>
    expect(endOf({ ...END, code: 1, complaint: ' There is no export. \n' })).toEqual({
      state: 'failed',
      message: 'There is no export.',
    }))
})
