import { describe, expect, it } from 'vitest'
import { parseHeaderSettings } from './settings.ts'

describe('the settings of the header', () => {
  it.each([undefined, null, 7, { sticky: 'x', layout: 'circle', search: 1 }])('are those of the design for %j', (raw) =>
    expect(parseHeaderSettings(raw)).toEqual({
      layout: 'start',
      menuStyle: 'bar',
      sticky: ['phone', 'tablet', 'desktop'],
      shrinks: true,
      transparent: false,
      search: 'none',
      languages: false,
    }))
  it('let it stick in each kind of window by itself', () =>
    expect(parseHeaderSettings({ sticky: { desktop: true, tablet: false, phone: false } }).sticky).toEqual(['desktop']))
  it('may keep its height', () => expect(parseHeaderSettings({ sticky: { shrink: false } }).shrinks).toBe(false))
  it('are read as they were chosen', () =>
    expect(
      parseHeaderSettings({
        layout: 'rows',
        menuStyle: 'flyout',
        transparent: true,
        search: 'overlay',
        languages: true,
      }),
    ).toMatchObject({ layout: 'rows', menuStyle: 'flyout', transparent: true, search: 'overlay', languages: true }))
})
