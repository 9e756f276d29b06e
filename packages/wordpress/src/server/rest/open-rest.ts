import { readRestOptions } from '../../core/rest/rest-records.ts'
import { isNamedOutright, type NetworkRules, rulesForNamed } from '../network/network-rules.ts'
import type { SiteClientOptions } from '../network/site-client.ts'
import { ExportFileError } from '../reading/export-files.ts'
import type { ExportReader } from '../reading/read-export.ts'
import { spooled } from './event-spool.ts'
import { readRest } from './read-rest.ts'
import { RestClient, type RestCredentials } from './rest-client.ts'

/** A running WordPress, read once. */
export interface OpenedRest {
  readonly read: ExportReader
  /** Options that the site itself answers, by their names in the file of options. */
  readonly options: Readonly<Record<string, unknown>>
  /** Set for a site in the private network that its owner named: its files are fetched from that host alone. */
  readonly nearby: { readonly hosts: ReadonlySet<string>; readonly rules: NetworkRules } | undefined
  /** Removes what was read from the disk. */
  close(): Promise<void>
}

export interface RestToOpen {
  /** `https://old.example`. */
  readonly address: string
  /** Without them the site is read as visitors see it. */
  readonly credentials?: RestCredentials | undefined
  readonly progress: (text: string) => void
  readonly network?: SiteClientOptions
}

/**
 * Reads all that a running WordPress gives by its REST interface.
 *
 * @throws {ExportFileError} When there is no such interface at the address, or the password is not accepted.
 */
export async function openRest({ address, credentials, network, progress }: RestToOpen): Promise<OpenedRest> {
  const home = URL.canParse(address) ? new URL(address) : undefined
  if (!home || !/^https?:$/.test(home.protocol) || home.username || home.password) {
    throw new ExportFileError(`“${address}” is no address of a site. Give one such as https://old.example.`)
  }
  const client = await RestClient.open(home, credentials, network)
  const answer = credentials ? await client.get('wp/v2/settings') : undefined
  const settings = answer?.kind === 'json' ? answer.json : undefined
  const { close, read } = await spooled(readRest(client, { address: home.href, settings, progress }))
  const nearby = isNamedOutright(home) ? { hosts: new Set([home.hostname]), rules: rulesForNamed(home) } : undefined
  return { read, close, nearby, options: readRestOptions(client.root, settings) }
}
