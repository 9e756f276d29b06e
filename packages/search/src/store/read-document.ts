import { isSpecialPath, parseLocalTexts, parseVisibility, record, referenceId, textIn } from '@vitrine/content/core'
import { isCollection } from '@vitrine/content/documents'
import { siteLanguages } from '@vitrine/content/languages'
import type { Field, Payload } from 'payload'
import { searchMark } from '../core/search-mark.ts'
import { type DocumentText, documentText, MAX_TEXT_LENGTH, type Model } from './document-text.ts'
import { type Entry, type IndexedDocument, partKey } from './index/entry.ts'
import { type RowSource, rowSourceOf } from './index/row-sources.ts'
import type { Run } from './index/tables.ts'

/** Documents within documents that are followed: a page, a reusable block in it, a slider in that. */
const MAX_DEPTH = 3

/** A document to read, in the transaction in which it was changed. */
export interface Reading {
  readonly collection: string
  readonly id: number | string
  /** Belongs to that transaction. */
  readonly run: Run
  readonly transactionID?: number | string | undefined
}

type Stored = Readonly<Record<string, unknown>>

/**
 * Reads a document as visitors find it.
 *
 * @returns Without entries when it is not published, or kept from search engines, or gone.
 */
export async function readDocument(payload: Payload, reading: Reading): Promise<IndexedDocument> {
  const source = rowSourceOf(payload, reading.collection)
  if (source) return readRow(source, reading)
  const mark = searchMark(configOf(payload, reading.collection)?.custom)
  return indexed(payload, reading, mark?.kind === 'document' ? await read(payload, reading) : undefined)
}

/** Reads a row of a feature's own table. Its path is asked for when it is found: it names none. */
async function readRow({ collection, type, rows }: RowSource, { id, run }: Reading): Promise<IndexedDocument> {
  const row = await rows.read(run, Number(id))
  const entry = row && {
    ...row,
    type,
    path: '',
    image: undefined,
    headings: '',
    body: row.body.slice(0, MAX_TEXT_LENGTH),
  }
  return { collection, document: String(id), entries: entry ? [entry] : [], changed: '', parts: [] }
}

/** Reads documents of one collection, in one go. Those that are gone are left out. */
export async function readDocuments(
  payload: Payload,
  { collection, ids, run, transactionID }: Omit<Reading, 'id'> & { readonly ids: readonly (number | string)[] },
): Promise<readonly IndexedDocument[]> {
  if (!isCollection(payload, collection)) return []
  const source = rowSourceOf(payload, collection)
  if (source) {
    const rows: IndexedDocument[] = []
    for (const id of ids) rows.push(await readRow(source, { collection, id, run }))
    return rows
  }
  const { docs } = await payload.find({
    collection,
    where: { id: { in: [...ids] } },
    limit: ids.length,
    pagination: false,
    ...AS_STORED,
    req: inThe(transactionID),
  })
  const documents: IndexedDocument[] = []
  for (const stored of docs.map(record)) {
    const reading = { collection, id: referenceId(stored.id) ?? '', run, transactionID }
    documents.push(await indexed(payload, reading, stored))
  }
  return documents
}

async function indexed(payload: Payload, reading: Reading, stored: Stored | undefined): Promise<IndexedDocument> {
  const { collection, id } = reading
  const mark = searchMark(configOf(payload, collection)?.custom)
  const nothing = { collection, document: String(id), entries: [], changed: textOf(stored?.updatedAt), parts: [] }
  if (mark?.kind !== 'document' || !stored || !isPublic(stored)) return nothing
  const titleField = configOf(payload, collection)?.admin?.useAsTitle ?? 'title'
  const parts = new Set<string>()
  const entries: Entry[] = []
  for (const locale of languagesOf(payload, stored.languages)) {
    const text = await textWithParts(payload, { reading, stored, locale, without: [titleField], seen: parts, depth: 0 })
    const title = inLanguage(payload, stored[titleField], locale)
    const path = pathIn(payload, stored.path, locale)
    if (title === undefined || path === undefined || isSpecialPath(path)) continue
    entries.push({
      locale,
      type: mark.type,
      title,
      path,
      image: await readImage(payload, reading, referenceId(dataOf(stored.meta).image) ?? text.image, locale),
      date: textOf(stored[mark.date]) || textOf(stored.createdAt),
      headings: text.headings,
      body: text.body,
    })
  }
  return { collection, document: String(id), entries, changed: textOf(stored.updatedAt), parts: [...parts] }
}

