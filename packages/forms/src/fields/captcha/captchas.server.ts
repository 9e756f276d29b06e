import { randomInt } from 'node:crypto'
import { canonical } from '../../core/template/canonical.ts'
import type { CaptchaLook } from '../../core/template/render-context.ts'
import { captchaImage } from './captcha-image.server.ts'

/** Letters and digits that nobody takes for one another. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Letters of one picture. */
const WORD_LENGTH = 4

/** Milliseconds for which a picture can be answered: an hour. */
const LIFETIME_MS = 3_600_000

/** Pictures that wait for an answer; the oldest are forgotten first. */
const MAX_WAITING = 10_000

/** Pictures to read, each good for one answer. */
export interface Captchas {
  draw(look: CaptchaLook, now: Date): { readonly challenge: string; readonly address: string }
  /** The picture of a challenge as SVG; undefined when it is unknown or used up. */
  image(challenge: string): string | undefined
  /** Checks an answer. The challenge is used up, right or wrong. */
  check(answer: string, challenge: string, now: Date): boolean
}

/** @param root Address below which pictures are asked for, with a slash at its end. */
export function createCaptchas(root: string): Captchas {
  const waiting = new Map<string, { word: string; look: CaptchaLook; until: number }>()
  return {
    draw(look, now) {
      const challenge = String(randomInt(1_000_000_000, 9_999_999_999))
      const word = Array.from({ length: WORD_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
      const [oldest] = waiting.keys()
      if (oldest !== undefined && waiting.size >= MAX_WAITING) waiting.delete(oldest)
      waiting.set(challenge, { word, look, until: now.getTime() + LIFETIME_MS })
      return { challenge, address: `${root}${challenge}.png` }
    },
    image(challenge) {
      const found = waiting.get(challenge)
      return found && captchaImage(found.word, found.look)
    },
    check(answer, challenge, now) {
      const found = waiting.get(challenge)
      waiting.delete(challenge)
      return found !== undefined && found.until > now.getTime() && canonical(answer) === found.word.toLowerCase()
    },
  }
}
