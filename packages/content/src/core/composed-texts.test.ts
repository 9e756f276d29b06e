import { expect, it } from 'vitest'
import { composedTexts } from './composed-texts.ts'

it('texts are composed wherever they are, and other values stay', () => {
  const at = new Date(0)
  expect(composedTexts({ label: 'u\u0308', rows: [{ text: 'e\u0301' }, 7, null], at })).toEqual({
    label: 'ü',
    rows: [{ text: 'é' }, 7, null],
    at,
  })
})
