import { describe, expect, it } from 'vitest'
import { forgetPlace, rememberedPlace, rememberPlace } from './edited-place.ts'

function storageWith(text?: string) {
  const stored = new Map<string, string>(text === undefined ? [] : [['vitrine-edited-place', text]])
  return {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  }
}

describe('the place at which an editor stood', () => {
  const place = { address: '/services/?a=1', top: 640, share: 0.5, isReturning: false }

  it('is remembered until it is forgotten', () => {
    const storage = storageWith()
    rememberPlace(storage, place)
    expect(rememberedPlace(storage)).toEqual(place)
    forgetPlace(storage)
    expect(rememberedPlace(storage)).toBeUndefined()
  })

  it.each([
    '',
    'null',
    '{"address":7}',
    '{"address":"https://example.com/","top":1,"share":0}',
    '{"address":"//x","top":1,"share":0}',
  ])('is none in %j', (text) => expect(rememberedPlace(storageWith(text))).toBeUndefined())

  it('is on the page', () => {
    expect(rememberedPlace(storageWith('{"address":"/","top":1,"share":7}'))?.share).toBe(1)
  })
})
