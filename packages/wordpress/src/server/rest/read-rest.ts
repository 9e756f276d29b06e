import { list } from '@vitrine/content/core'
import { type RestItem, type RestNames, readRestItem } from '../../core/rest/rest-item.ts'
import { type RestKind, type RestTaxonomy, readKinds, readTaxonomies } from '../../core/rest/rest-kinds.ts'
import {
  type RestTerm,
  readRestComment,
  readRestForm,
  readRestSite,
  readRestTerm,
  readRestUser,
} from '../../core/rest/rest-records.ts'
import { idOf } from '../../core/rest/rest-values.ts'
import type { SourceComment, SourceEvent, SourceProblem, SourceTermName } from '../../core/source/source.ts'
import { type RestClient, RestListError } from './rest-client.ts'

/** Comments that are held until the items come that they stand on. */
const MAX_COMMENTS = 200_000

type Row = Readonly<Record<string, unknown>>

/** Reads a running WordPress as the events of an export. */
export async function* readRest(
  client: RestClient,
  {
    address,
    settings,
    progress,
  }: { readonly address: string; readonly settings: unknown; readonly progress: (text: string) => void },
): AsyncGenerator<SourceEvent> {
  yield { event: 'site', site: readRestSite(client.root, settings, address) }
  yield* new RestReading(client, progress).events()
}

/** One reading: what is read first gives names to what comes later. */
class RestReading {
  readonly #client: RestClient
  readonly #progress: (text: string) => void
  readonly #logins = new Map<number, string>()
  readonly #terms = new Map<string, SourceTermName>()
  readonly #comments = new Map<number, SourceComment[]>()
  #taxonomies: readonly RestTaxonomy[] = []

  constructor(client: RestClient, progress: (text: string) => void) {
    this.#client = client
    this.#progress = progress
  }

  async *events(): AsyncGenerator<SourceEvent> {
    yield* this.#users()
    yield* this.#readTaxonomies()
    yield* this.#readComments()
    yield* this.#forms()
    const types = await this.#described('wp/v2/types')
    if (types.kind === 'refused') {
      yield unreadable('its posts and pages', types.reason)
      return
    }
    for (const kind of readKinds(types.json)) yield* this.#items(kind)
  }

