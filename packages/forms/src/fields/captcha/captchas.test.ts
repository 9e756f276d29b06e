import { describe, expect, it } from 'vitest'
import { createCaptchas } from './captchas.server.ts'

const now = new Date('2025-03-14T12:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const LOOK = { width: 84, height: 28, foreground: '#ff0000', background: '#00ff7f' }

/** Letters of a picture; each is drawn by chance, so nothing of the word stands in it. */
const LETTERS = /<path transform/g

/** The word of a challenge, found as nobody can find it who has not the secret: by trying with a process of the same one. */
async function wordOf(secret: string, challenge: string): Promise<string> {
  const letters = [...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789']
  const { createHmac } = await import('node:crypto')
  const bytes = createHmac('sha256', secret).update(`captcha ${challenge}`).digest().subarray(0, 4)
  return [...bytes].map((byte) => letters[byte % 32]).join('')
}

describe('a captcha', () => {
  const one = createCaptchas('/captcha/', 'secret')
  const other = createCaptchas('/captcha/', 'secret')

  it('is drawn by one process, and shown and checked by another with the same secret', async () => {
    const { challenge, address } = one.draw(LOOK, now)
    expect(address).toBe(`/captcha/84x28-ff0000_00ff7f/${challenge}.png`)
    const image = other.image('84x28-ff0000_00ff7f', challenge)
    expect(image).toMatch(/width="84" height="28".*fill="#00ff7f".*fill="#ff0000"/)
    expect(image?.match(LETTERS)).toHaveLength(4)
    expect(await other.check((await wordOf('secret', challenge)).toLowerCase(), challenge, after(60))).toBe(true)
  })

  it('is used up by an answer, right or wrong', async () => {
    const { challenge } = one.draw(LOOK, now)
    expect(await one.check('????', challenge, now)).toBe(false)
    expect(await one.check(await wordOf('secret', challenge), challenge, now)).toBe(false)
  })

  it('is not opened by the word of another secret', async () => {
    const { challenge } = one.draw(LOOK, now)
    expect(await one.check(await wordOf('stolen', challenge), challenge, now)).toBe(false)
  })

  it.each([
    ['an hour ago', -3_600],
    ['later', 1],
  ])('is refused when its challenge says that it was drawn %s', async (_, seconds) => {
    const { challenge } = one.draw(LOOK, after(seconds))
    expect(await one.check(await wordOf('secret', challenge), challenge, now)).toBe(false)
  })

  it.each(['', 'x', '9999x1', '84x28-red', '84x28"onload='])('has no picture of the look %j', (look) => {
    expect(one.image(look, '174196800012345678')).toBeUndefined()
  })

  it.each([
    '',
    '1',
    '../1',
    '1741968000123456789',
  ])('has no picture of the challenge %j, nor an answer', async (made) => {
    expect(one.image('84x28', made)).toBeUndefined()
    expect(await one.check('ABCD', made, now)).toBe(false)
  })
})
