import { blockParsers } from '@vitrine/blocks/core'
import { inLanguage, SECTION_GROUPS, type SectionBlock } from '@vitrine/kit/core'
import { describe, expect, it } from 'vitest'
import { PAGE_SECTIONS } from './sections.ts'

const LANGUAGES = ['en', 'de']

/** Reads links by their address alone; a site gives the rest. */
const context = (locale: string) => ({
  locale,
  image: () => undefined,
  href: (raw: unknown) => (raw as { url?: string } | undefined)?.url,
  blocks: () => [],
})

/** Blocks and what stands in them. */
function all(blocks: readonly SectionBlock[]): readonly SectionBlock[] {
  return blocks.flatMap((block) => [
    block,
    ...all((block.blocks ?? []) as readonly SectionBlock[]),
    ...((Array.isArray(block.columns) ? block.columns : []) as readonly { blocks: readonly SectionBlock[] }[]).flatMap(
      (column) => all(column.blocks),
    ),
  ])
}

it('the sections are 24 at least, each with a name of its own, and there are some in all groups but that of lists', () => {
  expect(PAGE_SECTIONS.length).toBeGreaterThanOrEqual(24)
  expect(new Set(PAGE_SECTIONS.map(({ name }) => name)).size).toBe(PAGE_SECTIONS.length)
  expect([...new Set(PAGE_SECTIONS.map(({ group }) => group)), 'galleries'].sort()).toEqual(
    Object.keys(SECTION_GROUPS).sort(),
  )
})

describe.each(PAGE_SECTIONS.map((section) => [section.name, section] as const))('the section %s', (_, { blocks }) => {
  it.each(LANGUAGES)('is made of blocks as this package parses them, in %s', (locale) => {
    const own = all(inLanguage(blocks, locale)).filter(({ blockType }) => Object.hasOwn(blockParsers, blockType))
    for (const block of own)
      expect(blockParsers[block.blockType]?.({ id: 'a', ...block }, context(locale))).toBeDefined()
  })

  it('says something else in each language', () => {
    const [english, german] = LANGUAGES.map((locale) => JSON.stringify(inLanguage(blocks, locale)))
    expect(german).not.toBe(english)
  })

  it('needs no picture that a site may not have', () =>
    expect(JSON.stringify(blocks)).not.toMatch(/"(?:image|film|file|poster)":/))
})
