import { list } from '@vitrine/content/core'
import { withoutTags } from '../../core/html/without-tags.ts'
import { isNamedOutright } from '../network/network-rules.ts'
import { type SiteClientOptions, siteClient } from '../network/site-client.ts'
import type { WebClient } from '../network/web-client.ts'
import { ExportFileError } from '../reading/export-files.ts'

/** An application password, as WordPress makes them for an account. */
export interface RestCredentials {
  readonly user: string
  readonly password: string
}

/** Bytes of one answer: a page of a list, with the contents of its items. */
const MAX_ANSWER_BYTES = 64 * 1024 * 1024

/** Items that are asked for at once. WordPress gives a hundred at most; pages of builders are long. */
const PAGE_SIZE = 50

/** Pages of one list that are read. */
const MAX_LIST_PAGES = 40_000

/** Characters of a server's own words that are shown. */
const MAX_MESSAGE_LENGTH = 200

type Row = Readonly<Record<string, unknown>>

export type RestAnswer =
  | { readonly kind: 'json'; readonly json: unknown; readonly pages: number | undefined }
  | { readonly kind: 'refused'; readonly reason: string }

/** A list that could not be read, or not to its end. The message is a clause for the owner. */
export class RestListError extends Error {
  override readonly name = 'RestListError'
  /** Pages that were read before. */
  readonly pagesRead: number

  constructor(reason: string, pagesRead: number) {
    super(reason)
    this.pagesRead = pagesRead
  }
}

/** The REST interface of a running WordPress. Only its own host is asked, and nothing but GET. */
export class RestClient {
  readonly #client: WebClient
  readonly #headers: Readonly<Record<string, string>>
  /** Address of a path of the interface, with a query. */
  readonly #addressOf: (path: string, query: URLSearchParams) => URL
  /** Description of the interface by itself. */
  readonly root: unknown
  readonly hasCredentials: boolean

  private constructor(
    client: WebClient,
    root: Pick<RestClient, 'root' | 'hasCredentials'> & {
      readonly headers: Readonly<Record<string, string>>
      readonly addressOf: (path: string, query: URLSearchParams) => URL
    },
  ) {
    this.#client = client
    this.#headers = root.headers
    this.#addressOf = root.addressOf
    this.root = root.root
    this.hasCredentials = root.hasCredentials
  }

  /**
   * Finds the interface of a site and proves the password.
   *
   * @param home Address of the site.
   * @throws {ExportFileError} When there is none, or the password is not accepted.
   */
  static async open(
    home: URL,
    credentials: RestCredentials | undefined,
    options?: SiteClientOptions,
  ): Promise<RestClient> {
    if (credentials && home.protocol !== 'https:' && !isNamedOutright(home)) {
      throw new ExportFileError(`A password is only sent by https. Give the address as https://${home.host}.`)
    }
    const client = siteClient(home, options)
    const headers = { accept: 'application/json', ...(credentials && { authorization: basic(credentials) }) }
    const hasCredentials = credentials !== undefined
    let reason = ''
    for (const addressOf of [prettyAddress(home), plainAddress(home)]) {
      // An unknown password is refused everywhere, also where nobody asks for one.
      const found = await ask(client, addressOf('', new URLSearchParams()), { accept: headers.accept })
      if (found.kind === 'json') {
        const opened = new RestClient(client, { root: found.json, headers, addressOf, hasCredentials })
        if (credentials) await opened.#prove(credentials)
        return opened
      }
      reason ||= found.reason
    }
    throw new ExportFileError(
      `“${home.href}” has no REST interface that can be read: ${reason}. Look whether the address is right and whether a plugin turns the interface off, or give an export instead.`,
    )
  }

  async get(path: string, query: Readonly<Record<string, string>> = {}): Promise<RestAnswer> {
    return ask(this.#client, this.#addressOf(path, new URLSearchParams(query)), this.#headers)
  }

  /**
   * Reads a list page by page.
   *
   * @throws {RestListError} When a page cannot be read.
   */
  async *all(path: string, query: Readonly<Record<string, string>>): AsyncGenerator<readonly Row[]> {
    for (let page = 1; page <= MAX_LIST_PAGES; page += 1) {
      const answer = await this.get(path, { ...query, per_page: String(PAGE_SIZE), page: String(page) })
      if (answer.kind === 'refused') throw new RestListError(answer.reason, page - 1)
      if (!Array.isArray(answer.json)) throw new RestListError('its answer is no list', page - 1)
      yield list(answer.json)
      const isLast = answer.pages === undefined ? answer.json.length < PAGE_SIZE : page >= answer.pages
      if (isLast) return
    }
  }

  async #prove({ user }: RestCredentials): Promise<void> {
    const me = await this.get('wp/v2/users/me', { context: 'edit' })
    if (me.kind === 'json') return
    throw new ExportFileError(
      `The old site does not accept “${user}” with this password: ${me.reason}. Make an application password in WordPress (Users, Profile, Application Passwords); the password of the account itself does not do.`,
    )
  }
}

function basic({ user, password }: RestCredentials): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
}

function prettyAddress(home: URL) {
  const folder = home.pathname.replace(/\/+$/, '')
  return (path: string, query: URLSearchParams) => {
    const address = new URL(`${folder}/wp-json/${path}`, home)
    address.search = query.toString()
    return address
  }
}

/** Sites with plain permalinks have no address of that name. */
function plainAddress(home: URL) {
  const folder = home.pathname.replace(/\/+$/, '')
  return (path: string, query: URLSearchParams) => {
    const address = new URL(`${folder}/`, home)
    address.search = new URLSearchParams([['rest_route', `/${path}`], ...query]).toString()
    return address
  }
}

async function ask(client: WebClient, address: URL, headers: Readonly<Record<string, string>>): Promise<RestAnswer> {
  const got = await client.get(address, { maxBytes: MAX_ANSWER_BYTES, headers })
  if (got.kind === 'none') return { kind: 'refused', reason: got.reason }
  const { body, headers: answered, status } = got.answer
  const json = parsed(body)
  if (status === 200 && json !== undefined) {
    const pages = Number(answered['x-wp-totalpages'])
    return { kind: 'json', json, pages: Number.isSafeInteger(pages) && pages >= 0 ? pages : undefined }
  }
  if (status === 200) return { kind: 'refused', reason: 'it answers with a page instead of JSON' }
  const message = wordsOf(json)
  return { kind: 'refused', reason: `it answers ${status}${message && ` (${message})`}` }
}

function parsed(body: Uint8Array): unknown {
  try {
    // Output of plugins may stand before the JSON, a mark of the byte order among it.
    return JSON.parse(new TextDecoder().decode(body).replace(/^[^[{]{0,1000}(?=[[{])/, ''))
  } catch {
    // A page, or an answer that was cut: said by who asked.
    return undefined
  }
}

function wordsOf(json: unknown): string {
  const message = typeof json === 'object' && json !== null && 'message' in json ? json.message : ''
  return typeof message === 'string' ? withoutTags(message).slice(0, MAX_MESSAGE_LENGTH) : ''
}
