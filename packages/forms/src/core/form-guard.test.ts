import { describe, expect, it } from 'vitest'
import { parseAdditionalSettings } from './additional-settings.ts'
import { parseGuard } from './form-guard.ts'

const guardOf = (raw: object, lines = '') => parseGuard(raw, parseAdditionalSettings(lines))
const OFF = { honeypot: false, refusesDuplicates: false }

describe('the guards of a form', () => {
  it('are off in a form that says nothing of them', () => {
    expect(parseGuard(undefined, [])).toEqual(OFF)
    expect(guardOf({ honeypot: null, minSeconds: null, maxLinks: null, postsPerMinute: null })).toEqual(OFF)
  })

  it('are what the editor has set', () => {
    const set = { honeypot: true, refuseDuplicates: true, minSeconds: 3, maxLinks: 0, postsPerMinute: 10 }
    const { refuseDuplicates: _, ...same } = set
    expect(guardOf(set)).toEqual({ ...same, refusesDuplicates: true })
  })

  it('can be written as lines, which take precedence over the settings', () => {
    const lines = 'honeypot: off\nno_duplicates: on\ntime_trap: 5\nmax_links: 2\nrate_limit: 7'
    expect(guardOf({ honeypot: true, minSeconds: 60, maxLinks: 9 }, lines)).toEqual({
      honeypot: false,
      refusesDuplicates: true,
      minSeconds: 5,
      maxLinks: 2,
      postsPerMinute: 7,
    })
  })

  it('are off for a line that makes no sense, and for no seconds at all', () => {
    expect(guardOf({ maxLinks: 4 }, 'max_links: few\ntime_trap: 0')).toEqual(OFF)
  })
})
