import { describe, expect, it } from 'vitest'
import { mayLoadVideo } from './video-background.ts'

const desk = { reducedMotion: false, savesData: false, connection: undefined, phone: false }
const loads = (here: Partial<Parameters<typeof mayLoadVideo>[0]>, onPhones = false) =>
  mayLoadVideo({ ...desk, ...here }, { onPhones })

describe('a background video', () => {
  it('is loaded at a desk', () => expect(loads({})).toBe(true))
  it('is not loaded for who wants less motion', () => expect(loads({ reducedMotion: true })).toBe(false))
  it('is not loaded for who saves data', () => expect(loads({ savesData: true })).toBe(false))
  it.each(['slow-2g', '2g', '3g'])('is not loaded over %s', (connection) => expect(loads({ connection })).toBe(false))
  it('is loaded over 4g', () => expect(loads({ connection: '4g' })).toBe(true))
  it('is loaded on a phone only when its editor wants it', () => {
    expect(loads({ phone: true })).toBe(false)
    expect(loads({ phone: true }, true)).toBe(true)
  })
})
