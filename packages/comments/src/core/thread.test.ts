import { describe, expect, it } from 'vitest'
import { inEachRound, patience } from '../../../../tests/support/rounds.ts'
import { authorOf, type CommentNode, countOf, type StoredComment, threadOf } from './thread.ts'

const shown = (id: number, parent?: number): StoredComment => ({
  id,
  parent,
  shown: { author: `Author ${id}`, comment: 'Words', date: '2026-11-02T08:00:00.000Z' },
})
const removed = (id: number, parent?: number): StoredComment => ({ id, parent })

/** A thread as a drawing: `1(2 3(4)) 5`; what was removed has a cross. */
const drawn = (thread: readonly CommentNode[]): string =>
  thread
    .map(({ id, shown, replies }) => `${id}${shown ? '' : '×'}${replies.length > 0 ? `(${drawn(replies)})` : ''}`)
    .join(' ')

describe('a thread', () => {
  it.each([
    ['comments alone, in the order given', [shown(1), shown(2)], 3, '1 2'],
    ['answers below what they answer', [shown(1), shown(2, 1), shown(3), shown(4, 2)], 3, '1(2(4)) 3'],
    [
      'what is too deep on the last level',
      [shown(1), shown(2, 1), shown(3, 2), shown(4, 3), shown(5, 4)],
      3,
      '1(2(3 4 5))',
    ],
    ['no levels where nobody answers', [shown(1), shown(2, 1), shown(3, 2)], 1, '1 2 3'],
    ['what was removed, while somebody answers it', [removed(1), shown(2, 1)], 3, '1×(2)'],
    ['nothing of what was removed and nobody answers', [removed(1), shown(2), removed(3, 2)], 3, '2'],
    ['no chain of what was removed', [removed(1), removed(2, 1), removed(3, 2)], 3, ''],
    ['answers to what is not there', [shown(2, 1), shown(3, 99)], 3, '2 3'],
    ['comments that answer each other', [shown(1, 2), shown(2, 1)], 3, '1 2'],
    ['a comment that answers itself', [shown(1, 1)], 3, '1'],
  ])('has %s', (_, comments, levels, drawing) => expect(drawn(threadOf(comments, levels))).toBe(drawing))

  it('counts what can be read, and knows who wrote it', () => {
    const thread = threadOf([removed(1), shown(2, 1), shown(3, 2)], 3)
    expect(countOf(thread)).toBe(2)
    expect(authorOf(thread, 3)).toBe('Author 3')
    expect(authorOf(thread, 1)).toBeUndefined()
    expect(authorOf(thread, 9)).toBeUndefined()
  })

  it('loses and doubles nothing, however comments answer each other', patience(), () =>
    inEachRound(200, ({ random }) => {
      const next = (below: number) => Math.floor(random() * below)
      const comments = Array.from({ length: 1 + next(20) }, (_unused, id) => shown(id + 1, next(22)))
      for (const levels of [1, 2, 3]) {
        const thread = threadOf(comments, levels)
        expect(countOf(thread)).toBe(comments.length)
        expect(depthOf(thread)).toBeLessThanOrEqual(levels)
      }
    }),
  )
})

const depthOf = (thread: readonly CommentNode[]): number =>
  thread.reduce((deepest, { replies }) => Math.max(deepest, 1 + depthOf(replies)), 0)