  async *#users(): AsyncGenerator<SourceEvent> {
    for await (const row of this.#rows('wp/v2/users', { named: 'authors' })) {
      if ('problem' in row) yield row.problem
      const user = 'row' in row ? readRestUser(row.row) : undefined
      if (!user) continue
      this.#logins.set(user.id, user.author.login)
      yield { event: 'author', author: user.author }
    }
  }

  async *#readTaxonomies(): AsyncGenerator<SourceEvent> {
    const answer = await this.#described('wp/v2/taxonomies')
    if (answer.kind === 'refused') {
      yield unreadable('its categories and tags', answer.reason)
      return
    }
    this.#taxonomies = readTaxonomies(answer.json)
    for (const taxonomy of this.#taxonomies) yield* this.#termsOf(taxonomy)
  }

  async *#termsOf({ path, taxonomy }: RestTaxonomy): AsyncGenerator<SourceEvent> {
    const terms = new Map<number, RestTerm>()
    for await (const row of this.#rows(path, { named: `terms of ${taxonomy}` })) {
      if ('problem' in row) yield row.problem
      const term = 'row' in row ? readRestTerm(row.row, taxonomy) : undefined
      if (term) terms.set(term.id, term)
    }
    for (const { id, parentId, term } of terms.values()) {
      const parent = terms.get(parentId)?.term.slug
      this.#terms.set(`${taxonomy}:${id}`, { taxonomy, slug: term.slug, name: term.name })
      yield { event: 'term', term: { ...term, ...(parent !== undefined && { parent }) } }
    }
  }

  async *#readComments(): AsyncGenerator<SourceEvent> {
    let count = 0
    for (const status of this.#client.hasCredentials ? ['approve', 'hold'] : ['approve']) {
      for await (const row of this.#rows('wp/v2/comments', { named: 'comments', query: { status } })) {
        if ('problem' in row) yield row.problem
        const found = 'row' in row && count < MAX_COMMENTS ? readRestComment(row.row) : undefined
        if (!found) continue
        count += 1
        const known = this.#comments.get(found.postId)
        if (known) known.push(found.comment)
        else this.#comments.set(found.postId, [found.comment])
      }
    }
  }

  /** Forms of Contact Form 7 have a part of the interface of their own, which only some accounts may read. */
  async *#forms(): AsyncGenerator<SourceEvent> {
    const answer = await this.#client.get('contact-form-7/v1/contact-forms', { per_page: '-1' })
    for (const row of answer.kind === 'json' ? list(answer.json) : []) {
      const form = await this.#client.get(`contact-form-7/v1/contact-forms/${idOf(row.id)}`)
      const item = form.kind === 'json' ? readRestForm({ ...row, ...list([form.json])[0] }) : undefined
      if (item) yield { event: 'item', item }
      else if (form.kind === 'refused') yield unreadable(`the form ${idOf(row.id)}`, form.reason)
    }
  }

  async *#items(kind: RestKind): AsyncGenerator<SourceEvent> {
    const names: RestNames = {
      taxonomies: this.#taxonomies,
      loginOf: (id) => this.#logins.get(id) ?? '',
      termOf: (taxonomy, id) => this.#terms.get(`${taxonomy}:${id}`),
      commentsOf: (id) => this.#comments.get(id) ?? [],
    }
    let shownOnly = 0
    // Files have the state of what they belong to.
    const query: Readonly<Record<string, string>> = kind.kind === 'attachment' ? {} : { status: 'any' }
    for await (const row of this.#rows(kind.path, { named: `items of ${kind.kind}`, editorsQuery: query })) {
      if ('problem' in row) yield row.problem
      const found: RestItem | undefined = 'row' in row ? readRestItem(row.row, kind, names) : undefined
      if (!found) continue
      if (!found.isRaw) shownOnly += 1
      yield { event: 'item', item: found.item }
    }
    if (shownOnly > 0) yield { event: 'problem', problem: renderedOnly(kind.kind, shownOnly) }
  }

  /** Rows of a list as an editor gets them, else as visitors do; what cannot be read is a problem in their place. */
  async *#rows(
    path: string,
    { named, query = {}, editorsQuery = {} }: ListToRead,
  ): AsyncGenerator<{ readonly row: Row } | { readonly problem: SourceEvent }> {
    const order = { orderby: 'id', order: 'asc', ...query }
    const asEditor = { ...order, ...editorsQuery, context: 'edit' }
    for (const asked of this.#client.hasCredentials ? [asEditor, order] : [order]) {
      let pages = 0
      try {
        for await (const rows of this.#client.all(path, asked)) {
          pages += 1
          this.#progress(`${named}, page ${pages}`)
          for (const row of rows) yield { row }
        }
        return
      } catch (error) {
        if (!(error instanceof RestListError)) throw error
        if (asked !== order && error.pagesRead === 0) continue
        yield { problem: unreadable(rest(named, error.pagesRead), error.message) }
        return
      }
    }
  }

  /** Kinds and taxonomies that only editors see are in the description for them. */
  async #described(path: string) {
    const forEditors = this.#client.hasCredentials ? await this.#client.get(path, { context: 'edit' }) : undefined
    return forEditors?.kind === 'json' ? forEditors : this.#client.get(path)
  }
}

interface ListToRead {
  /** Name of the rows, for the owner. */
  readonly named: string
  readonly query?: Readonly<Record<string, string>>
  /** Part of the query that only editors may ask. */
  readonly editorsQuery?: Readonly<Record<string, string>>
}

function rest(named: string, pagesRead: number): string {
  return pagesRead === 0 ? named : `${named} after page ${pagesRead}`
}

function unreadable(named: string, reason: string): SourceEvent {
  const message = `The old site does not give ${named}: ${reason}. They are not imported.`
  return { event: 'problem', problem: { code: 'not-readable', message } }
}

function renderedOnly(kind: string, count: number): SourceProblem {
  const message = `${count} items of the kind ${kind} came as visitors see them, without their blocks and shortcodes. Give an account that may edit them by --user.`
  return { code: 'not-raw', message }
}
