import type { ContactForm } from '../form.ts'
import type { Submitted } from '../submitted.ts'

/** Event that a webhook receives for a message: JSON in the shape of https://www.standardwebhooks.com. */
export interface WebhookEvent {
  readonly type: 'message.received'
  /** Time of arrival, as ISO 8601 in UTC. */
  readonly timestamp: string
  readonly data: {
    readonly form: { readonly id: number; readonly title: string }
    /** Number of the message in the admin; null for a form that stores none. */
    readonly submission: number | null
    /** Address of the page that held the form. */
    readonly page: string
    /** Typed and chosen values, by field name. Files are listed apart. */
    readonly fields: Submitted
    readonly files: readonly WebhookFile[]
  }
}

interface WebhookFile {
  readonly field: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** Download address for editors who are signed in; null for a message that is not stored. */
  readonly url: string | null
}

/** A message as a webhook gets it, before it has its number. */
export function webhookEvent(message: {
  readonly form: ContactForm
  readonly submitted: Submitted
  readonly files: readonly Omit<WebhookFile, 'url'>[]
  readonly page: string
  readonly receivedAt: Date
}): WebhookEvent {
  const { form, submitted, files, page, receivedAt } = message
  const fileFields = new Set(form.tags.flatMap(({ basetype, name }) => (basetype === 'file' ? [name] : [])))
  return {
    type: 'message.received',
    timestamp: receivedAt.toISOString(),
    data: {
      form: { id: form.id, title: form.title },
      submission: null,
      page,
      fields: Object.fromEntries(Object.entries(submitted).filter(([name]) => !fileFields.has(name))),
      files: files.map(({ field, name, size }) => ({ field, name, size, url: null })),
    },
  }
}

/** The same event once the message has its number. @param siteUrl Origin of the site. */
export function numbered(event: WebhookEvent, submission: number | null, siteUrl: string): WebhookEvent {
  if (submission === null) return event
  const files = event.data.files.map((file, index) => ({
    ...file,
    url: `${siteUrl}/api/submissions/${submission}/files/${index}`,
  }))
  return { ...event, data: { ...event.data, submission, files } }
}
