import { describe, expect, it } from 'vitest'
import { letteringOf, TITLE_EFFECTS, titleFrames } from './title-effects.ts'

const up = { direction: 'up', rightToLeft: false } as const

describe('the words of a title', () => {
  it.each(TITLE_EFFECTS)('rest as the style sheet has them, whatever the effect (%s)', (effect) => {
    const { comes, goes } = titleFrames(effect, up)
    for (const rest of [comes.at(-1), goes[0]]) {
      if (rest?.opacity !== undefined) expect(rest.opacity).toBe(1)
      if (rest?.transform !== undefined) expect(rest.transform).toBe('none')
      if (rest?.clipPath !== undefined) expect(rest.clipPath).toBe('inset(-0.2em 0)')
    }
    expect(goes[0]).toEqual(comes.at(-1))
  })

  it('that slide up come from below and go above', () => {
    const { comes, goes } = titleFrames('slide', up)
    expect([comes[0]?.transform, goes[1]?.transform]).toEqual(['translate(0em, 1em)', 'translate(0em, -1em)'])
  })

  it('that slide to the end of a line go left where lines start at the right', () =>
    expect(titleFrames('slide', { direction: 'end', rightToLeft: true }).goes[1]?.transform).toBe(
      'translate(-1em, 0em)',
    ))

  it('that are typed are so by letters, and those that are uncovered are so as a whole', () => {
    expect(letteringOf('type', 'words')).toBe('characters')
    expect(letteringOf('clip', 'words')).toBe('lines')
    expect(letteringOf('fade', 'words')).toBe('words')
  })

  it('that are uncovered are so from the start of the line', () => {
    expect(titleFrames('clip', up).comes[0]?.clipPath).toBe('inset(-0.2em 100% -0.2em 0)')
    expect(titleFrames('clip', { ...up, rightToLeft: true }).comes[0]?.clipPath).toBe('inset(-0.2em 0 -0.2em 100%)')
  })
})
