import { expect, it } from 'vitest'
import { transitionsReply } from './reply.ts'
import { RANDOM_NAMES, TRANSITIONS } from './table.ts'

it('the answer has every transition once, in its family', () => {
  const { success, transitions } = transitionsReply()
  const { basic, pieces, '3d': solid, random } = transitions.main
  expect(success).toBe(true)
  expect([...Object.keys(basic), ...Object.keys(pieces), ...Object.keys(solid)].sort()).toEqual(
    Object.keys(TRANSITIONS).sort(),
  )
  expect(Object.keys(random)).toEqual(RANDOM_NAMES)
  expect([basic.fade, pieces['columns-slide'], solid['cube-h']].every(Boolean)).toBe(true)
})
