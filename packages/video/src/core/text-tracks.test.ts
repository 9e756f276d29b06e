import { describe, expect, it } from 'vitest'
import { wantedTrack } from './text-tracks.ts'

const tracks = [
  { language: 'en', kind: 'captions' },
  { language: 'de', kind: 'subtitles' },
  { language: 'de', kind: 'captions' },
]

describe('the track of a language', () => {
  it('is the first one in it', () => expect(wantedTrack(tracks, 'de', undefined)).toBe(tracks[1]))
  it('is of the kind that is named', () => expect(wantedTrack(tracks, 'de', 'captions')).toBe(tracks[2]))
  it('is an error by its name where there is none', () => {
    expect(() => wantedTrack(tracks, 'fr', undefined)).toThrow(
      expect.objectContaining({ name: 'InvalidTrackLanguageError' }),
    )
    expect(() => wantedTrack(tracks, 'en', 'subtitles')).toThrow(expect.objectContaining({ name: 'InvalidTrackError' }))
  })
})
