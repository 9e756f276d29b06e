import { describe, expect, it } from 'vitest'
import { parseScheme, SCHEME_SCRIPT } from './scheme.ts'

/** Runs the head's script against a storage. Returns what it set on the root. */
function schemeAtStart(getItem: (key: string) => string | null): unknown {
  const root = { dataset: {} as Record<string, string> }
  new Function('localStorage', 'document', SCHEME_SCRIPT)({ getItem }, { documentElement: root })
  return root.dataset.scheme
}

describe('the chosen colour scheme', () => {
  it('is read as it was stored', () =>
    expect(['light', 'dark', 'auto'].map(parseScheme)).toEqual(['light', 'dark', 'auto']))
  it('is automatic when nothing or something unknown was stored', () =>
    expect([null, '', 'sepia', 7].map(parseScheme)).toEqual(['auto', 'auto', 'auto', 'auto']))
  it('is set before the page is painted', () => expect(schemeAtStart(() => 'dark')).toBe('dark'))
  it('leaves the root alone without a choice', () => {
    expect(schemeAtStart(() => null)).toBeUndefined()
    expect(schemeAtStart(() => '"><script>')).toBeUndefined()
  })
  it('survives blocked storage', () =>
    expect(
      schemeAtStart(() => {
        throw new Error('SecurityError')
      }),
    ).toBeUndefined())
})
