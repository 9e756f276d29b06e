import { describe, expect, it } from 'vitest'
import { parseAct, selectedPosts } from './moderation-form.ts'

const read = (fields: Readonly<Record<string, string>>) => parseAct(new Map(Object.entries(fields)))

describe('a form of moderators', () => {
  it('asks for an act with a reason on one line', () => {
    expect(read({ action: 'hide', reason: ' rude\n words ' })).toEqual({
      kind: 'post',
      act: 'hide',
      reason: 'rude words',
    })
    expect(read({ action: 'solve' })).toEqual({ kind: 'topic', act: 'solve', reason: '' })
    expect(read({ action: 'move', board: '7' })).toEqual({ kind: 'move', board: 7, reason: '' })
  })

  it.each([
    'https://halden.example/de/forum/topic/oak-or-ash-12/page/2/#reply-31',
    '/forum/topic/12/',
    'https://halden.example/forum/topic/2026-12/',
  ])('names the topic to add to by an address as it is copied: %s', (into) =>
    expect(read({ action: 'merge', into })).toMatchObject({ kind: 'merge', into: 12 }))

  it.each([
    [{ action: 'report', reason: ' ' }, 'reasonRequired'],
    [{ action: 'report', reason: 'x'.repeat(501) }, 'reasonTooLong'],
    [{ action: 'move', board: '1; drop' }, 'boardRequired'],
    [{ action: 'merge', into: 'https://halden.example/forum/' }, 'intoRequired'],
    [{ action: 'merge', into: '/forum/board/oak-12/' }, 'intoRequired'],
    [{ action: 'split', title: '' }, 'titleRequired'],
    [{ action: 'split', title: 'x'.repeat(151) }, 'titleRequired'],
    [{ action: 'unblock' }, 'actRefused'],
    [{}, 'actRefused'],
  ])('%j is not done: %s', (fields, problem) => expect(read(fields)).toBe(problem))

  it('selects posts by their boxes', () =>
    expect(
      selectedPosts(
        new Map([
          ['post-7', 'on'],
          ['post-x', 'on'],
          ['post-0', 'on'],
          ['post-12', 'on'],
        ]),
      ),
    ).toEqual([7, 12]))
})
