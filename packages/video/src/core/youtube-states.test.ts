import { describe, expect, it } from 'vitest'
import { BUFFERING, CUED, ENDED, eventsBetween, isUnderWay, PAUSED, PLAYING, UNSTARTED } from './youtube-states.ts'

describe('events between two states of YouTube', () => {
  it.each([
    [UNSTARTED, BUFFERING, ['play', 'bufferstart']],
    [BUFFERING, PLAYING, ['bufferend', 'playing']],
    [PLAYING, BUFFERING, ['bufferstart']],
    [PAUSED, PLAYING, ['play', 'playing']],
    [PLAYING, PAUSED, ['pause']],
    [BUFFERING, PAUSED, ['bufferend', 'pause']],
    [PAUSED, ENDED, ['ended']],
    [PLAYING, ENDED, ['pause', 'ended']],
    [PLAYING, CUED, ['loaded']],
    [BUFFERING, CUED, ['bufferend', 'loaded']],
    [PLAYING, UNSTARTED, []],
  ])('%i to %i', (before, next, events) => expect(eventsBetween(before, next)).toEqual(events))

  it('a video is under way while it plays and while it waits for data', () => {
    expect([PLAYING, BUFFERING].every(isUnderWay)).toBe(true)
    expect([UNSTARTED, PAUSED, ENDED, CUED].some(isUnderWay)).toBe(false)
  })
})
