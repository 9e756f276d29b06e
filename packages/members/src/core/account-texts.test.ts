import { describe, expect, it } from 'vitest'
import { ACCOUNT_TEXTS, parseAccountTexts } from './account-texts.ts'

/** Names of what differs in a text. */
const named = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

describe('the texts of the account pages', () => {
  it.each(['de', 'he'] as const)('say the same in %s: what differs is named in each', (language) => {
    const entries = Object.entries(ACCOUNT_TEXTS[language])
    expect(entries.map(([name]) => name)).toEqual(Object.keys(ACCOUNT_TEXTS.en))
    for (const [name, text] of entries) {
      const english: string = ACCOUNT_TEXTS.en[name as keyof typeof ACCOUNT_TEXTS.en]
      expect([name, named(text)]).toEqual([name, named(english)])
    }
  })

  it('are those of the editors, and of Vitrine where they wrote none', () =>
    expect(parseAccountTexts({ ask: 'Los' }, 'de')).toMatchObject({ ask: 'Los', title: 'Ihr Konto' }))
})
