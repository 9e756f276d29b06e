import { setTimeout as pause } from 'node:timers/promises'
import { fileNameOf } from '../../core/media/upload-path.ts'
import { type HttpAnswer, requestAt } from '../network/http-request.ts'
import { addressToConnect, type NetworkRules, PUBLIC_ONLY } from '../network/network-rules.ts'
import { pauseAskedMs } from '../network/pause-asked.ts'
import { MAX_FILE_BYTES } from './file-sources.ts'
import type { FileSource, FoundFile } from './found-file.ts'

/** Places that an answer may lead on to. */
const MAX_REDIRECTS = 5

/** Milliseconds for one file, redirects and body included. */
const TIMEOUT_MS = 30_000

/** Times that a server which is busy is asked. */
const MAX_TRIES = 3

/** Files that failed with no server answering, after which none is asked any more. */
const MAX_UNREACHABLE = 20

/**
 * Fetches from the old site what is not among the given files.
 *
 * @param hosts Hosts that may be asked, as they stand in addresses.
 */
export function withFetching(
  files: FileSource,
  hosts: ReadonlySet<string>,
  rules: NetworkRules = PUBLIC_ONLY,
): FileSource {
  let unreachable = 0
  return {
    ...files,
    async find(file) {
      const found = await files.find(file)
      if (found || unreachable >= MAX_UNREACHABLE) return found
      const fetched = await fetchFile(file.address, { hosts, rules })
      unreachable = fetched === 'unreachable' ? unreachable + 1 : 0
      return typeof fetched === 'string' ? undefined : { ...fetched, mimeType: file.mimeType }
    },
  }
}

type Fetched = Pick<FoundFile, 'name' | 'bytes'> | 'missing' | 'unreachable'

interface FetchPlace {
  readonly hosts: ReadonlySet<string>
  readonly rules: NetworkRules
}

async function fetchFile(address: string, place: FetchPlace): Promise<Fetched> {
  const signal = AbortSignal.timeout(TIMEOUT_MS * MAX_TRIES)
  for (let tries = 1; ; tries += 1) {
    const answer = await follow(address, place, AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]))
    if (typeof answer === 'string' || !('busyForMs' in answer)) return answer
    if (tries >= MAX_TRIES) return 'missing'
    await pause(answer.busyForMs)
  }
}

type Answer = Fetched | { readonly busyForMs: number }

async function follow(address: string, { hosts, rules }: FetchPlace, signal: AbortSignal): Promise<Answer> {
  let next = address
  try {
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      const url = URL.canParse(next) ? new URL(next) : undefined
      if (!url || !mayAsk(url, hosts)) return 'missing'
      const ip = await addressToConnect(url, rules)
      if (ip === undefined) return 'missing'
      const answer = await requestAt(url, ip, { signal, maxBytes: MAX_FILE_BYTES })
      const { location } = answer.headers
      if (answer.status < 300 || answer.status >= 400 || !location) return fetched(url, answer)
      next = new URL(location, url).href
    }
    return 'missing'
  } catch {
    // No server, or a connection that breaks: the file is listed as missing.
    return 'unreachable'
  }
}

function fetched(url: URL, { status, headers, body }: HttpAnswer): Answer {
  if (status === 429 || status === 503) return { busyForMs: pauseAskedMs(headers['retry-after']) }
  if (status !== 200 || !body) return 'missing'
  let name = fileNameOf(url.pathname)
  try {
    name = decodeURIComponent(name)
  } catch {
    // A percent sign that stands for itself.
  }
  return { name: name || 'file', bytes: body }
}

function mayAsk(url: URL, hosts: ReadonlySet<string>): boolean {
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  return isWeb && url.username === '' && url.password === '' && hosts.has(url.hostname.replace(/^www\./, ''))
}
