import { describe, expect, it } from 'vitest'
import { pausedBy } from './autopause.ts'

const video = (name: string, { autopause = true, paused = false } = {}) => ({ name, autopause, paused })
const names = (videos: readonly { readonly name: string }[]) => videos.map(({ name }) => name)

describe('a video that starts', () => {
  const first = video('first')
  const still = video('still', { paused: true })
  const background = video('background', { autopause: false })

  it('stops the one that plays, and no background', () => {
    const started = video('started')
    expect(names(pausedBy(started, [first, still, background, started]))).toEqual(['first'])
  })
  it('pauses no other when it is a background', () =>
    expect(pausedBy(background, [first, still, background])).toEqual([]))
})
