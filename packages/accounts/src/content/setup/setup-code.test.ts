import { describe, expect, it } from 'vitest'
import { isSetupCode, setupCode } from './setup-code.ts'

describe('the one-time code', () => {
  const code = setupCode('a secret of the house')
  it('has three groups of four', () => expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/))
  it('is another one for another secret', () => expect(setupCode('another')).not.toBe(code))
  it('is accepted as people type it', () => {
    expect(isSetupCode('a secret of the house', ` ${code.toLowerCase().replaceAll('-', ' ')}`)).toBe(true)
  })
  it.each([['', undefined, null, 'AAAA-AAAA-AAAA', 12]])('refuses %j', (given) => {
    expect(isSetupCode('a secret of the house', given)).toBe(false)
  })
})
