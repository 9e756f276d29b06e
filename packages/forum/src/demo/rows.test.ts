import { describe, expect, it } from 'vitest'
import { FORUM_LENGTHS } from '../core/limits.ts'
import { countLinks } from '../core/post/post-tree.ts'
import { readPost } from '../core/post/read-post.ts'
import { moderators, topicsOfBoards } from './boards.ts'
import { countRows, peopleRows, replyRows, topicRows } from './rows.ts'

const topics = Object.values(topicsOfBoards).flat()

describe('the forum of the demo', () => {
  it('has three boards with thirty topics, each with an address of its own, some of them in German', () => {
    expect(Object.keys(topicsOfBoards)).toHaveLength(3)
    expect(Object.keys(topicRows(topicsOfBoards, 'en'))).toHaveLength(30)
    expect(topics.filter(({ language }) => language === 'de')).toHaveLength(3)
  })

  it('counts what is there', () => {
    const counts = Object.values(countRows(topicsOfBoards, 'en')) as { topics: number; replies: number }[]
    expect(counts.reduce((all, one) => all + one.topics, 0)).toBe(30)
    const posts = Object.keys(replyRows(topicsOfBoards)).length
    expect(counts.reduce((all, one) => all + one.replies, 0)).toBe(posts - 30)
  })

  it('is answered by posts that are there, written by people who are', () => {
    const people = peopleRows(topicsOfBoards, moderators)
    for (const name of moderators) expect(people[name]).toMatchObject({ role: 'moderator' })
    for (const { slug, solvedBy = 2, replies } of topics) {
      if (replies.length > 0) expect([slug, solvedBy <= replies.length + 1]).toEqual([slug, true])
    }
  })

  it('could have been written by members: not too long, and without links to other sites', () => {
    for (const { title, text, replies } of topics) {
      expect(title.length).toBeLessThanOrEqual(FORUM_LENGTHS.title)
      for (const source of [text, ...replies.map(([, , words]) => words)]) {
        expect(source.length).toBeLessThanOrEqual(FORUM_LENGTHS.text)
        expect(countLinks(readPost(source))).toBe(0)
      }
    }
  })
})
