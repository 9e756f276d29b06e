import { createHmac, randomInt } from 'node:crypto'
import { type SharedCounts, singleUse } from '@vitrine/protection/server'
import { canonical } from '../../core/template/canonical.ts'
import type { CaptchaLook } from '../../core/template/render-context.ts'
import { captchaImage } from './captcha-image.server.ts'

/** Letters and digits that nobody takes for one another: 32 of them, so that each byte of a hash gives one. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Letters of one picture. */
const WORD_LENGTH = 4

/** Seconds for which a picture can be answered: an hour. */
const LIFETIME_S = 3_600

/** Pictures that are remembered as answered; the oldest are forgotten first. */
const MAX_ANSWERED = 10_000

/** A challenge: seconds of the clock when it was drawn, then digits by chance. Scripts of pages expect nothing but digits. */
const CHALLENGE = /^(\d{10})\d{8}$/

/** A look as it stands in the address of a picture: sizes, then the colours of letters and ground. */
const LOOK = /^(\d{1,3})x(\d{1,3})(?:-([0-9a-f]{6}))?(?:_([0-9a-f]{6}))?$/

/** Pictures to read, each good for one answer. */
export interface Captchas {
  draw(look: CaptchaLook, now: Date): { readonly challenge: string; readonly address: string }
  /** The picture of a challenge as SVG; undefined for an address that is none. */
  image(look: string, challenge: string): string | undefined
  /** Checks an answer. The challenge is used up, right or wrong. */
  check(answer: string, challenge: string, now: Date): boolean | Promise<boolean>
}

/**
 * The word of a picture follows from its challenge and the secret, so that any process of a site shows and checks it.
 *
 * @param root Address below which pictures are asked for, with a slash at its end.
 * @param shared Remembers answered pictures for other processes of the site.
 */
export function createCaptchas(root: string, secret: string, shared?: SharedCounts): Captchas {
  const answered = singleUse('captcha', { remembered: MAX_ANSWERED, lifetimeMs: LIFETIME_S * 1000 }, shared)
  const wordOf = (challenge: string) =>
    [...createHmac('sha256', secret).update(`captcha ${challenge}`).digest().subarray(0, WORD_LENGTH)]
      .map((byte) => LETTERS[byte % LETTERS.length])
      .join('')
  return {
    draw(look, now) {
      const time = String(Math.floor(now.getTime() / 1000)).padStart(10, '0')
      const challenge = time + String(randomInt(100_000_000)).padStart(8, '0')
      return { challenge, address: `${root}${writeLook(look)}/${challenge}.png` }
    },
    image(written, challenge) {
      const look = readLook(written)
      return look && CHALLENGE.test(challenge) ? captchaImage(wordOf(challenge), look) : undefined
    },
    async check(answer, challenge, now) {
      const drawnAt = CHALLENGE.exec(challenge)?.[1]
      if (drawnAt === undefined || !(await answered.use(challenge))) return false
      const age = now.getTime() / 1000 - Number(drawnAt)
      // One of later than now would outlive the memory of its answer.
      return age >= 0 && age < LIFETIME_S && canonical(answer) === wordOf(challenge).toLowerCase()
    },
  }
}

function writeLook({ width, height, foreground, background }: CaptchaLook): string {
  const colours = [foreground && `-${foreground.slice(1)}`, background && `_${background.slice(1)}`]
  return `${width}x${height}${colours.filter(Boolean).join('').toLowerCase()}`
}

function readLook(written: string): CaptchaLook | undefined {
  const [found, width, height, foreground, background] = LOOK.exec(written) ?? []
  if (found === undefined) return undefined
  return {
    width: Number(width),
    height: Number(height),
    ...(foreground && { foreground: `#${foreground}` }),
    ...(background && { background: `#${background}` }),
  }
}
