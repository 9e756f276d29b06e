import { readFile } from 'node:fs/promises'
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
import { readExport } from '../../server/reading/read-export.ts'
import type { SourceItem, SourceTerm } from '../source/source.ts'
import { refTo } from '../source/source-key.ts'
import type { ConvertContext, ConvertedBlock, ConvertLookup, FoundMedia, ReportLine } from './convert.ts'
import { convertContent } from './convert-content.ts'

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

interface Expected {
  readonly wp: { readonly id: number; readonly type: string }
  readonly text?: string
  readonly textContains?: readonly string[]
  readonly mustNotHold?: readonly string[]
  readonly images?: readonly { readonly file: string | null }[]
  readonly linksInside?: readonly string[]
  readonly linksOutside?: readonly string[]
  readonly linksToFiles?: readonly string[]
  readonly forms?: readonly string[]
  readonly formsFound?: readonly string[]
  readonly inReport?: readonly string[] | boolean
  readonly parts?: number
}

interface Export {
  readonly items: ReadonlyMap<number, SourceItem>
  readonly lookup: ConvertLookup
  readonly expected: Readonly<Record<string, Expected>>
}

const folder = new URL('../../../test-data/exports/', import.meta.url)

async function exportOf(name: string): Promise<Export> {
  const items = new Map<number, SourceItem>()
  const terms: SourceTerm[] = []
  let address = ''
  for await (const event of readExport([fileURLToPath(new URL(`${name}/export.xml`, folder))])) {
    if (event.event === 'item') items.set(event.item.id, event.item)
    if (event.event === 'term') terms.push(event.term)
    if (event.event === 'site') address = event.site.address
  }
  const expected = JSON.parse(await readFile(new URL(`${name}/expected.json`, folder), 'utf8')).items
  return { items, lookup: lookupOf(items, terms, address), expected }
}

/** A small stand-in for the index of an export: it knows sizes by their names, and pages by their addresses. */
function lookupOf(items: ReadonlyMap<number, SourceItem>, terms: readonly SourceTerm[], site: string): ConvertLookup {
  const all = [...items.values()]
  const meta = (item: SourceItem, name: string) => item.metas.find(({ key }) => key === name)?.value ?? ''
  const media = all
    .filter(({ kind }) => kind === 'attachment')
    .map((item): [SourceItem, FoundMedia] => {
      const file = meta(item, '_wp_attached_file')
      const kind = /\.(?:jpe?g|png|webp)$/.test(file)
        ? 'image'
        : /\.mp4$/.test(file)
          ? 'video'
          : /\.mp3$/.test(file)
            ? 'audio'
            : 'file'
      return [
        item,
        {
          ref: refTo(`item:${item.id}`),
          kind,
          file,
          title: item.title,
          alt: meta(item, '_wp_attachment_image_alt'),
          caption: item.excerpt,
        },
      ]
    })
  const stem = (file: string) => file.replace(/-\d+x\d+(?=\.\w+$)/, '').replace(/-scaled(?=\.\w+$)/, '')
  const byAddress = (address: string) => {
    const path = address.split('/wp-content/uploads/')[1]
    const found =
      media.find(([, { file }]) => file === path) ??
      media.find(([, { file }]) => path !== undefined && stem(file) === stem(path))
    return found?.[1]
  }
  return {
    mediaById: (id) => media.find(([item]) => item.id === id)?.[1],
    mediaByAddress: byAddress,
    mediaOf: (id) => media.filter(([item]) => item.parent === id).map(([, found]) => found),
    target(address) {
      if (!URL.canParse(address, site)) return undefined
      const url = new URL(address, site)
      if (url.host !== new URL(site).host) return undefined
      const item = all.find(
        ({ link, kind }) =>
          link.startsWith(site) && new URL(link).pathname === url.pathname && /^(?:post|page)$/.test(kind),
      )
      if (!item)
        return {
          to: 'path',
          path: `${url.pathname}${url.search}${url.hash}`,
          isKnown: byAddress(address) !== undefined,
        }
      const [fragment, query] = [url.hash.slice(1), url.search.slice(1)]
      return {
        to: item.kind === 'page' ? 'page' : 'post',
        ref: refTo(`item:${item.id}`),
        ...(fragment && { fragment }),
        ...(query && { query }),
      }
    },
    item: (id) => items.get(id),
    itemsOf: (kind) => all.filter((item) => item.kind === kind && item.status === 'publish'),
    term: (taxonomy, name) =>
      terms.find((term) => term.taxonomy === taxonomy && (term.slug === name || term.id === name)),
    form(attributes) {
      const forms = all.filter(({ kind }) => kind === 'wpcf7_contact_form')
      const { id = '', title } = attributes
      const found =
        forms.find((form) => /^[\da-f]{7,}$/.test(id) && meta(form, '_hash').startsWith(id)) ??
        forms.find((form) => String(form.id) === id) ??
        forms.find((form) => form.title === title) ??
        forms.find((form) => meta(form, '_old_cf7_unit_id') === attributes['0'])
      return found && refTo(`item:${found.id}`)
    },
    slider: (alias) => (alias === 'startseite' ? refTo('slider:startseite') : undefined),
    termRef(taxonomy, name) {
      const term = this.term(taxonomy, name)
      return term && refTo(`term:${taxonomy}:${term.slug}`)
    },
  }
}

