import { sql } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import { compoundEndings } from '../../core/compounds.ts'
import { toTsvector } from '../../core/expression.ts'
import { trigramsOf } from '../../core/near-words.ts'
import { type EntryTerms, termsOf } from '../../core/terms.ts'
import type { Entry, IndexedDocument } from './entry.ts'
import { isPostgres, type Run, tablesOf } from './tables.ts'

/**
 * Puts a document into one generation of the index, instead of what it has of it.
 *
 * @param run Belongs to a transaction.
 */
export async function writeDocument(
  payload: Payload,
  run: Run,
  generation: number,
  { collection, document, entries, changed, parts }: IndexedDocument,
): Promise<void> {
  const tables = tablesOf(generation)
  const current = new Set(entries.map(({ locale }) => locale))
  const known = await run(
    sql`select id, locale from ${tables.documents} where collection = ${collection} and document = ${document}`,
  )
  for (const { id, locale } of known) {
    if (current.has(String(locale))) continue
    if (!isPostgres(payload)) await run(sql`delete from ${tables.terms} where rowid = ${id}`)
    await run(sql`delete from ${tables.documents} where id = ${id}`)
  }
  if (known.length > 0) {
    await run(sql`delete from ${tables.parts} where collection = ${collection} and document = ${document}`)
  }
  for (const part of new Set(parts)) {
    await run(
      sql`insert into ${tables.parts} (part, collection, document) values (${part}, ${collection}, ${document})`,
    )
  }
  for (const entry of entries) {
    const terms = termsOf(entry, entry.type, entry.locale)
    await writeEntry(payload, run, generation, { collection, document, changed, entry, terms })
    await writeWords(payload, run, generation, { locale: entry.locale, words: terms.words })
  }
}

interface Written {
  readonly collection: string
  readonly document: string
  readonly changed: string
  readonly entry: Entry
  readonly terms: EntryTerms
}

async function writeEntry(
  payload: Payload,
  run: Run,
  generation: number,
  { collection, document, changed, entry, terms }: Written,
): Promise<void> {
  const { documents, terms: index } = tablesOf(generation)
  const { locale, type, title, path, image, date, headings, body } = entry
  const onPostgres = isPostgres(payload)
  const vectors = onPostgres
    ? {
        names: sql.raw(', standing, whole'),
        values: sql`, ${toTsvector(terms.standing)}::tsvector, ${toTsvector(terms.stems, terms.running)}::tsvector`,
        again: sql.raw(', standing = excluded.standing, whole = excluded.whole'),
      }
    : { names: sql``, values: sql``, again: sql`` }
  const [row] = await run(sql`insert into ${documents}
    (collection, document, locale, type, title, path, image, image_alt, date, changed, headings, body${vectors.names})
    values (${collection}, ${document}, ${locale}, ${type}, ${title}, ${path}, ${image?.path ?? null},
      ${image?.alt ?? null}, ${date}, ${changed}, ${headings}, ${body}${vectors.values})
    on conflict (collection, document, locale) do update set type = excluded.type, title = excluded.title,
      path = excluded.path, image = excluded.image, image_alt = excluded.image_alt, date = excluded.date,
      changed = excluded.changed, headings = excluded.headings, body = excluded.body${vectors.again}
    returning id`)
  if (onPostgres) return
  const text = [...terms.running, ...terms.standing, ...terms.stems].join(' ')
  await run(sql`insert or replace into ${index} (rowid, terms) values (${row?.id}, ${text})`)
}

/** Words stay known when the last document with them goes: until the next rebuild they only cost their bytes. */
async function writeWords(
  payload: Payload,
  run: Run,
  generation: number,
  { locale, words }: { readonly locale: string; readonly words: readonly string[] },
): Promise<void> {
  const tables = tablesOf(generation)
  // In one order, so that two documents with the same new words do not wait for each other.
  const list = JSON.stringify([...words].sort())
  const rows = sql.raw(isPostgres(payload) ? 'json_array_elements_text' : 'json_each')
  const cast = sql.raw(isPostgres(payload) ? '::json' : '')
  const added = await run(sql`insert into ${tables.words} (locale, word)
    select ${locale}, value from ${rows}(${list}${cast}) as list where true
    on conflict do nothing returning word`)
  if (added.length === 0) return
  const pairs = added.flatMap(({ word }) => keysOf(String(word), locale).map((key) => [key, word]))
  if (pairs.length === 0) return
  const grams = isPostgres(payload)
    ? sql`select value ->> 0, value ->> 1 from json_array_elements(${JSON.stringify(pairs)}::json) as list`
    : sql`select value ->> 0, value ->> 1 from json_each(${JSON.stringify(pairs)}) as list`
  await run(sql`insert into ${tables.grams} (gram, word) ${grams} where true on conflict do nothing`)
}

/** Letters of the shortest words that may have been meant by a mistyped one. */
const MIN_LENGTH = 3

/** Keys by which a word is found that was mistyped, or of which a part was asked for. */
function keysOf(word: string, locale: string): readonly string[] {
  return [...gramsOf(word, locale), ...compoundEndings(word, locale).map((ending) => endingKey(ending, locale))]
}

function gramsOf(word: string, locale: string): readonly string[] {
  if (word.length < MIN_LENGTH) return []
  return trigramsOf(word).map((gram) => gramKey({ gram, length: word.length, locale }))
}

/** Names a trigram in words of one length and language: words of other lengths need not be looked at. */
export function gramKey({ gram, length, locale }: { gram: string; length: number; locale: string }): string {
  return `${locale} ${length} ${gram}`
}

/** Names an ending of compounds in a language. Keys of trigrams have a number in place of the dash. */
export function endingKey(ending: string, locale: string): string {
  return `${locale} -${ending}`
}
