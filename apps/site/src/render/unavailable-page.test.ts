import { describe, expect, it } from 'vitest'
import { NO_GLOBALS } from '../content/source.ts'
import { testRenderer } from './test-renderer.ts'

const rendererOf = (locale: string) => testRenderer(locale, ['en', 'de', 'he'])

describe('the page in place of one that cannot be read', () => {
  it.each([
    ['en', 'This page is away for a moment.', 'Try again'],
    ['de', 'Diese Seite ist kurz nicht da.', 'Noch einmal versuchen'],
    ['he', 'הדף אינו זמין לרגע.', 'לנסות שוב'],
  ])('says so in %s, of a site of which nothing was read', async (locale, title, again) => {
    const renderer = rendererOf(locale)
    const page = await renderer.unavailable(renderer.frame(NO_GLOBALS), '/about/')
    const html = page.variants.identity.body.toString()
    expect(page.status).toBe(503)
    expect(html).toContain(`<html lang="${locale}"`)
    expect(html).toContain(`${title}</h1>`)
    expect(html).toMatch(new RegExp(`<a[^>]* href="">${again}</a>`))
    expect(html).toContain('noindex')
  })
})
