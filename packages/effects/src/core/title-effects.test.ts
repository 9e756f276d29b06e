import { describe, expect, it } from 'vitest'
import { coveredFrames, letteringOf, TITLE_EFFECTS, titleFrames } from './title-effects.ts'

const place = { rightToLeft: false, width: 80 }
const mirrored = { ...place, rightToLeft: true }

describe('the words of a title', () => {
  it.each(TITLE_EFFECTS)('rest as the style sheet has them, whatever the effect (%s)', (effect) => {
    const { comes, goes } = titleFrames(effect, 'up', place)
    for (const rest of [comes.at(-1), goes[0]]) {
      if (rest?.opacity !== undefined) expect(rest.opacity).toBe(1)
      if (rest?.transform !== undefined) expect(rest.transform).toBe('none')
    }
    expect(goes[0]).toEqual(comes.at(-1))
  })

  it('that slide up come from below and go above', () => {
    const { comes, goes } = titleFrames('slide', 'up', place)
    expect([comes[0]?.transform, goes[1]?.transform]).toEqual(['translate(0em, 1em)', 'translate(0em, -1em)'])
  })

  it('that slide to the end of a line go left where lines start at the right', () =>
    expect(titleFrames('slide', 'end', mirrored).goes[1]?.transform).toBe('translate(-1em, 0em)'))

  it('that are typed are so by letters, and those that are uncovered are so as a whole', () => {
    expect(letteringOf('type', 'words')).toBe('characters')
    expect(letteringOf('clip', 'words')).toBe('lines')
    expect(letteringOf('fade', 'words')).toBe('words')
  })

  it('that are uncovered are so from the start of the line', () => {
    expect(titleFrames('clip', 'up', place).comes[0]?.transform).toBe('translateX(-80px)')
    expect(titleFrames('clip', 'up', mirrored).comes[0]?.transform).toBe('translateX(80px)')
  })

  it.each([place, mirrored])('stay in their place while they are uncovered (right to left: $rightToLeft)', (where) => {
    const across = (frames: Keyframe[] = []) =>
      frames.map(({ transform }) =>
        Number.parseInt(
          String(transform)
            .replace('none', '0')
            .replace(/^\D*\(/, ''),
          10,
        ),
      )
    const unit = titleFrames('clip', 'up', where)
    const inside = coveredFrames('clip', where)
    for (const way of ['comes', 'goes'] as const) {
      const [outer, inner] = [across(unit[way]), across(inside?.[way])]
      expect(inner.map((place, index) => place + (outer[index] ?? Number.NaN))).toEqual([0, 0])
      expect(inner).toContain(where.rightToLeft ? -80 : 80)
    }
  })
})
