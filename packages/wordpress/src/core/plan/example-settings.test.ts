import { expect, it } from 'vitest'
import { withoutExampleSettings } from './example-settings.ts'

it('settings lose the facts of the example company in all languages, and keep the rest', () => {
  const stored = {
    id: 1,
    name: { en: 'Halden & Rye', de: 'Halden & Rye' },
    tagline: { en: 'Interiors', de: 'Innenräume' },
    phone: '+44 1632 960 114',
    hours: [{ days: { en: 'Friday' } }],
    action: { type: 'page', page: 7, label: { en: 'Contact', de: 'Kontakt' } },
    lightbox: { skin: 'smooth' },
  }
  expect(withoutExampleSettings(stored, ['tagline', 'phone', 'hours', 'action'], 'Salt and Slate')).toEqual({
    id: 1,
    name: { en: 'Salt and Slate', de: 'Salt and Slate' },
    tagline: { en: null, de: null },
    phone: null,
    hours: [],
    action: { type: null, page: null, label: { en: null, de: null } },
    lightbox: { skin: 'smooth' },
  })
})
