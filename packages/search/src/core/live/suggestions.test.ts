import { describe, expect, it } from 'vitest'
import { groupSuggestions, parseSuggestions } from './suggestions.ts'

const BASE = 'https://studio.example/de/'

describe('the reply of the call', () => {
  it('is a list, or an object that holds one', () => {
    const item = { post_url: '/oak/', title: 'Oak', image_url: '/media/oak.webp', id: 1, type: 'page' }
    const read = [
      {
        href: 'https://studio.example/oak/',
        title: 'Oak',
        image: 'https://studio.example/media/oak.webp',
        type: 'page',
      },
    ]
    expect(parseSuggestions([item], BASE)).toEqual(read)
    expect(parseSuggestions({ 0: item }, BASE)).toEqual(read)
    expect(parseSuggestions([], BASE)).toEqual([])
    expect(parseSuggestions({}, BASE)).toEqual([])
  })

  it('has its images where it comes from, and its pages where the visitor is', () =>
    expect(
      parseSuggestions(
        [{ post_url: '/oak/', title: 'Oak', image_url: '/media/oak.webp' }],
        BASE,
        'https://edit.example/x',
      ),
    ).toEqual([{ href: 'https://studio.example/oak/', title: 'Oak', image: 'https://edit.example/media/oak.webp' }]))

  it.each([null, 'x', 3, { success: false, data: 'Search is not available right now.' }])('is not %j', (reply) =>
    expect(parseSuggestions(reply, BASE)).toBeUndefined())

  it('leads to pages alone', () => {
    const items = [
      { post_url: 'javascript:alert(1)', title: 'a' },
      { post_url: 'data:text/html,x', title: 'b' },
      { post_url: 'http://[', title: 'c' },
      { post_url: '/d/', title: 4 },
      null,
      { post_url: '/e/', title: '<img onerror=alert(1)>', image_url: 'javascript:alert(1)' },
    ]
    expect(parseSuggestions(items, BASE)).toEqual([
      { href: 'https://studio.example/e/', title: '<img onerror=alert(1)>' },
    ])
  })
})

it('suggestions are put together by their type, the best first', () => {
  const suggestion = (title: string, type?: string) => ({ href: `/${title}/`, title, ...(type && { type }) })
  expect(
    groupSuggestions([suggestion('a', 'post'), suggestion('b', 'page'), suggestion('c', 'post')]).map(
      ({ type, suggestions }) => [type, ...suggestions.map(({ title }) => title)],
    ),
  ).toEqual([
    ['post', 'a', 'c'],
    ['page', 'b'],
  ])
  expect(groupSuggestions([suggestion('a')])).toEqual([{ suggestions: [suggestion('a')] }])
})
