import { describe, expect, it } from 'vitest'
import { pageReferences } from './page-references.ts'
import { headerPolicy, rewritePage } from './rewrite-page.ts'

const POLICY = "default-src 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'self'"

const rewritten = (html: string, { origin, policy }: { origin?: string; policy?: string } = {}) =>
  rewritePage({
    html,
    found: pageReferences(html),
    url: 'https://halden.example/contact/',
    origin,
    policy,
    isRunning: ({ kind }) => kind === 'form',
  })

describe('a page in an export', () => {
  const form = `<!doctype html><form class=a action="/contact/?x=1&amp;y=2#form" method=post><a href='/a/'>A</a></form>`

  it('sends its forms to the running site, and is the same otherwise', () =>
    expect(rewritten(form, { origin: 'https://edit.example' })).toBe(
      `<!doctype html><form class=a action="https://edit.example/contact/?x=1&amp;y=2#form" method=post><a href='/a/'>A</a></form>`,
    ))

  it('leaves forms of others alone', () => {
    const other = '<form action="https://list.example/subscribe"></form>'
    expect(rewritten(other, { origin: 'https://edit.example' })).toBe(other)
  })

  it('says its own policy, which lets forms and calls reach the running site', () =>
    expect(
      rewritten('<head><meta charset="utf-8"><title>A</title></head>', {
        origin: 'https://edit.example',
        policy: POLICY,
      }),
    ).toBe(
      `<head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src 'self'; connect-src 'self' https://edit.example; form-action 'self' https://edit.example"><title>A</title></head>`,
    ))

  it('leaves to the header what only a header says', () => expect(headerPolicy(POLICY)).toBe("frame-ancestors 'self'"))

  it('loads the stylesheet of many blocks under its short name', () => {
    const names = Array.from({ length: 40 }, (_, at) => `block-${at}`).join('.')
    expect(rewritten(`<link rel="stylesheet" href="/assets/blocks/${names}.hash.css">`)).toBe(
      '<link rel="stylesheet" href="/assets/blocks/block-39.hash.css">',
    )
  })
})