interface Converted {
  readonly blocks: readonly ConvertedBlock[]
  readonly report: readonly ReportLine[]
  readonly parts: number
}

function converted(item: SourceItem, lookup: ConvertLookup): Converted {
  const report: ReportLine[] = []
  const context: ConvertContext = { item, lookup, depth: 0, report: (line) => report.push(line) }
  return { ...convertContent(context), report }
}

/** Blocks with those of reusable blocks in their places. */
function whole(item: SourceItem, { items, lookup }: Export): readonly ConvertedBlock[] {
  return converted(item, lookup).blocks.flatMap((block) => {
    const pattern = block.blockType === 'reusable' ? items.get(idOf(block.block)) : undefined
    return pattern ? converted(pattern, lookup).blocks : [block]
  })
}

function idOf(ref: unknown): number {
  return Number((ref as { $source: string }).$source.split(':')[1])
}

const WORDS = new Set(
  'text heading title caption quote name code rows html label intro eyebrow detail placeholder url address'.split(' '),
)

/** Words of blocks in the order of the page: lines of a text end in a blank, its words run on. */
function wordsOf(value: unknown, key = ''): string {
  if (typeof value === 'string')
    return WORDS.has(key) ? `${key === 'html' ? value.replace(/<[^>]*>/g, ' ') : value} ` : ''
  if (Array.isArray(value)) return value.map((one) => wordsOf(one)).join('')
  if (typeof value !== 'object' || value === null) return ''
  if ('type' in value && value.type === 'text' && 'text' in value) return String(value.text)
  const inner = Object.entries(value)
    .map(([name, one]) => wordsOf(one, name))
    .join('')
  return 'type' in value && value.type === 'link' ? inner : `${inner} `
}

