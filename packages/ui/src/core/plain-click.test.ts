import { describe, expect, it } from 'vitest'
import { type Click, isPlainClick } from './plain-click.ts'

const PLAIN: Click = {
  button: 0,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
}

describe('a plain click', () => {
  it('is one of the first button alone', () => {
    expect(isPlainClick(PLAIN)).toBe(true)
  })

  it.each([
    { button: 1 },
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { defaultPrevented: true },
  ])('is none with %j', (more) => {
    expect(isPlainClick({ ...PLAIN, ...more })).toBe(false)
  })
})
