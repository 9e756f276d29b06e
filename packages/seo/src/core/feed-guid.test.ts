import { expect, it } from 'vitest'
import { feedGuid } from './feed-guid.ts'

it('a name in feeds is made of what never changes, with the language where there are several', () => {
  const made = new Date('2024-05-14T08:00:00.000Z')
  expect(feedGuid('topic', 12, made)).toBe('vitrine:topic/12/1715673600000')
  expect(feedGuid('post', 12, made, 'de')).toBe('vitrine:post/12/1715673600000/de')
})
