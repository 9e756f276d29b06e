import { describe, expect, it } from 'vitest'
import { addressAway, parseAfterSending, parseSentAddress, quotesMessage, sentViewOf } from './after-sending.ts'

describe('what follows a sent message', () => {
  it('is the message alone, unless an editor chose more', () => {
    expect(parseAfterSending({})).toBeUndefined()
    expect(parseAfterSending({ afterSending: 'message', sentText: 'Thanks' })).toBeUndefined()
    expect(parseAfterSending({ afterSending: 'text', sentText: '  ' })).toBeUndefined()
    expect(parseAfterSending({ afterSending: 'page' })).toBeUndefined()
  })

  it('is a text', () =>
    expect(parseAfterSending({ afterSending: 'text', sentText: 'Thanks' })).toEqual({ kind: 'text', text: 'Thanks' }))

  it('is a page, before an address', () => {
    const sentPage = { path: '/thanks/', _status: 'published' }
    const raw = { afterSending: 'page', sentPage, sentAddress: 'https://example.com/' }
    expect(parseAfterSending(raw)).toEqual({ kind: 'page', path: '/thanks/' })
  })

  it.each([
    ['a draft', { path: '/thanks/', _status: 'draft' }],
    ['a deleted page', 7],
  ])('leads nobody to %s', (_, sentPage) => {
    expect(parseAfterSending({ afterSending: 'page', sentPage })).toBeUndefined()
    expect(parseAfterSending({ afterSending: 'page', sentPage, sentAddress: '/' })).toEqual({
      kind: 'address',
      address: '/',
    })
  })
})

describe('an address that visitors are led to', () => {
  it.each([
    ['https://shop.example/thanks?from=a b', 'https://shop.example/thanks?from=a%20b'],
    [' HTTPS://shop.example ', 'https://shop.example/'],
    ['/größe/?a=1#b', '/gr%C3%B6%C3%9Fe/?a=1#b'],
    ['/a/../b/', '/b/'],
  ])('%s', (given, address) => expect(parseSentAddress(given)).toBe(address))

  it.each([
    'javascript:alert(1)',
    'http://shop.example/',
    '//shop.example/',
    '/\\shop.example/',
    '/\t/shop.example/',
    '/.//shop.example/',
    'https://',
    'thanks/',
    '',
    7,
  ])('is never %j', (given) => expect(parseSentAddress(given)).toBeUndefined())

  it('leads away when it is whole', () => {
    expect(addressAway({ address: 'https://shop.example/' })).toBe('https://shop.example/')
    expect(addressAway({ address: '/thanks/' })).toBeUndefined()
    expect(addressAway({ text: 'Thanks' })).toBeUndefined()
  })
})

describe('for one visitor', () => {
  const how = { fill: (text: string) => text.replace('[name]', 'Ada'), addressOf: (path: string) => `/de${path}` }

  it('a text quotes what was typed', () => {
    const text = { kind: 'text', text: 'Thanks, [name].' } as const
    expect(sentViewOf(text, how)).toEqual({ text: 'Thanks, Ada.' })
    expect(quotesMessage(text)).toBe(true)
    expect(quotesMessage({ kind: 'text', text: 'Thanks.' })).toBe(false)
  })

  it('a page has its address in the language of the form', () =>
    expect(sentViewOf({ kind: 'page', path: '/thanks/' }, how)).toEqual({ address: '/de/thanks/' }))

  it('an address is never filled', () =>
    expect(sentViewOf({ kind: 'address', address: 'https://a.example/[name]' }, how)).toEqual({
      address: 'https://a.example/[name]',
    }))
})
