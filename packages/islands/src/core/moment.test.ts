import { expect, it } from 'vitest'
import { readMoment, writeMoment } from './moment.ts'

it.each([
  'load',
  'idle',
  'attention',
  'visible',
  'interaction',
  { media: '(min-width: 48rem)' },
] as const)('the moment %j survives the page', (moment) => {
  expect(readMoment(writeMoment(moment))).toEqual(moment)
})

it('an unknown moment is at once: better early than never', () => expect(readMoment('someday')).toBe('load'))
