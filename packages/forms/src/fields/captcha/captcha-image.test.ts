import { describe, expect, it } from 'vitest'
import { captchaImage } from './captcha-image.server.ts'

const LOOK = { width: 72, height: 24 }

/** The outlines of the letters. */
const outlines = (svg: string) =>
  [...svg.matchAll(/<path transform="[^"]*" d="([^"]*)"/g)].map(([, outline]) => outline)

describe('a picture of a captcha', () => {
  it('shows every letter', () => expect(outlines(captchaImage('AB7Z', LOOK))).toHaveLength(4))
  it('draws a letter in another way each time, so that no table of outlines reads it', () => {
    const drawn = Array.from({ length: 20 }, () => outlines(captchaImage('AA', LOOK))).flat()
    expect(new Set(drawn).size).toBe(40)
  })
  it('keeps the shape of a letter', () => {
    const [outline = ''] = outlines(captchaImage('L', LOOK))
    const dots = [...outline.matchAll(/M(\S+) (\S+)h1v1h-1z/g)].map(([, x, y]) => [
      Math.round(Number(x)),
      Math.round(Number(y)),
    ])
    expect(new Set(dots.map(String))).toEqual(
      new Set(['0,0', '0,1', '0,2', '0,3', '0,4', '0,5', '0,6', '1,6', '2,6', '3,6', '4,6']),
    )
  })
})
