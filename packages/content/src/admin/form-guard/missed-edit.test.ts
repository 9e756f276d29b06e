import type { FormState } from 'payload'
import { describe, expect, it } from 'vitest'
import { followEdits, type SeenEdit } from './missed-edit.ts'

const title = { value: 'Spoiled' }
const fields: FormState = { title, source: { value: 'fields' }, template: { passesCondition: false } }
const edited: FormState = { ...fields, source: { value: 'template', isModified: true } }

/** The state after an answer, which leaves no field the object that it was. */
const answered = (state: FormState): FormState =>
  Object.fromEntries(Object.entries(state).map(([path, field]) => [path, { ...field }]))

/** The form has asked about everything. */
const ASKED = 'asked'

/** Follows what happens to a form. @returns Which of the states have a missed edit. */
function missed(...steps: readonly (FormState | typeof ASKED)[]): boolean[] {
  let seen: SeenEdit = { fields, isOwed: false }
  return steps.flatMap((step) => {
    if (step === ASKED) {
      seen = { ...seen, isOwed: false }
      return []
    }
    const followed = followEdits(seen, step)
    seen = followed.seen
    return [followed.isMissed]
  })
}

describe('an edit is missed', () => {
  it('when an answer comes before the form has asked about it', () =>
    expect(missed(edited, answered(edited))).toEqual([false, true]))

  it('when the browser draws it and the answer at once', () => expect(missed(answered(edited))).toEqual([true]))

  it('when the answer also brings a value', () =>
    expect(missed(edited, answered({ ...edited, updatedAt: { value: 'now' } }))).toEqual([false, true]))

  it('again, when a second answer comes before the form was made to ask', () => {
    const first = answered(edited)
    const madeToAsk = { ...first, title: { ...title } }
    expect(missed(edited, first, madeToAsk, answered(madeToAsk))).toEqual([false, true, false, true])
  })
})

describe('an edit is not missed', () => {
  it('when the answer comes after the question', () =>
    expect(missed(edited, ASKED, answered(edited))).toEqual([false, false]))

  it('when a field is checked in the browser meanwhile', () =>
    expect(missed(edited, { ...edited, title: { ...title, valid: false } })).toEqual([false, false]))

  it('when another follows it, which takes its mark', () => {
    const { isModified, ...source } = { ...edited.source }
    expect(isModified).toBe(true)
    expect(missed(edited, { ...edited, source, title: { value: 'Spoilt', isModified: true } })).toEqual([false, false])
  })

  it('when nothing was edited', () => expect(missed({ ...fields, title: { ...title } })).toEqual([false]))

  it('when an answer brings a value by itself', () =>
    expect(missed(answered({ ...fields, updatedAt: { value: 'now' } }))).toEqual([false]))
})
