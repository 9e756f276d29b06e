import { given, record } from '@vitrine/content/core'
import { searchTextOf } from '@vitrine/forms/core'
import type { ReportLine } from '../convert/convert.ts'
import type { FormIdentity } from '../forms/form-source.ts'
import { metaOf } from '../forms/metas.ts'
import { readPhp } from '../forms/read-php.ts'
import type { SourceItem } from '../source/source.ts'
import type { SourceRef } from '../source/source-key.ts'
import { entriesOf } from './entries-of.ts'

export const INBOUND_KIND = 'flamingo_inbound'
const CHANNEL = 'flamingo_inbound_channel'

/** Channel above those of all forms. */
const ROOT_CHANNEL = 'contact-form-7'

/** Characters of a subject or a name. */
const MAX_LINE = 1000

/** A message as a document of `submissions`. */
export interface MessageValues {
  readonly subject: string
  readonly fromName: string
  readonly fromEmail: string
  /** Absent when the export does not have its form. */
  readonly form?: SourceRef
  /** ISO 8601; absent when the export has no real date. */
  readonly receivedAt?: string
  readonly status: 'mail_sent' | 'spam'
  /** Old messages are no work that waits. */
  readonly handling: 'done'
  readonly read: true
  readonly entries: Readonly<Record<string, string | readonly string[]>>
  readonly meta: Readonly<Record<string, string>>
  readonly consents: Readonly<Record<string, string>>
  readonly spam?: Readonly<Record<string, string>>
  readonly searchText: string
}

export interface ConvertedMessage {
  readonly values: MessageValues
  /** It was thrown away, and waits to be deleted. */
  readonly isTrashed: boolean
  readonly lines: readonly ReportLine[]
}

/** Reads a message that visitors sent, as Flamingo stores it. Undefined for what is none. */
export function convertInbound(item: SourceItem, forms: readonly FormIdentity[]): ConvertedMessage | undefined {
  if (item.kind !== INBOUND_KIND) return undefined
  const { entries, collisions } = entriesOf(item.metas)
  const facts = record(readPhp(metaOf(item, '_meta')))
  const submission = metaOf(item, '_submission_status') ?? ''
  const isSpam = isSpamStatus(item, submission)
  const channel = channelOf(item)
  const form = channel === undefined ? undefined : formOfChannel(channel, forms)
  const subject = line(metaOf(item, '_subject')) || line(item.title) || 'Message'
  const { fromName: name, fromEmail: email } = sender(item)
  const received = item.publishedAt ?? secondsOf(facts.timestamp)
  const lines: ReportLine[] = [
    ...collisions.map((name): ReportLine => ({ level: 'lost', code: 'message-field-collision', subject: name })),
    ...(form === undefined && channel !== undefined && channel !== ROOT_CHANNEL
      ? [{ level: 'note', code: 'message-without-form', subject: channel } as const]
      : []),
    ...(submission === 'mail_failed'
      ? [{ level: 'note', code: 'message-mail-failed', subject: 'mail_failed' } as const]
      : []),
    ...(received === undefined
      ? [{ level: 'note', code: 'message-without-date', subject: String(item.id) } as const]
      : []),
  ]
  return {
    values: {
      subject,
      fromName: name,
      fromEmail: email,
      ...given({ form, receivedAt: received === undefined ? undefined : new Date(received).toISOString() }),
      status: isSpam ? 'spam' : 'mail_sent',
      handling: 'done',
      read: true,
      entries,
      meta: postedMeta(facts),
      consents: texts(readPhp(metaOf(item, '_consent'))),
      ...(isSpam && { spam: spamReason(item) }),
      searchText: searchTextOf({ subject, name, email, entries, files: [] }),
    },
    isTrashed: item.status === 'trash',
    lines,
  }
}

function isSpamStatus(item: SourceItem, submission: string): boolean {
  if (item.status === 'trash') return metaOf(item, '_wp_trash_meta_status') === 'flamingo-spam'
  // An editor may have said since that it is none.
  return item.status === 'flamingo-spam' || (item.status !== 'publish' && submission === 'spam')
}

/** The channel of a form: its slug; forms that are gone may have left the one above. */
function channelOf({ terms }: SourceItem): string | undefined {
  const channels = terms.filter(({ taxonomy }) => taxonomy === CHANNEL)
  return (channels.find(({ slug }) => slug !== ROOT_CHANNEL) ?? channels[0])?.slug
}

/** WordPress makes a channel's slug of the form's own, and of its title where it has none. */
function formOfChannel(channel: string, forms: readonly FormIdentity[]): SourceRef | undefined {
  const slug = channel.toLowerCase()
  const found =
    forms.find((form) => form.slug.toLowerCase() === slug) ?? forms.find(({ title }) => slugOf(title) === slug)
  return found?.ref
}

function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  // Half a letter cannot be written into an address.
  return encodeURIComponent(words.replace(/\p{Surrogate}/gu, '')).toLowerCase()
}

function sender(item: SourceItem): Pick<MessageValues, 'fromName' | 'fromEmail'> {
  const [, name = '', email = ''] = /^([^<>]{0,500})<([^<>\s]{0,320})>$/.exec(metaOf(item, '_from')?.trim() ?? '') ?? []
  return {
    fromName: line(metaOf(item, '_from_name')) || line(name),
    fromEmail: line(metaOf(item, '_from_email')) || line(email),
  }
}

/** Origin of a message, as far as Vitrine keeps it. */
function postedMeta(facts: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const { remote_ip: address, user_agent: agent, url: page } = facts
  return Object.fromEntries(
    Object.entries({ address, agent, page }).flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, line(value)]] : [],
    ),
  )
}

function spamReason(item: SourceItem): Readonly<Record<string, string>> {
  const log: unknown = readPhp(metaOf(item, '_spam_log'))
  const [first] = Array.isArray(log) ? log.map(record) : []
  const [agent, reason] = [first?.agent, first?.reason]
  return {
    agent: typeof agent === 'string' && agent !== '' ? line(agent) : 'flamingo',
    ...(typeof reason === 'string' && reason !== '' && { cause: line(reason) }),
  }
}

function texts(raw: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(record(raw)).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

function secondsOf(timestamp: unknown): number | undefined {
  const seconds = Number(timestamp)
  return Number.isFinite(seconds) && seconds > 0 && seconds < 1e11 ? seconds * 1000 : undefined
}

function line(text: string | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_LINE)
}
