import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { SourceItem, SourceTerm } from '../core/source/source.ts'
import { converted, lookupOf, type RecordedExport, whole } from '../testing/convert/recorded-export.ts'
import { readExport } from './reading/read-export.ts'

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

interface Export extends RecordedExport {
  readonly expected: Readonly<Record<string, Expected>>
}

const folder = new URL('../../test-data/exports/', import.meta.url)

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
    // A page with footnotes shows their marks as numbers.
    const words = json.includes('"blockType":"footnotes"')
      ? wordsOf(blocks).replace(/\[(\d+)\]/g, '$1')
      : wordsOf(blocks)

    // WordPress shows the titles of all tabs before their texts.
    const isOrdered = !json.includes('"blockType":"tabs"')

    it('keeps all words in order', () => expect(missing(expected.text ?? '', words, isOrdered)).toEqual([]))

    it('holds what it has to hold, and nothing else', () => {
      for (const text of expected.textContains ?? []) expect(folded(words)).toContain(folded(text))
      for (const text of expected.mustNotHold ?? []) expect(json).not.toContain(text)
    })

    it('shows its images', () => {
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
      // An image opens large, wherever the link around it led to.
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