interface TextReading {
  readonly reading: Reading
  readonly stored: Stored
  readonly locale: string
  readonly without: readonly string[]
  readonly seen: Set<string>
  readonly depth: number
}

/** The text of a document and of all that is shown in it. */
async function textWithParts(payload: Payload, options: TextReading): Promise<Omit<DocumentText, 'parts'>> {
  const { reading, stored, locale, without, seen, depth } = options
  const own = documentText(fieldsOf(payload, reading.collection), stored, modelOf(payload, locale), without)
  let { headings, body, image } = own
  for (const { collection, id } of own.parts) {
    const key = partKey(collection, id)
    seen.add(key)
    if (depth >= MAX_DEPTH || body.length > MAX_TEXT_LENGTH) continue
    const part = { ...reading, collection, id }
    const shown = await read(payload, part)
    if (!shown || !isPublished(shown)) continue
    // What a part is called is for editors, or for screen readers.
    const text = await textWithParts(payload, {
      reading: part,
      stored: shown,
      locale,
      without: ['title'],
      seen,
      depth: depth + 1,
    })
    headings = joined(headings, text.headings)
    body = joined(body, text.body)
    image ??= text.image
  }
  return { headings, body, image }
}

/** As published, in all languages, references not followed. */
const AS_STORED = { depth: 0, draft: false, locale: 'all', fallbackLocale: false, overrideAccess: true } as const

async function read(payload: Payload, { collection, id, transactionID }: Reading): Promise<Stored | undefined> {
  if (!isCollection(payload, collection)) return undefined
  const found = await payload.findByID({
    collection,
    id,
    disableErrors: true,
    ...AS_STORED,
    req: inThe(transactionID),
  })
  return found ? record(found) : undefined
}

/** Only the transaction of a request: its language stays what it is. */
function inThe(transactionID: Reading['transactionID']) {
  return transactionID === undefined ? {} : { transactionID }
}

async function readImage(
  payload: Payload,
  reading: Reading,
  id: number | string | undefined,
  locale: string,
): Promise<Entry['image']> {
  if (id === undefined) return undefined
  const medium = await read(payload, { ...reading, collection: 'media', id })
  if (!medium || !textOf(medium.mimeType).startsWith('image/')) return undefined
  const small = textOf(dataOf(dataOf(medium.sizes).webp480).filename)
  const file = small || textOf(medium.filename)
  return { path: `/media/${encodeURIComponent(file)}`, alt: inLanguage(payload, medium.alt, locale) ?? '' }
}

function isPublic(stored: Stored): boolean {
  const isForEveryone = parseVisibility(stored.visibility) === 'everyone'
  return isPublished(stored) && isForEveryone && dataOf(stored.meta).noIndex !== true
}

/** Documents without drafts are always published. */
function isPublished({ _status }: Stored): boolean {
  return _status === undefined || _status === null || _status === 'published'
}

/** A path that is the same in all languages, or one for each. */
function pathIn(payload: Payload, path: unknown, locale: string): string | undefined {
  return typeof path === 'string' ? path : textIn(parseLocalTexts(path), locale, siteLanguages(payload))
}

/** Languages that a document is written in; one that does not say is written in the default language. */
function languagesOf(payload: Payload, stored: unknown): readonly string[] {
  const codes = siteLanguages(payload)
  const written = codes.filter((code) => Array.isArray(stored) && stored.includes(code))
  return written.length > 0 ? written : [codes[0]]
}

function inLanguage(payload: Payload, value: unknown, locale: string): string | undefined {
  if (typeof value === 'string') return value
  const languages = dataOf(value)
  const text = languages[locale] ?? languages[siteLanguages(payload)[0]]
  return typeof text === 'string' && text.trim() !== '' ? text : undefined
}

function modelOf(payload: Payload, locale: string): Model {
  return {
    block: (slug) => payload.blocks[slug],
    isPart: (collection) => searchMark(configOf(payload, collection)?.custom)?.kind === 'part',
    locale,
    defaultLocale: siteLanguages(payload)[0],
  }
}

function configOf(payload: Payload, collection: string) {
  const known = payload.collections as Readonly<
    Record<string, { readonly config: Payload['config']['collections'][number] }>
  >
  return known[collection]?.config
}

function fieldsOf(payload: Payload, collection: string): readonly Field[] {
  return configOf(payload, collection)?.fields ?? []
}

function joined(one: string, other: string): string {
  return [one, other].filter((text) => text !== '').join('\n')
}

function dataOf(value: unknown): Stored {
  return typeof value === 'object' && value !== null ? (value as Stored) : {}
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
