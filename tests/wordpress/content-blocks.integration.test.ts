import { fileURLToPath } from 'node:url'
import { blockParsers as pageBlocks } from '@vitrine/blocks/core'
import { blockParsers as blogBlocks } from '@vitrine/blog/core'
import type { Image } from '@vitrine/content/core'
import { blockParsers as effectBlocks } from '@vitrine/effects/core'
import { blockParsers as formBlocks } from '@vitrine/forms/core'
import type { BlockBase, BlockParsers, ParseContext } from '@vitrine/kit/core'
import { blockParsers as navigationBlocks } from '@vitrine/navigation/core'
import { blockParsers as projectBlocks } from '@vitrine/portfolio/core'
import { blockParsers as sliderBlocks } from '@vitrine/sliders/core'
import { blockParsers as videoBlocks } from '@vitrine/video/core'
import { describe, expect, it } from 'vitest'
import { EMBED_HOSTS, embedProvider } from '../../packages/blocks/src/core/embed-provider.ts'
import type { ConvertedBlock } from '../../packages/wordpress/src/core/convert/convert.ts'
import type { SourceItem, SourceTerm } from '../../packages/wordpress/src/core/source/source.ts'
import { readExport } from '../../packages/wordpress/src/server/reading/read-export.ts'
import {
  idOf,
  lookupOf,
  type RecordedExport,
  whole,
} from '../../packages/wordpress/src/testing/convert/recorded-export.ts'

const parsers: BlockParsers = {
  ...pageBlocks,
  ...videoBlocks,
  ...sliderBlocks,
  ...effectBlocks,
  ...blogBlocks,
  ...projectBlocks,
  ...formBlocks,
  ...navigationBlocks,
}

const folder = new URL('../../packages/wordpress/test-data/exports/', import.meta.url)

async function exportOf(name: string): Promise<RecordedExport> {
  const items = new Map<number, SourceItem>()
  const terms: SourceTerm[] = []
  let address = ''
  for await (const event of readExport([fileURLToPath(new URL(`${name}/export.xml`, folder))])) {
    if (event.event === 'item') items.set(event.item.id, event.item)
    if (event.event === 'term') terms.push(event.term)
    if (event.event === 'site') address = event.site.address
  }
  return { items, lookup: lookupOf(items, terms, address) }
}

function parseContextOf({ items, lookup }: RecordedExport): ParseContext {
  const fallback = { url: '/media/x.jpg', width: 1, height: 1, type: 'image/jpeg' }
  const image: Image = { alt: '', sources: [], fallback, focalPoint: { x: 50, y: 50 } }
  const parse: ParseContext = {
    locale: 'en',
    image: (raw) => (raw && lookup.mediaById(idOf(raw))?.kind === 'image' ? image : undefined),
    href: (raw) => (raw as { url?: string }).url || '/somewhere/',
    blocks: (raw) => (Array.isArray(raw) ? raw.map((block) => parsed(block, parse, items)) : []),
  }
  return parse
}

let number = 0

function parsed(block: ConvertedBlock, parse: ParseContext, items: RecordedExport['items']): BlockBase {
  number += 1
  const view = parsers[block.blockType]?.({ ...(populated(block, items) as object), id: String(number) }, parse)
  if (!view) throw new Error(`${block.blockType} cannot be read: ${JSON.stringify(block)}`)
  return view
}

/** References to files and reusable blocks as a query brings them. */
function populated(value: unknown, items: RecordedExport['items']): unknown {
  if (Array.isArray(value)) return value.map((one) => populated(one, items))
  if (typeof value !== 'object' || value === null) return value
  if ('$source' in value) {
    const file = items.get(Number(String(value.$source).split(':')[1]))?.file ?? ''
    const kinds: Readonly<Record<string, string>> = { mp3: 'audio/mpeg', mp4: 'video/mp4', vtt: 'text/vtt' }
    return {
      ...value,
      id: 1,
      filename: 'x',
      mimeType: kinds[file.split('.').at(-1) ?? ''] ?? 'image/jpeg',
      layout: [],
      title: 'x',
      fields: [],
    }
  }
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, populated(one, items)]))
}

describe.each(['studio', 'classic'])('what the content of %s becomes', async (name) => {
  const source = await exportOf(name)
  const parse = parseContextOf(source)
  const items = [...source.items.values()].filter(
    ({ kind, content }) => /^(?:post|page|wp_block|jetpack-portfolio)$/.test(kind) && content !== '',
  )

  it.each(items.map((item) => [item.id, item] as const))('item %i is made of blocks that can be read', (_, item) => {
    const blocks = whole(item, source)
    expect(blocks.length).toBeGreaterThan(0)
    for (const block of blocks) expect(parsed(block, parse, source.items)).toBeDefined()
  })
})

describe('sites of which a card is shown', () => {
  const parse: ParseContext = { locale: 'en', image: () => undefined, href: () => undefined, blocks: () => [] }

  it.each(EMBED_HOSTS)('%s is known to the block', (host) => {
    const url = `https://${host}/x`
    expect(pageBlocks.embed?.({ id: '1', url, title: 'x' }, parse)).toMatchObject({ provider: embedProvider(url) })
  })
})
