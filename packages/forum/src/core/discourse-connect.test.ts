import { describe, expect, it } from 'vitest'
import {
  discourseAnswer,
  discourseLoginAddress,
  parseDiscourseAddress,
  parseDiscourseRequest,
} from './discourse-connect.ts'

const ADDRESS = 'https://talk.example'
const RETURN = `${ADDRESS}/session/sso_login`

const request = (fields: Readonly<Record<string, string>>) => btoa(new URLSearchParams(fields).toString())
const read = (sso: string) => parseDiscourseRequest(sso, ADDRESS)

describe('the address of a Discourse', () => {
  it('is of https, and may stand below a site', () => {
    expect(parseDiscourseAddress('https://talk.example/')).toBe('https://talk.example')
    expect(parseDiscourseAddress('https://example.org/talk/')).toBe('https://example.org/talk')
  })

  it.each([
    '',
    'talk.example',
    'http://talk.example',
    'javascript:alert(1)',
    'https://a:b@talk.example',
    'https://talk.example/?x',
    'https://talk.example/#x',
  ])('is not "%s"', (raw) => expect(parseDiscourseAddress(raw)).toBeUndefined())
})

describe('a request of Discourse', () => {
  it('has a nonce', () => expect(read(request({ nonce: 'cb68251e', return_sso_url: RETURN }))).toBe('cb68251e'))

  it('may be broken over lines, as base64 of Ruby is', () => {
    const sso = request({ nonce: 'cb68251eefb5211e58c00ff1395f0c0b', return_sso_url: RETURN })
    expect(read(`${sso.slice(0, 60)}\n${sso.slice(60)}\n`)).toBe('cb68251eefb5211e58c00ff1395f0c0b')
  })

  it.each([
    ['without a nonce', { return_sso_url: RETURN }],
    ['with an empty one', { nonce: '', return_sso_url: RETURN }],
    ['with one that is too long', { nonce: 'n'.repeat(201), return_sso_url: RETURN }],
    ['without an address', { nonce: 'n' }],
    ['that leads to another site', { nonce: 'n', return_sso_url: 'https://evil.example/session/sso_login' }],
    [
      'that leads to a site of a similar name',
      { nonce: 'n', return_sso_url: `${ADDRESS}.evil.example/session/sso_login` },
    ],
    ['that leads to another page', { nonce: 'n', return_sso_url: `${ADDRESS}/t/1` }],
  ])('%s is none', (_, fields) => expect(read(request({ ...fields }))).toBeUndefined())

  it.each(['', '%%%', 'a', 'x'.repeat(2_001)])('is not "%s"', (sso) => expect(read(sso)).toBeUndefined())
})

describe('the answer to Discourse', () => {
  const fieldsOf = (sso: string) => Object.fromEntries(new URLSearchParams(atob(sso)))

  it('names the member, and carries the nonce', () => {
    const member = { id: 7, email: 'zoe@example.org', name: 'Zoë מו' }
    expect(fieldsOf(discourseAnswer('cb68', member))).toEqual({
      nonce: 'cb68',
      external_id: '7',
      email: 'zoe@example.org',
      name: 'Zoë מו',
      username: 'Zoë מו',
      require_activation: 'false',
    })
  })

  it('has no name for who gave none', () => {
    const fields = fieldsOf(discourseAnswer('cb68', { id: 7, email: 'zoe@example.org', name: '' }))
    expect(Object.keys(fields)).toEqual(['nonce', 'external_id', 'email', 'require_activation'])
  })

  it('goes to the one address', () =>
    expect(discourseLoginAddress(ADDRESS, { sso: 'a+/=', sig: '0f' })).toBe(`${RETURN}?sso=a%2B%2F%3D&sig=0f`))
})
