import { describe, expect, it } from 'vitest'
import { KEYLESS_REPEAT_MS, POST_KEY_NAME, postKeyOf } from './post-key.ts'

const drawn = '0123456789abcdef0123456789abcdef'
const meta = { remoteAddress: '203.0.113.7', userAgent: 'Browser', url: 'https://shop.example/contact/' }

describe('the key of a post', () => {
  it('is the one that a script drew', () => {
    expect(postKeyOf([[POST_KEY_NAME, drawn]], meta)).toEqual({ key: drawn })
    expect(postKeyOf([[POST_KEY_NAME, drawn]], { ...meta, isWithoutScript: true })).toEqual({ key: drawn })
  })

  it.each(['', 'x', drawn.toUpperCase(), `${drawn}0`])('is not %j', (key) => {
    expect(postKeyOf([[POST_KEY_NAME, key]], meta)).toBeUndefined()
  })

  it('does not exist for a program that sends none', () => expect(postKeyOf([], meta)).toBeUndefined())

  it('is the sender for some minutes where a page was posted without script', () => {
    const from = (more: object) => postKeyOf([], { ...meta, isWithoutScript: true, ...more })
    expect(from({})?.lifetimeMs).toBe(KEYLESS_REPEAT_MS)
    expect(from({})).toEqual(from({}))
    for (const other of [{ remoteAddress: '203.0.113.8' }, { userAgent: 'Other' }, { url: `${meta.url}?sent=x` }]) {
      expect(from(other)).not.toEqual(from({}))
    }
  })
})
