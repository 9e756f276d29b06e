import { describe, expect, it } from 'vitest'
import { siteFacts } from './site-facts.ts'

const known = { siteUrl: 'https://www.example.com', mailFrom: 'website@example.com' }

describe('what mails tell of a site', () => {
  it('is what its settings say', () => {
    const site = { name: 'Studio', tagline: 'Light', description: 'Long', email: 'a@b.co', timeZone: 'Europe/Berlin' }
    expect(siteFacts(site, known)).toEqual({
      title: 'Studio',
      description: 'Light',
      url: 'https://www.example.com',
      adminEmail: 'a@b.co',
      timeZone: 'Europe/Berlin',
    })
  })
  it.each([
    undefined,
    {},
    { name: ' ', email: null, timeZone: 'Mars/Olympus' },
  ])('has a default for what they leave out: %j', (site) =>
    expect(siteFacts(site, known)).toEqual({
      title: 'www.example.com',
      description: '',
      url: 'https://www.example.com',
      adminEmail: 'website@example.com',
      timeZone: 'UTC',
    }))
  it('is the description for search engines where there is no tagline', () =>
    expect(siteFacts({ description: 'A studio.' }, known).description).toBe('A studio.'))
})
