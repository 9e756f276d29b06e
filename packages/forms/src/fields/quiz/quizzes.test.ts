import { describe, expect, it } from 'vitest'
import { createQuizzes } from './quizzes.server.ts'

describe('a quiz', () => {
  const now = new Date('2025-03-14T12:00:00Z')
  const quizzes = createQuizzes('secret')

  it('takes an answer whatever its case, width and blanks', async () => {
    for (const answer of ['New York', ' new  YORK ', 'ｎｅｗｙｏｒｋ']) {
      expect(await quizzes.check(answer, quizzes.sign('New York', now), now)).toBe(true)
    }
  })

  it('refuses a wrong answer, and an invalid hash', async () => {
    expect(await quizzes.check('4', quizzes.sign('3', now), now)).toBe(false)
    expect(await quizzes.check('3', '', now)).toBe(false)
    expect(await quizzes.check('3', 'f'.repeat(32), now)).toBe(false)
  })

  it('can be answered once', async () => {
    const hash = quizzes.sign('3', now)
    const answers = [await quizzes.check('4', hash, now), await quizzes.check('3', hash, now)]
    expect([...answers, await quizzes.check('3', hash, now)]).toEqual([false, true, false])
  })

  it('can be answered for a day', async () => {
    const hash = quizzes.sign('3', now)
    expect(await quizzes.check('3', hash, new Date(now.getTime() + 25 * 3_600_000))).toBe(false)
  })

  it('is not opened by the answer of another site', async () => {
    expect(await quizzes.check('3', createQuizzes('other').sign('3', now), now)).toBe(false)
  })
})
