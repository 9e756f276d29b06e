import { describe, expect, it } from 'vitest'
import { stepOfConsent } from './place-steps.ts'

describe('a change of consent', () => {
  it('ends the question of a place', () => expect(stepOfConsent(false, true, 'asking')).toBe('go on'))
  it('leaves a place alone that asks nothing', () => {
    expect(stepOfConsent(false, true, 'poster')).toBeUndefined()
    expect(stepOfConsent(true, true, 'shown')).toBeUndefined()
  })
  it('takes the video away when it is withdrawn', () => expect(stepOfConsent(true, false, 'shown')).toBe('unload'))
  it('leaves a video alone that was allowed once only', () =>
    expect(stepOfConsent(false, false, 'shown')).toBeUndefined())
})
