import { describe, expect, it } from 'vitest'
import { accountPageAt, accountPath } from './account-paths.ts'

describe('the account pages', () => {
  it('stand below /account/, unless the settings say another', () => {
    expect(accountPath('account', {})).toBe('/account/')
    expect(accountPath('confirm', { slug: 'mein-konto' })).toBe('/mein-konto/confirm/')
  })

  it('are found by their paths', () => {
    expect(accountPageAt('/account/', {})).toBe('account')
    expect(accountPageAt('/account/erase/', {})).toBe('erase')
    expect(accountPageAt('/account/', { slug: 'club' })).toBeUndefined()
    expect(accountPageAt('/account/other/', {})).toBeUndefined()
    expect(accountPageAt('/', {})).toBeUndefined()
  })
})
