import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { type SharedCounts, singleUse } from '@vitrine/protection/server'
import { canonical } from '../../core/template/canonical.ts'
import type { Pipe } from '../../core/template/form-tag.ts'

/** Seconds for which a question that was asked may be answered: a day. */
const LIFETIME_S = 86_400

/** Questions that are remembered as answered; the oldest are forgotten first, when they have mostly run out. */
const MAX_ANSWERED = 100_000

/** Questions whose answers travel with the form as a keyed hash, each good for one answer. */
export interface Quizzes {
  /** Draws a question. The hash is 32 hexadecimal digits. */
  draw(questions: readonly [Pipe, ...Pipe[]], now: Date): { readonly question: string; readonly answerHash: string }
  /** Signs an answer as {@link draw} does. */
  sign(answer: string, now: Date): string
  /** Checks an answer. A question that was answered correctly cannot be answered again. */
  check(answer: string, hash: string, now: Date): Promise<boolean>
}

/**
 * A hash holds when it was made (4 bytes), a random number (4 bytes) and a keyed digest of both and the answer (8 bytes).
 * So one known pair of answer and hash opens one quiz once, where the original's opens every quiz for ever.
 *
 * @param shared Remembers answered questions for other processes of the site.
 */
export function createQuizzes(secret: string, shared?: SharedCounts): Quizzes {
  const questions = singleUse('quiz', { remembered: MAX_ANSWERED, lifetimeMs: LIFETIME_S * 1000 }, shared)
  const digest = (head: string, answer: string) =>
    createHmac('sha256', secret)
      .update(`quiz ${head} ${canonical(answer, { blanks: 'none' })}`)
      .digest('hex')
      .slice(0, 16)
  const sign = (answer: string, now: Date) => {
    const time = Math.floor(now.getTime() / 1000)
      .toString(16)
      .padStart(8, '0')
    const head = time + randomBytes(4).toString('hex')
    return head + digest(head, answer)
  }
  return {
    sign,
    draw(choice, now) {
      const [question, answer] = choice[Math.floor(Math.random() * choice.length)] ?? choice[0]
      return { question, answerHash: sign(answer, now) }
    },
    async check(answer, hash, now) {
      if (!/^[0-9a-f]{32}$/.test(hash)) return false
      const age = now.getTime() / 1000 - Number.parseInt(hash.slice(0, 8), 16)
      if (age > LIFETIME_S || age < -LIFETIME_S) return false
      const expected = Buffer.from(digest(hash.slice(0, 16), answer))
      if (!timingSafeEqual(expected, Buffer.from(hash.slice(16)))) return false
      return questions.use(hash)
    },
  }
}
