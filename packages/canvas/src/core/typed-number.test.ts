import { expect, it } from 'vitest'
import { typedNumber } from './typed-number.ts'

const ANY = { required: true }

it.each([
  ['12', 12],
  [' 4.5 ', 4.5],
  ['4,5', 4.5],
  ['-.5', -0.5],
  ['+3', 3],
])('reads %j', (text, value) => expect(typedNumber(text, ANY)).toBe(value))

it.each(['1.000,5', '12 %', 'twelve', '1e9', 'Infinity', '9'.repeat(400)])('does not guess what %j is', (text) =>
  expect(typedNumber(text, ANY)).toMatchObject({ en: expect.stringMatching(/^This is no number\./) }))

it('may be empty where no number is needed', () =>
  expect([typedNumber('', ANY), typedNumber(' ', { required: false })]).toMatchObject([
    { en: 'A number is needed here.' },
    null,
  ]))

it('keeps within the bounds of the field', () => {
  const percent = { min: 0, max: 100, required: true }
  expect(['-1', '0', '100', '100.5'].map((text) => typedNumber(text, percent))).toEqual([
    { en: 'The least number here is 0.', de: 'Die kleinste Zahl ist hier 0.' },
    0,
    100,
    { en: 'The greatest number here is 100.', de: 'Die größte Zahl ist hier 100.' },
  ])
})
