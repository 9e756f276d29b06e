import { describe, expect, it } from 'vitest'
import { shortFileName } from './short-file-name.ts'

const short = (name: string) => shortFileName(name, 120)

describe('a name of 120 bytes at most', () => {
  it.each(['plan.pdf', '日本-語.txt', `${'a'.repeat(116)}.pdf`])('stays as it is: %s', (name) =>
    expect(short(name)).toBe(name))

  it.each([
    ['251 letters', `${'a'.repeat(247)}.pdf`, `${'a'.repeat(116)}.pdf`],
    ['90 letters of three bytes', `${'図'.repeat(90)}.pdf`, `${'図'.repeat(38)}.pdf`],
    ['letters of four bytes', `b${'🙂'.repeat(90)}.pdf`, `b${'🙂'.repeat(28)}.pdf`],
    ['no suffix', 'a'.repeat(300), 'a'.repeat(120)],
    ['a suffix that is none', `a.${'b'.repeat(300)}`, `a.${'b'.repeat(118)}`],
  ])('is the beginning of one with %s', (_, name, expected) => expect(short(name)).toBe(expected))
})
