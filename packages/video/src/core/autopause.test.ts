import { describe, expect, it } from 'vitest'
import { pausedBy } from './autopause.ts'

const film = (name: string, { autopause = true, paused = false } = {}) => ({ name, autopause, paused })
const names = (films: readonly { readonly name: string }[]) => films.map(({ name }) => name)

describe('a film that starts', () => {
  const first = film('first')
  const still = film('still', { paused: true })
  const background = film('background', { autopause: false })

  it('stops the one that plays, and no background', () => {
    const started = film('started')
    expect(names(pausedBy(started, [first, still, background, started]))).toEqual(['first'])
  })
  it('stops nobody when it is a background', () => expect(pausedBy(background, [first, still, background])).toEqual([]))
})
