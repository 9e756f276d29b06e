import { describe, expect, it } from 'vitest'
import { postedFrom } from './submission-meta.ts'

const site = { url: 'https://www.example.com', isPage: async (path: string) => path === '/contact/' }
const address = (referer: string | undefined, host = 'www.example.com') =>
  postedFrom({ url: '/wp-json/feedback', host, headers: { referer } }, site)

describe('the page that was posted from', () => {
  it.each([
    ['https://www.example.com', 'https://www.example.com'],
    ['https://www.example.com/contact/?a=1', 'https://www.example.com/contact/?a=1'],
    // By path, though the name is another one.
    ['http://localhost:3000/contact/?a=1#b', 'https://www.example.com/contact/?a=1'],
    ['https://www.example.com.evil.example/contact/', 'https://www.example.com/contact/'],
    ['https://evil.example/other/', 'https://www.example.com/wp-json/feedback'],
    ['javascript:/contact/', 'https://www.example.com/wp-json/feedback'],
    ['/contact/', 'https://www.example.com/wp-json/feedback'],
    [undefined, 'https://www.example.com/wp-json/feedback'],
  ])('of the referrer %s is %s', async (referrer, page) => expect(await address(referrer)).toBe(page))

  it('is any of the site by the name that was asked for', async () =>
    expect(await address('http://192.0.2.1:3000/shop/', '192.0.2.1:3000')).toBe('https://www.example.com/shop/'))
})
