import { describe, expect, it } from 'vitest'
import { type DrawnText, lookFindings, PAGE_BUDGET_BYTES } from './look-findings.ts'

const text = (over: Partial<DrawnText>): DrawnText => ({
  words: 'Rooms that last',
  color: [0, 0, 0],
  ground: [255, 255, 255],
  isLarge: false,
  block: 'b1',
  ...over,
})
const found = (...texts: readonly DrawnText[]) => lookFindings({ texts, files: [] })

describe('contrast', () => {
  it('is enough at 4.5, and at 3 in large texts', () => {
    // #767676 on white is 4.54, #777777 is 4.48, #949494 is 3.03.
    expect(found(text({ color: [0x76, 0x76, 0x76] }))).toEqual([])
    expect(found(text({ color: [0x77, 0x77, 0x77] }))).toHaveLength(1)
    expect(found(text({ color: [0x94, 0x94, 0x94], isLarge: true }))).toEqual([])
    expect(found(text({ color: [0x96, 0x96, 0x96], isLarge: true }))).toHaveLength(1)
  })

  it('is reported with the words, the ratio and the block', () => {
    const [finding] = found(text({ color: [200, 200, 200] }))
    expect(finding).toMatchObject({ weight: 'problem', spots: [{ name: 'Rooms that last', block: 'b1' }] })
    expect(finding?.text.en).toMatch(/“Rooms that last”.* contrast of 1\.7, 4\.5 is the least/)
    expect(finding?.text.de).toMatch(/„Rooms that last“.* Kontrast von 1,7, 4,5 ist das Mindeste/)
  })
})

it('grounds on which it could be read are named, the best first', () => {
  const [grey, black, white] = [[150, 150, 150] as const, [0, 0, 0] as const, [255, 255, 255] as const]
  const surfaces = {
    paper: { color: [60, 60, 60] as const, ground: white },
    ink: { color: white, ground: black },
    surface: { color: grey, ground: white },
  }
  const [finding] = found(text({ color: [200, 200, 200], surfaces }))
  expect(finding?.spots?.[0]?.surfaces).toEqual(['ink', 'paper'])
})

describe('weight', () => {
  const weigh = (bytes: number) =>
    lookFindings({ texts: [], files: [{ name: 'room.jpg', bytes, block: 'b2' }] }).map(({ text, spots }) => ({
      text,
      spots,
    }))

  it('is fine up to the budget', () => expect(weigh(PAGE_BUDGET_BYTES)).toEqual([]))

  it('beyond it names the heaviest files and leads to their blocks', () => {
    const [finding] = weigh(PAGE_BUDGET_BYTES + 700_000)
    expect(finding?.text.en).toMatch(/weigh 2\.2 MB; 1\.5 MB are the aim. The heaviest: room\.jpg \(2\.2 MB\)/)
    expect(finding?.spots).toEqual([{ name: 'room.jpg (2.2 MB)', block: 'b2' }])
  })
})