/** Marks as they are typed, white space folded. */
function folded(text: string): string {
  return text
    .replace(/[“”„″]/g, '"')
    .replace(/[‘’‚′]/g, "'")
    .replace(/×/g, 'x')
    .replace(/–|—/g, '-')
    .replace(/--/g, '-')
    .replace(/…/g, '...')
    .replace(/\+|↩|\ufe0e/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The words of the first text that the second does not have, in this order unless the order may be another. */
function missing(wanted: string, found: string, isOrdered: boolean): readonly string[] {
  const words = folded(found).split(' ')
  let at = 0
  return folded(wanted)
    .split(' ')
    .filter((word) => {
      const next = words.indexOf(word, isOrdered ? at : 0)
      if (next !== -1 && isOrdered) at = next + 1
      if (next !== -1 && !isOrdered) words.splice(next, 1)
      return next === -1 && word !== ''
    })
}

/** All references in blocks. */
function refsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(refsIn)
  if (typeof value !== 'object' || value === null) return []
  if ('$source' in value) return [String(value.$source)]
  return Object.values(value).flatMap(refsIn)
}

function parseContextOf({ items, lookup }: Export): ParseContext {
  const fallback = { url: '/media/x.jpg', width: 1, height: 1, type: 'image/jpeg' }
  const picture: Image = { alt: '', sources: [], fallback, focalPoint: { x: 50, y: 50 } }
  const parse: ParseContext = {
    locale: 'en',
    image: (raw) => (raw && lookup.mediaById(idOf(raw))?.kind === 'image' ? picture : undefined),
    href: (raw) => (raw as { url?: string }).url || '/somewhere/',
    blocks: (raw) => (Array.isArray(raw) ? raw.map((block) => parsed(block, parse, items)) : []),
  }
  return parse
}

let number = 0

function parsed(block: ConvertedBlock, parse: ParseContext, items: Export['items']): BlockBase {
  number += 1
  const view = parsers[block.blockType]?.({ ...(populated(block, items) as object), id: String(number) }, parse)
  if (!view) throw new Error(`${block.blockType} cannot be read: ${JSON.stringify(block)}`)
  return view
}

/** References to files and reusable blocks as a query brings them. */
function populated(value: unknown, items: Export['items']): unknown {
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

const BUILDERS = ['fusion', 'bakery', 'elementor', 'oldavada', 'divi', 'pf-saal', 'pf-steg']

describe.each(['studio', 'classic'])('the content of %s', async (name) => {
  const source = await exportOf(name)
  const known = Object.entries(source.expected).filter(([item]) => !BUILDERS.includes(item))

  describe.each(known)('%s', (_, expected) => {
    const item = source.items.get(expected.wp.id)
    if (!item) throw new Error(`There is no item ${expected.wp.id}.`)
    const { report, parts } = converted(item, source.lookup)
    const blocks = whole(item, source)
    const json = JSON.stringify(blocks)
    const words = wordsOf(blocks)

    // WordPress shows the titles of all tabs before their texts.
    const isOrdered = !json.includes('"blockType":"tabs"')

    it('keeps all words in order', () => expect(missing(expected.text ?? '', words, isOrdered)).toEqual([]))

    it('holds what it has to hold, and nothing else', () => {
      for (const text of expected.textContains ?? []) expect(folded(words)).toContain(folded(text))
      for (const text of expected.mustNotHold ?? []) expect(json).not.toContain(text)
    })

    it('shows its pictures', () => {
      const files = refsIn(blocks).map(
        (ref) =>
          source.items.get(Number(ref.split(':')[1]))?.metas.find(({ key }) => key === '_wp_attached_file')?.value,
      )
      const wanted = (expected.images ?? []).flatMap(({ file }) => file ?? [])
      const originals = files.map((file) => file?.replace(/-(?:scaled|rotated)(?=\.)/, ''))
      expect(wanted.filter((file) => !originals.includes(file))).toEqual([])
    })

    it('leads where it led', () => {
      const refs = new Set(refsIn(blocks))
      const leads = (address: string) => {
        const target = source.lookup.target(address)
        if (target === undefined || target.to === 'path') return json.includes(target?.path ?? address)
        return refs.has(target.ref.$source) || json.includes(new URL(address, 'https://x.example').pathname)
      }
      // A picture opens large, wherever the link around it led to.
      const links = (expected.linksInside ?? []).filter((address) => !/attachment|zimmer-\d/.test(address))
      // Those of comments, which WordPress shows in a block that is not there here.
      const outside = (expected.linksOutside ?? []).filter((address) => !/(?:old|blog)\.elsewhere/.test(address))
      expect([...links, ...outside].filter((address) => !leads(address))).toEqual([])
      const files = (expected.linksToFiles ?? []).filter((file) => !json.includes(file))
      const shown = files.filter((file) => {
        const media = source.lookup.mediaByAddress(`/wp-content/uploads/${file}`)
        return media === undefined || !refs.has(media.ref.$source)
      })
      expect(shown).toEqual([])
    })

    it('shows its forms', () => {
      const forms = refsIn(blocks).flatMap((ref) => {
        const form = source.items.get(Number(ref.split(':')[1]))
        return form?.kind === 'wpcf7_contact_form' ? [form.title] : []
      })
      expect(forms).toEqual(expected.forms ?? expected.formsFound ?? [])
    })

    it('holds no stray syntax and nothing unsafe', () => {
      expect(json.replace('[gallery ids=\\"1\\"] steht hier als Text', '')).not.toMatch(
        /<!--|\[caption|\[gallery|u003c/,
      )
      expect(json).not.toMatch(/<script|<iframe|<style|<form|javascript:|\son\w+=|style=/i)
    })

    it('is made of blocks that can be read', () => {
      const parse = parseContextOf(source)
      for (const block of blocks) expect(parsed(block, parse, source.items)).toBeDefined()
    })

    it('counts its parts', () => expect(parts).toBe(expected.parts ?? 1))

    it('reports what it has to', () => {
      const lines = report.map(({ subject, example = '' }) => `${subject} ${example}`).join('\n')
      const wanted = Array.isArray(expected.inReport) ? expected.inReport : []
      // Sliders of that name are given here.
      const named = wanted
        .filter((line) => !line.includes('no slider of that name'))
        .map((line) => line.replace(/[“”]/g, ''))
      expect(named.filter((line) => !lines.includes(line))).toEqual([])
    })
  })
})
