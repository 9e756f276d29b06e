import { expect, it } from 'vitest'
import { answerCache } from './answer-cache.ts'

it('a page remembers the last fifty answers', () => {
  const answers = answerCache<number>()
  for (let index = 0; index < 51; index += 1) answers.keep(String(index), index)
  expect(answers.get('0')).toBeUndefined()
  expect(answers.get('1')).toBe(1)
  answers.keep('1', 10)
  answers.keep('51', 51)
  expect(answers.get('1')).toBe(10)
  expect(answers.get('2')).toBeUndefined()
})
