import { ourSlug, SlugRegister } from '../addresses/our-slug.ts'
import type { ExportIndex } from '../index-of-export/export-index.ts'
import { fateOf } from '../plan/fate.ts'
import type { ImportOptions } from '../plan/options.ts'
import type { PlannedDocument } from '../plan/plan.ts'
import { authorSlug } from './author-slug.ts'

/** An author of posts, and where the list of their posts will stand. */
export interface AuthorAddress {
  readonly login: string
  readonly name: string
  readonly slug: string
  readonly path: string
}

/** Characters of a name. */
const MAX_NAME_LENGTH = 120

/** Those who wrote a post that is imported, by login. Nobody else needs a page. */
export function authorAddressesOf(index: ExportIndex, options: ImportOptions): ReadonlyMap<string, AuthorAddress> {
  const register = new SlugRegister()
  const addresses = new Map<string, AuthorAddress>()
  const guests = guestNames(index)
  for (const login of writersIn(index, options)) {
    const written = index.authors.get(login)?.name ?? guests.get(login)
    const slug = register.take(ourSlug(authorSlug(login), '') || ourSlug(written ?? '', 'author'), '')
    const name = (written ?? login).trim().slice(0, MAX_NAME_LENGTH) || login
    addresses.set(login, { login, name: withoutAddress(name), slug, path: `/${options.blogSlug}/author/${slug}/` })
  }
  return addresses
}

export function planAuthors(
  authors: ReadonlyMap<string, AuthorAddress>,
  { language }: ImportOptions,
): readonly PlannedDocument[] {
  return [...authors.values()].map(({ login, name, slug, path }) => ({
    key: `author:${login}`,
    collection: 'authors',
    locale: language,
    data: { title: name, slug },
    path,
    dependsOn: [],
    oldAddresses: [],
  }))
}

function writersIn(index: ExportIndex, options: ImportOptions): ReadonlySet<string> {
  const logins = new Set<string>()
  const bySlug = loginsBySlug(index.authors.keys())
  for (const item of index.items.values()) {
    const writers = writersOf(item, bySlug)
    if (writers.every((login) => logins.has(login))) continue
    const fate = fateOf(item, index, options)
    if (fate.fate === 'document' && fate.collection === 'posts') for (const login of writers) logins.add(login)
  }
  return logins
}

/** Prefix of the names that the plugin Co-Authors Plus gives to its terms and guests. */
const CO_AUTHOR = /^cap-/

/** Logins by the part of the address that WordPress makes of them. */
export function loginsBySlug(logins: Iterable<string>): ReadonlyMap<string, string> {
  return new Map([...logins].map((login) => [authorSlug(login), login]))
}

/**
 * Logins of those who wrote an item, in order: those that Co-Authors Plus names, or the one author that an item has. A
 * guest of that plugin has no login; their slug stands for it.
 *
 * @param item.terms Those of the taxonomy `author` are its co-authors.
 */
export function writersOf(
  item: { readonly author: string; readonly terms: readonly { readonly taxonomy: string; readonly slug: string }[] },
  bySlug: ReadonlyMap<string, string>,
): readonly string[] {
  const named = item.terms
    .filter(({ taxonomy }) => taxonomy === 'author')
    .map(({ slug }) => slug.replace(CO_AUTHOR, ''))
    .map((slug) => bySlug.get(slug) ?? slug)
  if (named.length > 0) return [...new Set(named)]
  return item.author === '' ? [] : [item.author]
}

/** Names of the guests of Co-Authors Plus, by their slugs. */
function guestNames(index: ExportIndex): ReadonlyMap<string, string> {
  const guests = [...index.items.values()].filter(({ kind }) => kind === 'guest-author')
  return new Map(guests.map(({ slug, title }) => [slug.replace(CO_AUTHOR, ''), title]))
}

/** A name that is a mail address loses its host: what stands on pages must not be one. */
function withoutAddress(name: string): string {
  return /^[^\s@]{1,64}@[^\s@]{1,255}$/.test(name) ? name.slice(0, name.indexOf('@')) : name
}
