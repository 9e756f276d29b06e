import { lookup } from 'node:dns/promises'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { isPublicAddress } from '@vitrine/http/public-address'
import { fileNameOf } from '../../core/media/upload-path.ts'
import { MAX_FILE_BYTES } from './file-sources.ts'
import type { FileSource, FoundFile } from './found-file.ts'

/** Places that an answer may lead on to. */
const MAX_REDIRECTS = 5

/** Milliseconds for one file, redirects and body included. */
const TIMEOUT_MS = 30_000

/** Times that a server which is busy is asked. */
const MAX_TRIES = 3

/** Milliseconds before a busy server is asked again, and the most that it may ask for. */
const PAUSE_MS = 2_000
const MAX_PAUSE_MS = 30_000

/** Files that failed with no server answering, after which none is asked any more. */
const MAX_UNREACHABLE = 20

/** Access to the network; a test gives its own. */
export interface FetchRules {
  /** True when an address of a host is one that may be connected to. */
  readonly mayConnect: (ip: string) => boolean
}

/**
 * Fetches from the old site what is not among the given files.
 *
 * @param hosts Hosts that may be asked, as they stand in addresses.
 */
export function withFetching(
  files: FileSource,
  hosts: ReadonlySet<string>,
  rules: FetchRules = { mayConnect: isPublicAddress },
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
  readonly rules: FetchRules
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
      const ip = await publicAddressOf(url, rules)
      if (ip === undefined) return 'missing'
      const answer = await ask(url, ip, signal)
      if (!('location' in answer)) return named(url, answer)
      next = new URL(answer.location, url).href
    }
    return 'missing'
  } catch {
    // No server, or a connection that breaks: the file is listed as missing.
    return 'unreachable'
  }
}

function named(url: URL, answer: Exclude<Asked, { location: string }>): Answer {
  if ('busyForMs' in answer) return answer
  if (!('bytes' in answer)) return 'missing'
  let name = fileNameOf(url.pathname)
  try {
    name = decodeURIComponent(name)
  } catch {
    // A percent sign that stands for itself.
  }
  return { name: name || 'file', bytes: answer.bytes }
}

function mayAsk(url: URL, hosts: ReadonlySet<string>): boolean {
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  return isWeb && url.username === '' && url.password === '' && hosts.has(url.hostname.replace(/^www\./, ''))
}

async function publicAddressOf({ hostname }: URL, { mayConnect }: FetchRules): Promise<string | undefined> {
  const literal = hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(literal) ? [{ address: literal }] : await lookup(hostname, { all: true })
  return addresses.every(({ address }) => mayConnect(address)) ? addresses[0]?.address : undefined
}

type Asked =
  | { readonly location: string }
  | { readonly busyForMs: number }
  | { readonly status: number }
  | { readonly bytes: Uint8Array }

/** Asks one server at the address that its name was looked up to, so that no second look-up can lead elsewhere. */
function ask(url: URL, ip: string, signal: AbortSignal): Promise<Asked> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const options = {
    signal,
    agent: false as const,
    headers: { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'Vitrine import' },
    lookup: lookedUp(ip),
  }
  return new Promise((resolve, reject) => {
    const asked = request(url, options, (response) => {
      const { statusCode = 0, headers } = response
      const leave = (answer: Asked) => {
        response.destroy()
        resolve(answer)
      }
      if (statusCode >= 300 && statusCode < 400 && headers.location) return leave({ location: headers.location })
      if (statusCode === 429 || statusCode === 503) return leave({ busyForMs: waitFor(headers['retry-after']) })
      if (statusCode !== 200) return leave({ status: statusCode })
      const chunks: Buffer[] = []
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes > MAX_FILE_BYTES) leave({ status: 413 })
        else chunks.push(chunk)
      })
      response.on('end', () => resolve({ bytes: Buffer.concat(chunks) }))
      response.on('error', reject)
    })
    asked.on('error', reject)
    asked.end()
  })
}

/** The look-up of a connection whose address is known. */
function lookedUp(ip: string) {
  const family = isIP(ip)
  return (
    _name: string,
    { all }: { readonly all?: boolean | undefined },
    done: (error: null, address: string | { address: string; family: number }[], family?: number) => void,
  ) => (all ? done(null, [{ address: ip, family }]) : done(null, ip, family))
}

function waitFor(retryAfter: string | undefined): number {
  const seconds = Number(retryAfter)
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * 1000, MAX_PAUSE_MS) : PAUSE_MS
}
