import { list, record, text } from '@vitrine/content/core'
import { decodeHTMLStrict } from 'entities'
import type { Submitted } from '../submitted.ts'
import { withoutElements } from '../without-elements.ts'
import { HANDLINGS, type Handling } from './handling.ts'
import { MESSAGE_STATUSES, type MessageStatus } from './message-status.ts'
import { type Reply, repliesOf } from './reply.ts'
import { type MessageFile, messageFiles } from './upload-path.ts'

/** Note of an editor on a message. */
export interface MessageNote {
  /** Undefined until the note is stored. */
  readonly id?: string
  readonly text: string
}

/** Message as the list of the inbox has it. Times are in ISO 8601. */
export interface InboxRow {
  readonly id: number
  readonly subject: string
  readonly fromName: string
  readonly fromEmail: string
  /** Id of its form; undefined once the form is gone. */
  readonly form: number | undefined
  readonly receivedAt: string
  readonly status: MessageStatus
  readonly handling: Handling
  readonly isRead: boolean
  /** Id of the account that it is assigned to. */
  readonly assignee: number | undefined
  readonly entries: Submitted
  readonly files: readonly MessageFile[]
}

/** Message as the inbox shows it when it is open. */
export interface InboxMessage extends InboxRow {
  /** Labels of the form, by names of fields. */
  readonly labels: ReadonlyMap<string, string>
  /** Texts that the sender agreed to, by names of fields. */
  readonly consents: ReadonlyMap<string, string>
  /** Reasons for which it was taken for spam, by name. */
  readonly spam: ReadonlyMap<string, string>
  /** Address of the page that it was sent from; empty if unknown. */
  readonly page: string
  readonly address: string
  readonly agent: string
  readonly notes: readonly MessageNote[]
  readonly replies: readonly Reply[]
}

/** Fields that {@link parseInboxRow} reads. */
export const ROW_FIELDS = [
  'subject',
  'fromName',
  'fromEmail',
  'form',
  'receivedAt',
  'status',
  'handling',
  'read',
  'assignee',
  'entries',
  'files',
] as const

/** Reads a document of `submissions`, without related documents. */
export function parseInboxRow(raw: unknown): InboxRow {
  const document = record(raw)
  return {
    id: Number(document.id),
    subject: text(document.subject) ?? '',
    fromName: text(document.fromName) ?? '',
    fromEmail: text(document.fromEmail) ?? '',
    form: numberOf(document.form),
    receivedAt: text(document.receivedAt) ?? '',
    status: MESSAGE_STATUSES.find((status) => status === document.status) ?? 'mail_sent',
    handling: HANDLINGS.find((handling) => handling === document.handling) ?? 'new',
    isRead: document.read === true,
    assignee: numberOf(document.assignee),
    // Only the intake writes this column.
    entries: record(document.entries) as Submitted,
    files: messageFiles(document.files),
  }
}

/** Reads a whole document of `submissions`, without related documents. */
export function parseInboxMessage(raw: unknown): InboxMessage {
  const document = record(raw)
  const meta = record(document.meta)
  return {
    ...parseInboxRow(document),
    labels: textsOf(document.labels),
    consents: new Map([...textsOf(document.consents)].map(([name, html]) => [name, plainConsent(html)])),
    spam: textsOf(document.spam),
    page: text(meta.page) ?? '',
    address: text(meta.address) ?? '',
    agent: text(meta.agent) ?? '',
    notes: list(document.notes).map((note) => ({ id: String(note.id), text: text(note.text) ?? '' })),
    replies: repliesOf(document.replies),
  }
}

/** Sender as people name them: by name, else by address; empty for neither. */
export function senderName({ fromName, fromEmail }: Pick<InboxRow, 'fromName' | 'fromEmail'>): string {
  return fromName || fromEmail
}

/** True for a message that a reply can be sent to: with the address of its sender, and not held as spam. */
export function isAnswerable({ fromEmail, status }: Pick<InboxRow, 'fromEmail' | 'status'>): boolean {
  return fromEmail !== '' && status !== 'spam'
}

function numberOf(raw: unknown): number | undefined {
  return typeof raw === 'number' ? raw : undefined
}

function plainConsent(html: string): string {
  return decodeHTMLStrict(withoutElements(html)).replace(/\s+/g, ' ').trim()
}

function textsOf(raw: unknown): ReadonlyMap<string, string> {
  return new Map(Object.entries(record(raw)).map(([name, value]) => [name, String(value)]))
}
