import type {
  SourceAuthor,
  SourceEvent,
  SourceItem,
  SourceItemEvent,
  SourceProblem,
  SourceSite,
  SourceTerm,
} from './source.ts'
import { withWpmlTerms } from './wpml-terms.ts'

/** Items that one import takes: a hundred times as many as a large site has. */
export const MAX_ITEMS = 2_000_000

/** Authors and terms that are told apart; those beyond stay with the items that name them. */
export const MAX_NAMES = 200_000

/** Added to the number of an item that an item of another kind has already: more than any site has. */
const OTHER_KIND = 1_000_000_000_000

/** Makes one export of the events of several files, one file after the other. */
export class SourceMerge {
  #site: SourceSite | undefined
  #isOtherSite = false
  #places = 0
  readonly #items = new Map<number, MergedItem>()
  readonly #authors = new Map<string, 'named' | 'listed'>()
  readonly #terms = new Map<string, 'named' | 'listed'>()
  /** Slugs by taxonomy and name: files of version 1.0 name the parents of categories, and do not give their slugs. */
  readonly #slugs = new Map<string, string>()

  /** Begins the next file. */
  startFile(): void {
    this.#isOtherSite = false
  }

  add(event: SourceEvent): readonly SourceEvent[] {
    if (event.event === 'problem') return [event]
    if (event.event === 'site') return this.#addSite(event.site)
    if (this.#isOtherSite) return []
    switch (event.event) {
      case 'author':
        return this.#addAuthor(event.author, 'listed')
      case 'term':
        return this.#addTerm(event.term, 'listed')
      case 'item':
        return this.#addItem(event.item)
    }
  }

  #addSite(site: SourceSite): readonly SourceEvent[] {
    if (this.#site === undefined) {
      this.#site = site
      return [{ event: 'site', site }]
    }
    this.#isOtherSite = hostOf(site.address) !== hostOf(this.#site.address)
    if (!this.#isOtherSite) return []
    return [
      problem({
        code: 'other-site',
        message: `One of the files is of ${site.address || 'a site without an address'}, the first is of ${this.#site.address}. It is left out, since the numbers of two sites do not go together; import it on its own.`,
      }),
    ]
  }

  #addAuthor(author: SourceAuthor, how: 'named' | 'listed'): readonly SourceEvent[] {
    if (!isNews(this.#authors, author.login, how)) return []
    return [{ event: 'author', author }]
  }

  #addTerm(term: SourceTerm, how: 'named' | 'listed'): readonly SourceEvent[] {
    const key = `${term.taxonomy}:${term.slug}`
    if (!isNews(this.#terms, key, how)) return []
    this.#slugs.set(`${term.taxonomy}:${term.name}`, term.slug)
    return [{ event: 'term', term: this.#withParentSlug(term) }]
  }

  #withParentSlug(term: SourceTerm): SourceTerm {
    if (term.parent === undefined || this.#terms.has(`${term.taxonomy}:${term.parent}`)) return term
    return { ...term, parent: this.#slugs.get(`${term.taxonomy}:${term.parent}`) ?? term.parent }
  }

  #addItem(written: SourceItem): readonly SourceEvent[] {
    const item = withWpmlTerms(this.#apart(written))
    this.#places += 1
    if (this.#places > MAX_ITEMS) return this.#places === MAX_ITEMS + 1 ? [problem(TOO_MANY)] : []
    const place = this.#places
    const before = this.#items.get(item.id)
    const modifiedAt = item.modifiedAt ?? item.publishedAt ?? 0
    if (before && modifiedAt < before.modifiedAt) return [problem(itemTwice(item))]
    this.#items.set(item.id, { place, modifiedAt, kind: item.kind })
    const event: SourceItemEvent = { event: 'item', item, place, ...(before && { replaces: before.place }) }
    return [...this.#namedBy(item), event, ...(before ? [problem(itemTwice(item))] : [])]
  }

  /** Items of two kinds with one number, as files that were put together by hand have them, are two. */
  #apart(item: SourceItem): SourceItem {
    let { id } = item
    while ((this.#items.get(id)?.kind ?? item.kind) !== item.kind) id += OTHER_KIND
    return id === item.id ? item : { ...item, id }
  }

  /** Author and terms that only the item names. */
  #namedBy(item: SourceItem): readonly SourceEvent[] {
    const { author: login } = item
    const authors = login === '' ? [] : this.#addAuthor({ login, name: login }, 'named')
    const terms = item.terms.flatMap((term) => this.#addTerm({ ...term, metas: [] }, 'named'))
    return [...authors, ...terms]
  }
}

interface MergedItem {
  readonly place: number
  readonly modifiedAt: number
  readonly kind: string
}

/** True when a thing is met first, or listed with all that is known of it after it was only named. */
function isNews(known: Map<string, 'named' | 'listed'>, key: string, how: 'named' | 'listed'): boolean {
  const before = known.get(key)
  if (before === undefined && known.size === MAX_NAMES) return false
  if (before === 'listed' || before === how) return false
  known.set(key, how)
  return true
}

const TOO_MANY: SourceProblem = {
  code: 'too-large',
  message: `The export holds more than ${MAX_ITEMS} items; those beyond are left out. Export it in parts.`,
}

function problem(what: SourceProblem): SourceEvent {
  return { event: 'problem', problem: what }
}

function itemTwice({ id, title }: SourceItem): SourceProblem {
  const message = `Item ${id} (“${title}”) is in the files twice; the one that was saved later is taken.`
  return { code: 'item-twice', message, item: { id, title } }
}

function hostOf(address: string): string {
  return address
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/[/:?#].*$/s, '')
    .toLowerCase()
}
