import { BROKEN_LINKS_PATH, type FileProblem, REDIRECTS_FILE_PATH } from '../../core/redirects-file.ts'
import { list, record, text } from '../../core/stored.ts'

const API = '/api/redirects'

/** Address from which all redirects are downloaded. */
export const REDIRECTS_FILE = API + REDIRECTS_FILE_PATH

/** A link that visitors followed to no page. */
export interface BrokenLink {
  readonly address: string
  /** Times that it was followed. */
  readonly count: number
  /** Page or site that has it; empty: nobody knows. */
  readonly referrer: string
  /** Addresses that may be meant, the likeliest first. */
  readonly offers: readonly string[]
}

/** Result of a file. */
export type ImportOutcome =
  | { readonly added: number; readonly replaced: number; readonly same: number }
  | { readonly message: string; readonly problems: readonly FileProblem[]; readonly total: number }

/** Reads the broken links that are worth most. Throws when the site does not answer. */
export async function readBrokenLinks(): Promise<{ readonly links: readonly BrokenLink[]; readonly total: number }> {
  const response = await fetch(API + BROKEN_LINKS_PATH, { credentials: 'include' })
  if (!response.ok) throw new Error(`The site answered ${response.status}.`)
  const answer = record(await response.json())
  const links = list(answer.links).map(({ address, count, referrer, offers }) => ({
    address: String(address),
    count: Number(count),
    referrer: text(referrer) ?? '',
    offers: Array.isArray(offers) ? offers.map(String) : [],
  }))
  return { links, total: Number(answer.total) }
}

/** Makes a redirect. @param to Undefined: the address is gone. @returns True if it is there now. */
export async function makeRedirect(from: string, to: string | undefined): Promise<boolean> {
  try {
    const response = await fetch(API, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(to === undefined ? { from, status: '410' } : { from, to, status: '301' }),
    })
    return response.ok
  } catch {
    // No answer: it is not known to be there.
    return false
  }
}

/** Sends a file of redirects. Throws when the site does not answer. */
export async function importRedirects(file: File): Promise<ImportOutcome> {
  const response = await fetch(REDIRECTS_FILE, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'text/csv' },
    body: file,
  })
  const answer = record(await response.json())
  if (response.ok) {
    return { added: Number(answer.added), replaced: Number(answer.replaced), same: Number(answer.same) }
  }
  const problems = list(answer.problems).map(({ line, message }) => ({ line: Number(line), message: String(message) }))
  return { message: text(answer.message) ?? '', problems, total: Number(answer.total ?? problems.length) }
}
