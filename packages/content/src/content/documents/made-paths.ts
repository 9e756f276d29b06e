import { APIError, type FieldHook, type PayloadRequest, type SanitizedCollectionConfig, ValidationError } from 'payload'
import type { AdminText } from '../../core/admin-text.ts'
import { siteLanguage } from '../../core/languages.ts'
import { type LocalTexts, mapTexts, parseLocalTexts, textIn } from '../../core/local-paths.ts'
import { pageLanguages } from '../../core/page-languages.ts'
import { isSpecialPath } from '../../core/special-pages.ts'
import { text } from '../../core/stored.ts'
import { runSql, sql, transactionOf } from '../../store/sql.ts'
import { answerIn, refusal } from '../answers.ts'
import { siteLanguages } from '../languages.ts'
import { setAside } from '../trash/name-aside.ts'
import { trashMove } from '../trash/trash-move.ts'
import { fixedSlug, type SlugSource, slugOfWords } from './fixed-slug.ts'

/** Documents with one title that get addresses by themselves: their first, and then with a number. */
const MAX_TRIES = 50

/** A document that is being saved. */
interface Saving {
  /** Values that are saved; a field that is not among them stays. */
  readonly data: Readonly<Record<string, unknown>>
  /** As it was until then; undefined for a new one. */
  readonly before: Readonly<Record<string, unknown>> | undefined
  readonly req: PayloadRequest
}

/** Gives the whole address that a slug makes in a language. */
type PathOf = (slug: string, locale: string) => string

/** Rules for the addresses of a collection. */
export interface AddressSource extends SlugSource {
  /** Finds where a document stands. */
  readonly place: (saving: Saving) => Promise<PathOf>
  /** Slugs that are the address of something else: none is made that is one of them. */
  readonly reserved?: RegExp
}

/**
 * Makes the path of a document in each language that it is written in. A language without a slug of its own has that of
 * the first one that the document is written in. A slug that an editor wrote must be free; one that nobody chose for this
 * language gets a number where it is not. So does one that comes out of the trash, unless it would be published under that
 * number before its editor has seen it.
 *
 * @returns A hook of the field `path`, which saves `slug` beside it. It throws a {@link ValidationError} or
 *   {@link APIError} when something else has the address.
 */
export function madePaths(source: AddressSource): FieldHook {
  return async ({ collection, data = {}, operation, originalDoc, req, siblingData, siblingDocWithLocales, value }) => {
    if (!collection) return value
    const stored = siblingDocWithLocales ?? {}
    const before = operation === 'create' ? undefined : originalDoc
    const languages = siteLanguages(req.payload)
    const locale = siteLanguage(req.locale, languages)
    if (trashMove(data, before) === 'leaves') {
      const aside = mapTexts(parseLocalTexts(stored.path), (path) => setAside(path, before?.id))
      stored.path = aside
      return aside[locale]
    }
    const written = pageLanguages(data.languages ?? before?.languages, languages)
    const made = await makeAddresses(
      { collection, data, before, stored, req, locale, written, pathOf: await source.place({ data, before, req }) },
      source,
    )
    stored.slug = { ...parseLocalTexts(stored.slug), ...made.slugs }
    stored.path = { ...parseLocalTexts(stored.path), ...made.paths }
    // A version is restored, and a document leaves the trash, in a language that it may not be written in.
    siblingData.slug = made.slugs[locale]
    siblingData.path = made.paths[locale]
    return made.paths[locale]
  }
}

interface Making extends Saving {
  readonly collection: SanitizedCollectionConfig
  /** Its fields as they are stored, those by language in all languages. */
  readonly stored: Readonly<Record<string, unknown>>
  /** Language that is saved. */
  readonly locale: string
  /** Languages that it is written in, the first of which the others have their slug of. */
  readonly written: readonly string[]
  readonly pathOf: PathOf
}

interface MadeAddresses {
  /** Null where a language has no slug of its own. */
  readonly slugs: Readonly<Record<string, string | null>>
  readonly paths: LocalTexts
}

