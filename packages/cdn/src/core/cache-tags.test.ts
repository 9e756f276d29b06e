import { describe, expect, it } from 'vitest'
import { cacheTags, MAX_CACHE_TAGS } from './cache-tags.ts'

const tags = cacheTags('https://studio.example', (text) => text.replace('https://studio.example ', ''))
const share = (answer: readonly string[], change: readonly string[]) => answer.some((tag) => change.includes(tag))
const dropped = (answer: readonly string[], change: readonly string[]) =>
  share(tags.ofAnswer(new Set(answer)), tags.ofChange(new Set(change)))

describe('what a CDN is told of a change', () => {
  it('drops what was made of what has changed, and nothing else', () => {
    expect(dropped(['posts:7', 'media:3'], ['posts', 'posts:7'])).toBe(true)
    expect(dropped(['pages:1'], ['posts', 'posts:7'])).toBe(false)
  })

  it('drops everything when everything has changed', () => expect(dropped(['pages:1'], ['all'])).toBe(true))

  it('drops at every change what depends on everything', () => expect(dropped(['all'], ['posts:7'])).toBe(true))

  it('drops at every change what was made of too much to name', () => {
    const much = Array.from({ length: MAX_CACHE_TAGS }, (_, id) => `media:${id}`)
    expect(tags.ofAnswer(new Set(much))).toHaveLength(2)
    expect(dropped(much, ['posts:7'])).toBe(true)
  })

  it('is nothing when nothing has changed', () => expect(tags.ofChange(new Set())).toEqual([]))

  it('leaves other sites alone that the same CDN holds', () => {
    const other = cacheTags('https://other.example', (text) => text)
    const mine = cacheTags('https://studio.example', (text) => text)
    expect(share(other.ofAnswer(new Set(['posts:7'])), mine.ofChange(new Set(['all', 'posts:7'])))).toBe(false)
  })
})
