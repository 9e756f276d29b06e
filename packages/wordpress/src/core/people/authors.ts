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
  for (const login of writersIn(index, options)) {
    const author = index.authors.get(login)
    const slug = register.take(ourSlug(authorSlug(login), '') || ourSlug(author?.name ?? '', 'author'), '')
    const name = (author?.name ?? login).trim().slice(0, MAX_NAME_LENGTH) || login
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
  for (const item of index.items.values()) {
    if (item.author === '' || logins.has(item.author)) continue
    const fate = fateOf(item, index, options)
    if (fate.fate === 'document' && fate.collection === 'posts') logins.add(item.author)
  }
  return logins
}

/** A name that is a mail address loses its host: what stands on pages must not be one. */
function withoutAddress(name: string): string {
  return /^[^\s@]{1,64}@[^\s@]{1,255}$/.test(name) ? name.slice(0, name.indexOf('@')) : name
}