async function makeAddresses(making: Making, source: AddressSource): Promise<MadeAddresses> {
  const { written, locale, pathOf } = making
  const [main = locale, ...others] = written
  const own = parseLocalTexts(making.stored.slug)
  const slug = await mainSlug(making, main, source)
  const slugs: Record<string, string | null> = { [main]: slug }
  const paths: Record<string, string> = { [main]: pathOf(slug, main) }
  for (const language of others) {
    const asked = language === locale ? slugAsked(making, own[language]) : own[language]
    const isSame = isSameEverywhere(paths[main])
    if (isSame && asked !== undefined && asked !== slug && language === locale) {
      const isHome = paths[main] === '/'
      refuse(making, {
        en: `${isHome ? 'The home page' : 'This page'} has the address ${paths[main]} in every language. Leave this empty.`,
        de: `${isHome ? 'Die Startseite' : 'Diese Seite'} hat in jeder Sprache die Adresse ${paths[main]}. Dieses Feld leer lassen.`,
      })
    }
    const isChosen = asked !== undefined && asked !== slug && !isSame
    const isFixed = isChosen && language === locale
    const free = await freeSlug(making, isChosen ? asked : slug, { ...source, locale: language, isFixed })
    slugs[language] = free === slug ? null : free
    paths[language] = pathOf(free, language)
  }
  return { slugs, paths }
}

/** True for a path at which the site itself expects a page, in every language. */
function isSameEverywhere(path: string | undefined): boolean {
  return path === '/' || isSpecialPath(path)
}

/** The slug of the first language, which those have that have none of their own. */
async function mainSlug(making: Making, main: string, source: AddressSource): Promise<string> {
  const { collection, data, before, stored, locale, req } = making
  const [slugs, paths] = [parseLocalTexts(stored.slug), parseLocalTexts(stored.path)]
  // When the site's first language has become another one, the slug may be stored in that which was the first.
  const had = slugs[main] ?? (paths[main] === undefined ? undefined : textIn(slugs, main, siteLanguages(req.payload)))
  if (main !== locale) {
    const words = parseLocalTexts(stored[source.field])
    return freeSlug(making, had ?? slugOfWords({ [source.field]: words[main] }, main, source), {
      ...source,
      locale: main,
    })
  }
  const fixed = await fixedSlug({ collection, data, before, had, locale, req }, source)
  const wanted = fixed ?? slugOfWords({ ...before, ...data }, locale, source)
  return freeSlug(making, wanted, { ...source, locale: main, isFixed: fixed !== undefined })
}

/** Slug that an editor asks for in a language that need not have a slug of its own; undefined: none. */
function slugAsked({ data }: Making, had: string | undefined): string | undefined {
  return data.slug === undefined ? had : text(data.slug)
}

/**
 * The first of a slug and those made of it with a number that makes an address which nothing else has.
 *
 * @param options.isFixed Whether it is this slug or none.
 */
async function freeSlug(
  making: Making,
  wanted: string,
  options: Pick<AddressSource, 'reserved'> & { readonly locale: string; readonly isFixed?: boolean },
): Promise<string> {
  const { locale, isFixed = false, reserved } = options
  const { data, before, pathOf } = making
  const returns = trashMove(data, before) === 'returns'
  for (let number = 1; number <= (isFixed && !returns ? 1 : MAX_TRIES); number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`
    // One that an editor wrote is refused where it stands.
    if ((!isFixed && reserved?.test(slug)) || !(await isFree(making, pathOf(slug, locale), locale))) continue
    if (number === 1 || !returns || data._status !== 'published') return slug
    const [had, offered] = [pathOf(wanted, locale), pathOf(slug, locale)]
    // What a list shows of errors of fields is only which field it is.
    throw refusal(
      {
        en: `Something else has the address ${had} by now. Restore this as a draft: it gets the address ${offered}, which you can change before you publish it.`,
        de: `Die Adresse ${had} hat inzwischen etwas anderes. Als Entwurf wiederherstellen: Er erhält die Adresse ${offered}, die sich vor dem Veröffentlichen ändern lässt.`,
      },
      { status: 409, req: making.req },
    )
  }
  return refuse(making, {
    en: `Something else has the address ${pathOf(wanted, locale)}. Choose another one.`,
    de: `Die Adresse ${pathOf(wanted, locale)} hat etwas anderes. Eine andere wählen.`,
  })
}

async function isFree({ collection, before, req }: Making, path: string, locale: string): Promise<boolean> {
  // Every document that is saved asks: a query of Payload's would take ten times as long as the statement.
  const table = sql.identifier(`${collection.slug.replaceAll('-', '_')}_locales`)
  const others = await runSql(
    req.payload,
    sql`select 1 as taken from ${table}
      where path = ${path} and _locale = ${locale} and _parent_id <> ${before?.id ?? 0} limit 1`,
    await transactionOf(req),
  )
  return others.length === 0
}

function refuse({ collection, req }: Making, text: AdminText): never {
  throw new ValidationError({
    collection: collection.slug,
    errors: [{ path: 'slug', message: answerIn(text, req) }],
    req,
  })
}
