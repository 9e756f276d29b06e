import { describe, expect, it } from 'vitest'
import { parseSettingsReport } from './settings-report.ts'

describe('a message of the form of settings', () => {
  it('says whether it holds changes, and when it was saved', () =>
    expect(parseSettingsReport({ type: 'vitrine-settings', isModified: true, savedAt: 5 })).toEqual({
      type: 'vitrine-settings',
      isModified: true,
      savedAt: 5,
    }))
  it.each([
    undefined,
    'vitrine-settings',
    { type: 'vitrine-settings' },
    { type: 'other', savedAt: 5 },
  ])('is not read when it is %j', (data) => expect(parseSettingsReport(data)).toBeUndefined())
})
