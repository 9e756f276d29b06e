import { describe, expect, it } from 'vitest'
import { parseForumAddress, personPath, topicPath, topicSlug } from './addresses.ts'

const read = (path: string) => parseForumAddress(path, '/forum/')

describe('an address below the forum', () => {
  it('is that of the index, of a board, of a topic or of a page for one member', () => {
    expect(read('/forum/')).toEqual({ kind: 'index' })
    expect(read('/forum/board/lamps/')).toEqual({ kind: 'board' })
    expect(read('/forum/topic/oak-or-ash-12/')).toEqual({ kind: 'topic', topic: 12, slug: 'oak-or-ash' })
    expect(read('/forum/writer/ada-winter-3/')).toEqual({ kind: 'person', person: 3 })
    expect(read('/forum/reply/')).toEqual({ kind: 'personal', page: 'reply' })
  })

  it.each([
    '/',
    '/forums/',
    '/forum/lamps/',
    '/forum/topic/',
    '/forum/topic/oak/',
    '/forum/topic/oak-0/',
    '/forum/board//',
  ])('is not %s', (path) => expect(read(path)).toBeUndefined())

  it.each([
    '/forum/topic/oak-1/2/',
    '/forum/topic/oak-1',
    '/forum/topic/oak-12345678901/',
    '/forum/mine/all/',
  ])('is not %s, either', (path) => expect(read(path)).toBeUndefined())

  it('leads back to the writer that it was made for, whatever their name is', () => {
    for (const name of ['Ada Winter', '7', '🙂', 'Zoë 2', 'מו']) {
      expect(read(personPath({ id: 7, name }, '/forum/'))).toEqual({ kind: 'person', person: 7 })
    }
  })

  it('leads back to the topic that it was made for, whatever its title is', () => {
    for (const title of ['Oak or ash?', '2026', 'a 7', '???', 'Öl – wie oft?', 'מנורה']) {
      const topic = { id: 7, slug: topicSlug(title, 'en') }
      expect(read(topicPath(topic, '/forum/'))).toEqual({ kind: 'topic', topic: 7, slug: topic.slug })
    }
  })
})
