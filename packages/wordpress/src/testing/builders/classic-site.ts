import { readFileSync } from 'node:fs'
import type { ConvertLookup, FoundMedia } from '../../core/convert/convert.ts'
import type { SourceItem } from '../../core/source/source.ts'
import { refTo } from '../../core/source/source-key.ts'
import { SourceReader } from '../../core/source/source-reader.ts'

const FOLDER = new URL('../../../test-data/exports/classic/', import.meta.url)
const SITE = 'https://lindenhof.example'

function read(): readonly SourceItem[] {
  const reader = new SourceReader('export.xml')
  const events = [...reader.write(readFileSync(new URL('export.xml', FOLDER), 'utf8')), ...reader.end()]
  return events.flatMap((event) => (event.event === 'item' ? [event.item] : []))
}

/** Items of the site `classic` by their ids. */
export const classicItems: ReadonlyMap<number, SourceItem> = new Map(read().map((item) => [item.id, item]))

/** Pages as the site itself knows them, by short names. */
export const classicFacts: Readonly<Record<string, ClassicFacts>> = JSON.parse(
  readFileSync(new URL('expected.json', FOLDER), 'utf8'),
).items

interface ClassicFacts {
  readonly wp: { readonly id: number }
  readonly textContains?: readonly string[]
  readonly mustNotHold?: readonly string[]
  readonly files?: readonly string[]
  readonly videos?: readonly string[]
}

/** Path below the uploads of an attachment. */
export function fileOf(id: number): string {
  return classicItems.get(id)?.metas.find(({ key }) => key === '_wp_attached_file')?.value ?? ''
}

function mediumOf(item: SourceItem | undefined): FoundMedia | undefined {
  if (item?.kind !== 'attachment') return undefined
  const file = fileOf(item.id)
  const kind = /\.mp3$/.test(file) ? 'audio' : /\.mp4$/.test(file) ? 'video' : /\.pdf$/.test(file) ? 'file' : 'image'
  return { ref: refTo(`item:${item.id}`), kind, file, title: item.title, alt: '', caption: item.excerpt }
}

/** Answers as the plan of an import gives them, of this site alone. */
export const classicLookup: ConvertLookup = {
  mediaById: (id) => mediumOf(classicItems.get(id)),
  mediaByAddress(address) {
    const path = address
      .replace(SITE, '')
      .replace('/wp-content/uploads/', '')
      .replace(/-\d+x\d+(?=\.)/, '')
    return mediumOf([...classicItems.values()].find((item) => item.kind === 'attachment' && fileOf(item.id) === path))
  },
  mediaOf: () => [],
  target: (address) =>
    address.startsWith(SITE) || address.startsWith('/')
      ? { to: 'path', path: address.replace(SITE, ''), isKnown: true }
      : undefined,
  item: (id) => classicItems.get(id),
  itemsOf: (kind) => [...classicItems.values()].filter((item) => item.kind === kind),
  term: () => undefined,
  form: () => refTo('item:26'),
  otherForm: () => undefined,
  slider: () => undefined,
  termRef: (taxonomy, slug) => refTo(`term:${taxonomy}:${slug}`),
}
