import { fileNameOf } from '../../core/media/upload-path.ts'
import { type NetworkRules, PUBLIC_ONLY } from '../network/network-rules.ts'
import { WebClient } from '../network/web-client.ts'
import { MAX_FILE_BYTES } from './file-sources.ts'
import type { FileSource, FoundFile } from './found-file.ts'

/** Files in a row for which a host did not answer, each asked for several times, after which it is not asked any more. */
const MAX_UNREACHABLE = 3

/**
 * Fetches from the old site what is not among the given files.
 *
 * @param hosts Hosts that may be asked, as they stand in addresses, without `www.`.
 */
export function withFetching(
  files: FileSource,
  hosts: ReadonlySet<string>,
  rules: NetworkRules = PUBLIC_ONLY,
): FileSource {
  const client = new WebClient({ refusalOf: (url) => refusalOf(url, hosts), rules })
  const unreachable = new Map<string, number>()
  return {
    ...files,
    async find(file) {
      const found = await files.find(file)
      const url = /^https?:/i.test(file.address) && URL.canParse(file.address) ? new URL(file.address) : undefined
      const failures = url ? (unreachable.get(url.hostname) ?? 0) : 0
      if (found || !url || failures >= MAX_UNREACHABLE) return found
      const fetched = await fetchFile(client, url)
      unreachable.set(url.hostname, fetched === 'unreachable' ? failures + 1 : 0)
      return typeof fetched === 'string' ? undefined : { ...fetched, mimeType: file.mimeType }
    },
  }
}

async function fetchFile(
  client: WebClient,
  address: URL,
): Promise<Pick<FoundFile, 'name' | 'bytes'> | 'missing' | 'unreachable'> {
  const got = await client.get(address, { maxBytes: MAX_FILE_BYTES })
  if (got.kind === 'none') return got.isUnreachable ? 'unreachable' : 'missing'
  return got.answer.status === 200 ? { name: nameOf(got.url), bytes: got.answer.body } : 'missing'
}

function nameOf({ pathname }: URL): string {
  const name = fileNameOf(pathname)
  try {
    return decodeURIComponent(name) || 'file'
  } catch {
    // A percent sign that stands for itself.
    return name
  }
}

function refusalOf({ hostname, password, protocol, username }: URL, hosts: ReadonlySet<string>): string | undefined {
  const isWeb = protocol === 'https:' || protocol === 'http:'
  if (!isWeb || username !== '' || password !== '') return 'it leads to an address that is not asked'
  return hosts.has(hostname.replace(/^www\./, '')) ? undefined : 'it leads to a host that the export does not name'
}
