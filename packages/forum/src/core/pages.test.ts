import { describe, expect, it } from 'vitest'
import { numbersOnPage, pageOfReply, pagesOfBoard, replyAddress } from './pages.ts'

describe('the pages of a topic', () => {
  it('have thirty replies each, and every reply stands on one', () => {
    for (const number of [1, 2, 29, 30, 31, 60, 61, 999_999]) {
      const { from, to } = numbersOnPage(pageOfReply(number))
      expect([number >= from, number <= to, to - from]).toEqual([true, true, 29])
    }
  })

  it('have one address: the first is the topic itself', () => {
    expect(replyAddress('/forum/topic/oak-1/', 30)).toBe('/forum/topic/oak-1/#reply-30')
    expect(replyAddress('/forum/topic/oak-1/', 31)).toBe('/forum/topic/oak-1/page/2/#reply-31')
  })
})

describe('the pages of a board', () => {
  it('are one at least and a hundred at most', () => {
    expect([0, 1, 30, 31, 3_000, 100_000].map(pagesOfBoard)).toEqual([1, 1, 1, 2, 100, 100])
  })
})
