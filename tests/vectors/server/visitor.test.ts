import { afterAll, describe, expect, it } from 'vitest'
import { openVisits } from './replayed-visits.ts'

const visits = openVisits()
afterAll(() => visits.close())

const OWN = 'https://www.example.com/wp-json/contact-form-7/v1/contact-forms/4/feedback'

describe('our server learns of a recorded visitor', () => {
  it('what all recordings have in common', async () =>
    expect(await visits.visit({})).toEqual({
      remoteAddress: '203.0.113.7',
      userAgent: 'Mozilla/5.0 (Test)',
      url: 'https://www.example.com/contact/',
    }))
  it.each(['remote_addr', 'remote_ip', 'ip'])('the address, as %s', async (key) => {
    expect(await visits.visit({ [key]: '2001:db8::1' })).toMatchObject({ remoteAddress: '2001:db8::1' })
    expect(await visits.visit({ env: { [key]: '192.0.2.5' } })).toMatchObject({ remoteAddress: '192.0.2.5' })
  })
  it.each(['referer', 'http_referer'])('the page, as %s', async (key) => {
    const page = 'https://www.example.com/about/?a=1'
    expect(await visits.visit({ [key]: page })).toMatchObject({ url: page })
    expect(await visits.visit({ env: { [key]: page } })).toMatchObject({ url: page })
  })
  it('the address of the request, where the referer is another site or missing', async () => {
    expect(await visits.visit({ env: { referer: 'https://other.example/' } })).toMatchObject({ url: OWN })
    expect(await visits.visit({ env: { referer: null } })).toMatchObject({ url: OWN })
  })
  it('what the browser calls itself, or nothing', async () => {
    expect(await visits.visit({ env: { user_agent: 'x' } })).toMatchObject({ userAgent: 'x' })
    expect(await visits.visit({ env: { user_agent: null } })).toMatchObject({ userAgent: '' })
  })
})
