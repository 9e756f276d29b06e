import type { FormState } from 'payload'
import { describe, expect, it } from 'vitest'
import { followSaving, unseenForm } from './follow-saving.ts'

type Step = readonly [title: string, isSaving: boolean, isModified: boolean]

const titled = (value: string): FormState => ({ title: { value } })

/** Notices that a form gets as it goes through these steps, one for each. */
function noticesOf(...steps: readonly Step[]) {
  let seen = unseenForm(titled(''))
  return steps.map(([title, isSaving, isModified]) => {
    const next = followSaving(seen, { fields: titled(title), isSaving, isModified })
    seen = next.seen
    return next.notice
  })
}

const SAVING: readonly Step[] = [
  ['Elm', false, true],
  ['Elm', true, true],
]

/** A form that was changed during its first save, at the end of that save. */
const CHANGED: readonly Step[] = [...SAVING, ['Ash', true, true], ['Ash', false, true]]

describe('a form with autosave', () => {
  it('gets no notice when nothing changes during a save', () => {
    const steps: readonly Step[] = [...SAVING, ['Elm', true, false], ['Elm', false, false]]
    expect(noticesOf(...steps)).toEqual(steps.map(() => undefined))
  })

  it('gets no notice of changes during the first save, which Payload knows of', () => {
    expect(noticesOf(...CHANGED)).toEqual(CHANGED.map(() => undefined))
  })

  it('gets a notice of changes while a second save may run', () => {
    expect(noticesOf(...CHANGED, ['Oak', false, true]).at(-1)).toBe('changed')
  })

  it('gets a notice of a change that is drawn together with the end of a second save', () => {
    expect(noticesOf(...CHANGED, ['Oak', false, false]).at(-1)).toBe('changed')
  })

  it('counts as saved when nothing has changed since the save began', () => {
    expect(noticesOf(...SAVING, ['Elm', false, true]).at(-1)).toBe('saved')
  })

  it('gets no notice of changes after the second save', () => {
    expect(noticesOf(...CHANGED, ['Ash', false, false], ['Ash, planed', false, true]).at(-1)).toBeUndefined()
  })
})
