import { describe, expect, it } from 'vitest'
import { contrastReport } from './contrast-report.ts'
import { parseColors, parseDesign } from './parse-theme.ts'

/** Line of the report about one colour. */
function lineOf(theme: Record<string, unknown>, color: string, scheme: 'light' | 'dark' = 'light') {
  const line = contrastReport(parseColors(theme, scheme), parseDesign(theme)[scheme]).find((l) => l.color === color)
  if (!line) throw new Error(`The report has no line for ${color}.`)
  return line
}

describe('the report on contrast', () => {
  it('finds no low contrast in an unchanged design', () => {
    for (const color of ['ink', 'inkSoft', 'accent', 'accentInk']) {
      const { wish, shown, ratio, atLeast } = lineOf({}, color)
      expect(wish).toBe(shown)
      expect(ratio).toBeGreaterThanOrEqual(atLeast)
    }
  })
  it('says how faint a choice is, and what is shown in its place', () => {
    const { wish, shown, ratio } = lineOf({ preset: 'crisp', accent: '#ffee00' }, 'accent')
    expect(wish).toBe('#ffee00')
    expect(shown).not.toBe(wish)
    expect(ratio).toBeLessThan(1.3)
  })
  it('is about each scheme on its own', () =>
    expect(lineOf({ accentDark: '#222222' }, 'accent', 'light').wish).toBe('#a83c22'))
  it('measures text on the accent against the accent as it is shown', () =>
    expect(lineOf({ accent: '#ffee00', accentInk: '#ffffff' }, 'accentInk').ground).toBe(
      lineOf({ accent: '#ffee00' }, 'accent').shown,
    ))
})
