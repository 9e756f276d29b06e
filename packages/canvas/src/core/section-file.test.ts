import { excessText, MAX_BLOCK_DEPTH } from '@vitrine/content/core'
import { describe, expect, it } from 'vitest'
import type { BlockRules } from './block-rules.ts'
import { parseSectionFile, sectionFileName, sectionFileText, unknownKinds } from './section-file.ts'

const FILE = {
  site: 'https://one.example',
  sections: [
    {
      title: 'Prices',
      blocks: [{ blockType: 'columns', columns: [{ blocks: [{ blockType: 'alert', title: 'x' }] }] }],
    },
  ],
}
/** Depth at which a walk that calls itself ends in an error. */
const ENDLESS = 20_000

function nested(depth: number): Record<string, unknown> {
  let block: Record<string, unknown> = { blockType: 'separator' }
  for (let level = 1; level < depth; level += 1) block = { blockType: 'columns', columns: [{ blocks: [block] }] }
  return block
}

const kind = { label: 'x', lists: [] }
const RULES: BlockRules = { kinds: { columns: kind }, root: { steps: [], allowed: [] } }

describe('a file of sections', () => {
  it('is read as it was written', () => expect(parseSectionFile(sectionFileText(FILE))).toEqual(FILE))
  it('has the name of its section, or one for several', () => {
    const named = (...titles: readonly string[]) => sectionFileName(titles.map((title) => ({ title, blocks: [] })))
    expect([named('Our prices: 2026!'), named('Größe'), named('…'), named('a', 'b')]).toEqual([
      'our-prices-2026.json',
      'grosse.json',
      'section.json',
      'sections.json',
    ])
  })
  it.each([
    ['', 'This is no file of sections.'],
    ['[1]', 'This is no file of sections.'],
    ['{"name":"package"}', 'This is no file of sections.'],
    ['{"vitrine-sections":2,"sections":[]}', 'This file is of a newer Vitrine. Update this site first.'],
    ['{"vitrine-sections":1,"sections":[{"title":"x","blocks":[{}]},3]}', 'This file has no section.'],
    [' '.repeat(4_000_001), 'This file is larger than 4 MB.'],
    [
      sectionFileText({ site: '', sections: Array(201).fill(FILE.sections[0]) }),
      'This file has more than 200 sections.',
    ],
    [
      sectionFileText({ site: '', sections: [{ title: 'Deep', blocks: [nested(MAX_BLOCK_DEPTH + 1)] }] }),
      excessText('block depth').en,
    ],
    [
      `{"vitrine-sections":1,"sections":[{"title":"x","blocks":[{"blockType":"x","a":${'['.repeat(ENDLESS)}${']'.repeat(ENDLESS)}}]}]}`,
      excessText('JSON depth').en,
    ],
  ])('says of what it cannot read why (%#)', (text, sentence) =>
    expect(parseSectionFile(text)).toMatchObject({ en: sentence }))
  it('names the kinds of blocks that this site does not have, those in others as well', () => {
    expect(FILE.sections.map((section) => unknownKinds(section, RULES))).toEqual([['alert']])
    expect(
      FILE.sections.map((section) => unknownKinds(section, { ...RULES, kinds: { columns: kind, alert: kind } })),
    ).toEqual([[]])
  })
})
