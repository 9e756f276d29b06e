import { blockParsers } from '@vitrine/blocks/core'
import { describe, expect, it } from 'vitest'
import type { StoredBlock } from './page-template.ts'
import { PAGE_TEMPLATES } from './templates.ts'

/** Kinds of the blocks in a layout and in what stands inside them. */
function kinds(layout: readonly StoredBlock[]): readonly string[] {
  return layout.flatMap((block) => [
    block.blockType,
    ...kinds((block.blocks ?? []) as readonly StoredBlock[]),
    ...((block.blockType === 'columns' ? block.columns : []) as readonly { blocks: readonly StoredBlock[] }[]).flatMap(
      ({ blocks }) => kinds(blocks),
    ),
  ])
}

/** Every text in a value, with the name of its field. */
function texts(value: unknown, name = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[name, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => texts(item, Array.isArray(value) ? name : key))
}

describe('the templates', () => {
  it('are eight at least, each with a name and a title of its own', () => {
    expect(PAGE_TEMPLATES.length).toBeGreaterThanOrEqual(8)
    const all = (read: (template: (typeof PAGE_TEMPLATES)[number]) => string) => new Set(PAGE_TEMPLATES.map(read)).size
    expect([all(({ name }) => name), all(({ page }) => page.title)]).toEqual([
      PAGE_TEMPLATES.length,
      PAGE_TEMPLATES.length,
    ])
  })
})

describe.each(
  PAGE_TEMPLATES.map((template) => [template.name, template] as const),
)('the template %s', (_, template) => {
  const { layout, meta } = template.page

  it('begins with a title, and is neither bare nor endless', () => {
    expect(layout[0]?.blockType).toBe('hero')
    // A page that visitors come to without looking for it says less.
    expect(layout.length).toBeGreaterThanOrEqual(template.page.slug === undefined ? 4 : 3)
    expect(layout.length).toBeLessThanOrEqual(9)
  })

  it('varies what it is made of', () =>
    expect(new Set(kinds(layout)).size).toBeGreaterThanOrEqual(Math.min(layout.length, 4)))

  it('uses blocks of this package only as it parses them', () => {
    const context = {
      locale: 'en',
      image: () => undefined,
      href: (raw: unknown) => (raw as { url?: string } | undefined)?.url,
      blocks: () => [],
    }
    const own = layout.filter(({ blockType }) => Object.hasOwn(blockParsers, blockType))
    for (const block of own) expect(blockParsers[block.blockType]?.({ id: 'a', ...block }, context)).toBeDefined()
  })

  it('needs no picture that a site may not have', () =>
    expect(JSON.stringify(layout)).not.toMatch(/"(?:image|film|file|poster)":/))

  it('links to places of its own, to the home or contact page, or to a phone or a mailbox', () =>
    expect(
      texts(layout)
        .filter(([name]) => name === 'url')
        .filter(([, url]) => !/^(?:#[a-z-]+|\/$|\/contact\/|tel:|mailto:)/.test(url)),
    ).toEqual([]))

  it('has a description that is shown whole', () => expect(meta.description.length).toBeLessThanOrEqual(160))
})
