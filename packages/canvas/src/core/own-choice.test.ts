import { describe, expect, it } from 'vitest'
import type { ToPage } from './messages.ts'
import { ownChoice, withChoice } from './own-choice.ts'

const message: ToPage = {
  type: 'vitrine-canvas',
  blocks: [
    { id: 'a', title: 'Section' },
    { id: 'b', title: 'Text', parent: 'a' },
  ],
  selected: 'a',
  turn: 3,
  actions: ['up', 'copy'],
  pickable: [{ field: 'image', label: 'Image' }],
}

describe('a block that is chosen on the page', () => {
  it('is the one that was clicked, or walked to', () => {
    expect(ownChoice(message, { do: 'select', id: 'b' }, undefined)).toEqual({ id: 'b', turn: 4 })
    expect(ownChoice(message, { do: 'walk', to: 'next' }, { id: 'a', turn: 7 })).toEqual({ id: 'b', turn: 8 })
    expect(ownChoice(message, { do: 'walk', to: 'parent' }, undefined)).toEqual({ id: undefined, turn: 4 })
  })

  it('is shown until the admin has answered, without what belongs to the block before it', () => {
    const { pickable: _, ...rest } = message
    expect(withChoice(message, { id: 'b', turn: 4 })).toEqual({ ...rest, selected: 'b' })
    const { selected: __, ...nothing } = rest
    expect(withChoice(message, { id: undefined, turn: 4 })).toEqual(nothing)
  })

  it('is what the admin says once it has answered', () => {
    const answer = { ...message, turn: 4 }
    expect(withChoice(answer, { id: 'b', turn: 4 })).toBe(answer)
  })

  it('is not shown when it is gone', () => expect(withChoice(message, { id: 'c', turn: 4 })).toBe(message))
})
