import { describe, expect, it } from 'vitest'
import { itemWith } from '../../testing/convert/context.ts'
import type { SourceComment } from '../source/source.ts'
import { commentText } from './comment-text.ts'
import { planComments } from './plan-comments.ts'

const comment = (id: number, more: Partial<SourceComment> = {}): SourceComment => ({
  id,
  author: 'Ann',
  email: '',
  address: '',
  ip: '192.0.2.1',
  at: 1_700_000_000_000,
  content: 'Words',
  approved: '1',
  type: 'comment',
  parent: 0,
  metas: [],
  ...more,
})
const planned = (...comments: readonly SourceComment[]) =>
  planComments(itemWith({ comments }), { collection: 'posts', key: 'item:1' }, 'en')
const parentsOf = (...comments: readonly SourceComment[]) =>
  Object.fromEntries(
    planned(...comments).documents.map(({ key, data }) => [
      key,
      (data.parent as { $source: string } | undefined)?.$source,
    ]),
  )

describe('words in pointed brackets', () => {
  it.each(['If a<b and b>c, which one breaks? I <3 it.', 'Boards <5 cm, and >2 m long'])('stay in %s', (words) =>
    expect(commentText(`<p>${words}</p>`)).toBe(words))
})

describe('threads', () => {
  it('have three levels, and what is deeper answers the second', () =>
    expect(
      parentsOf(
        comment(1),
        comment(2, { parent: 1 }),
        comment(3, { parent: 2 }),
        comment(4, { parent: 3 }),
        comment(5, { parent: 4 }),
      ),
    ).toEqual({
      'comment:1': undefined,
      'comment:2': 'comment:1',
      'comment:3': 'comment:2',
      'comment:4': 'comment:2',
      'comment:5': 'comment:2',
    }))
  it('have answers behind what they answer', () =>
    expect(planned(comment(5, { parent: 9 }), comment(9)).documents.map(({ key }) => key)).toEqual([
      'comment:9',
      'comment:5',
    ]))
  it('lose a parent that is not there, and end a circle', () => {
    expect(parentsOf(comment(1, { parent: 99 }))).toEqual({ 'comment:1': undefined })
    expect(
      Object.keys(parentsOf(comment(1, { parent: 2 }), comment(2, { parent: 1 }), comment(3, { parent: 3 }))),
    ).toHaveLength(3)
  })
  it('depend on what they answer', () =>
    expect(planned(comment(1), comment(2, { parent: 1 })).documents[1]?.dependsOn).toEqual(['item:1', 'comment:1']))
})

it.each([
  ['1', 'approved'],
  ['0', 'waiting'],
  ['trash', 'trash'],
  ['post-trashed', 'trash'],
  ['spam', 'spam'],
  ['anything', 'waiting'],
])('the state %s is %s', (approved, state) =>
  expect(planned(comment(1, { approved })).documents[0]?.data.state).toBe(state))

it.each(['note', 'pingback', 'trackback', 'order_note', 'like'])('a %s never becomes a comment', (type) => {
  const { documents, lines } = planned(comment(1, { type }))
  expect(documents).toEqual([])
  expect(lines).toHaveLength(1)
})

it('keeps no address of a computer and no empty name', () => {
  const { documents } = planned(comment(1, { author: ' ' }))
  expect(JSON.stringify(documents)).not.toContain('192.0.2.1')
  expect(documents[0]?.data.author).toBe('Anonymous')
})

it('counts comments of one number', () =>
  expect(planned(comment(1), comment(1)).lines).toContainEqual(expect.objectContaining({ code: 'comment-twice' })))

it.each([
  ['One<br>two', 'One\ntwo'],
  ['<p>One</p>\n\n<p>Two</p>', 'One\n\nTwo'],
  ['See <a href="https://x.example/">this</a>', 'See this (https://x.example/)'],
  ['<a href="javascript:alert(1)">x</a>', 'x'],
  ['a &amp; b<script>alert(1)</script>', 'a & b'],
])('the text %s is %j', (content, text) => expect(commentText(content)).toBe(text))
