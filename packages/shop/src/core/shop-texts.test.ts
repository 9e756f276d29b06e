import { expect, it } from 'vitest'
import { filled, parseShopTexts, SHOP_TEXTS } from './shop-texts.ts'

/** Names of what differs in a text. */
const named = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

it.each(['de', 'he'] as const)('texts of the shop say the same in %s: what differs is named in each', (language) => {
  const differing = (texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).map(([name, text]) => [name, named(text)])
  expect(differing(SHOP_TEXTS[language])).toEqual(differing(SHOP_TEXTS.en))
})

it('are those of the editors, and of Vitrine where they wrote none', () =>
  expect(parseShopTexts({ show: 'Los' }, 'de-AT')).toMatchObject({ show: 'Los', few: 'Nur noch wenige' }))

it('hold what differs, which is never taken for a text to fill', () =>
  expect(filled('{price} per {unit}', { price: '{unit}', unit: 'kg' })).toBe('{unit} per kg'))
