import type { FormState } from 'payload'
import { describe, expect, it } from 'vitest'
import { followEdits, type SeenEdit } from './missed-edit.ts'

const title = { value: 'Spoiled' }
const fields: FormState = { title, source: { value: 'fields' }, template: { passesCondition: false } }
const edited: FormState = { ...fields, source: { value: 'template' } }
const answered: FormState = Object.fromEntries(Object.entries(edited).map(([path, field]) => [path, { ...field }]))

/**
 * Follows states of a form, each at its time in milliseconds, with that of the last question.
 *
 * @returns Which of them have a missed edit.
 */
function missed(...states: readonly (readonly [state: FormState, atMs: number, askedAtMs?: number])[]): boolean[] {
  let seen: SeenEdit = { fields, editedAtMs: undefined }
  return states.map(([fields, atMs, askedAtMs = 0]) => {
    const followed = followEdits(seen, { fields, atMs, askedAtMs })
    seen = followed.seen
    return followed.isMissed
  })
}

describe('an edit is missed', () => {
  it('when an answer comes before the form has asked about it', () =>
    expect(missed([edited, 1000], [answered, 1249])).toEqual([false, true]))

  it('when a busy browser has not asked yet though it should have', () =>
    expect(missed([edited, 1000], [answered, 1900, 990])).toEqual([false, true]))

  it('once: the form that is made to ask changes, too', () =>
    expect(missed([edited, 1000], [answered, 1100], [{ ...edited }, 1101])).toEqual([false, true, false]))
})

describe('an edit is not missed', () => {
  it('when the answer comes after the question', () =>
    expect(missed([edited, 1000], [answered, 1250, 1250])).toEqual([false, false]))

  it('when it is long ago', () => expect(missed([edited, 1000], [answered, 6000])).toEqual([false, false]))

  it('when a field is checked in the browser meanwhile', () =>
    expect(missed([edited, 1000], [{ ...edited, title: { ...title, valid: false } }, 1100])).toEqual([false, false]))

  it('when nothing was edited', () => expect(missed([{ ...fields, title: { ...title } }, 0])).toEqual([false]))
})
