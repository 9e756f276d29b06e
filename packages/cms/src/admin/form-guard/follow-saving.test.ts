import type { FormState } from 'payload'
import { describe, expect, it } from 'vitest'
import { followSaving, unseenForm } from './follow-saving.ts'

const titled = (value: string): FormState => ({ title: { value } })

/** What a form is told as it goes through these states, one after the other. */
function told(...states: [title: string, isSaving: boolean, isModified: boolean][]) {
  let seen = unseenForm(titled(''))
  return states.map(([title, isSaving, isModified]) => {
    const next = followSaving(seen, { fields: titled(title), isSaving, isModified })
    seen = next.seen
    return next.tell
  })
}

describe('a form that saves itself', () => {
  it('needs nothing when nothing is changed meanwhile', () => {
    expect(told(['Elm', false, true], ['Elm', true, true], ['Elm', true, false], ['Elm', false, false])).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  it('knows by itself of what is changed while it is saved for the first time', () => {
    expect(told(['Elm', false, true], ['Elm', true, true], ['Ash', true, true], ['Ash', false, true])).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  it('is told of what is changed while it may be saved again', () => {
    const again = [
      ['Elm', false, true],
      ['Elm', true, true],
      ['Ash', true, true],
      ['Ash', false, true],
    ] as const
    expect(told(...again.map((state) => [...state] as [string, boolean, boolean]), ['Oak', false, true]).at(-1)).toBe(
      'changed',
    )
  })

  it('is told that it is saved when nothing was changed since it began to be', () => {
    expect(told(['Elm', false, true], ['Elm', true, true], ['Elm', false, true]).at(-1)).toBe('saved')
  })

  it('needs nothing more once it is saved', () => {
    const states = told(
      ['Elm', false, true],
      ['Elm', true, true],
      ['Ash', true, true],
      ['Ash', false, true],
      ['Ash', false, false],
      ['Ash, planed', false, true],
    )
    expect(states.at(-1)).toBeUndefined()
  })
})
