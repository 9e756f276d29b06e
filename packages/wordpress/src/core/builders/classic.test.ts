import { describe, expect, it } from 'vitest'
import { classicFacts, classicItems, classicLookup, fileOf } from '../../testing/builders/classic-site.ts'
import { convertWith } from '../../testing/builders/convert-with.ts'
import { problemsOf } from '../../testing/builders/declarations.ts'
import { refsIn } from '../../testing/builders/refs-in.ts'
import { wordsIn } from '../../testing/builders/words-in.ts'
import type { ConvertedBlock } from '../convert/convert.ts'
import { BUILDERS } from './builders.ts'

const PAGES = {
  fusion: 'Avada Fusion Builder',
  bakery: 'WPBakery Page Builder',
  elementor: 'Elementor',
  oldavada: 'Avada Fusion Builder',
  divi: 'Divi',
  'pf-saal': 'Avada Fusion Builder',
}

function converted(name: string) {
  const facts = classicFacts[name]
  const item = classicItems.get(facts?.wp.id ?? 0)
  if (!facts || !item) throw new Error(`The site has no page ${name}.`)
  const builder = BUILDERS.find((candidate) => candidate.isUsedBy(item))
  if (!builder) throw new Error(`No builder made ${name}.`)
  const { blocks, report } = convertWith(builder, item, classicLookup)
  return { facts, builder, stored: blocks, blocks: withReusable(blocks), report }
}

/** Reusable blocks with what they hold, as a page shows them. */
function withReusable(blocks: readonly ConvertedBlock[]): readonly ConvertedBlock[] {
  return blocks.map((block) => {
    if (block.blockType !== 'reusable') return mapped(block)
    const item = classicItems.get(Number(refsIn(block)[0]?.slice('item:'.length)))
    const builder = item && BUILDERS.find((candidate) => candidate.isUsedBy(item))
    return { ...block, blocks: item && builder ? convertWith(builder, item, classicLookup).blocks : [] }
  })
}

function mapped(block: ConvertedBlock): ConvertedBlock {
  return Array.isArray(block.blocks) ? { ...block, blocks: withReusable(block.blocks) } : block
}

/** Signs that texts write in two ways. */
function folded(text: string): string {
  return text.replace(/[“”„"]/g, '"').replace(/\s+/g, ' ')
}

describe.each(Object.entries(PAGES))('the page %s', (name, builderName) => {
  const { facts, builder, blocks } = converted(name)
  const stored = JSON.stringify(blocks)

  it(`was made with ${builderName}`, () => expect(builder.name).toBe(builderName))

  it('holds its words in their order', () => {
    let rest = folded(wordsIn(blocks))
    for (const words of facts.textContains ?? []) {
      const at = rest.indexOf(folded(words))
      expect(at, `${words} in ${rest}`).toBeGreaterThanOrEqual(0)
      rest = rest.slice(at)
    }
  })

  it('holds no stray syntax', () => {
    for (const syntax of [...(facts.mustNotHold ?? []), '[/', 'et_pb', 'vc_', 'fusion_'])
      expect(stored).not.toContain(syntax)
  })

  it('holds its images', () => {
    const files = refsIn(blocks).map((ref) => fileOf(Number(ref.replace('item:', ''))))
    expect((facts.files ?? []).filter((file) => !files.includes(file))).toEqual([])
  })

  it('holds its videos', () => {
    for (const video of facts.videos ?? []) expect(stored).toContain(video)
  })

  it('is stored as an editor would have made it', () => expect(problemsOf(converted(name).stored)).toEqual([]))
})
