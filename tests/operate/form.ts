import type { Topology } from './topology.ts'

/** A form that a journey has made. */
export interface MadeForm {
  readonly id: number
  /** Path of its address for messages. */
  readonly path: string
}

/** Makes a form through the admin, whose mails say what was written. @param more Fields of the form in the admin. */
export async function createForm({ api }: Topology, more: object = {}): Promise<MadeForm> {
  const { doc } = await api('POST', '/contact-forms?locale=en', {
    title: 'Form',
    writtenAs: 'template',
    template: '[text* your-text]',
    mail: { recipient: 'owner@example.com', subject: '[your-text]', replyTo: '', body: '[your-text]' },
    ...more,
  })
  const { id } = doc as { readonly id: number }
  return { id, path: `/wp-json/contact-form-7/v1/contact-forms/${id}/feedback` }
}

/**
 * Posts a message as a visitor of an address of their own does.
 *
 * @param origin Of the node or balancer.
 * @param from Address of the visitor.
 * @returns The status of the protocol; undefined when there was no answer of it.
 */
export async function post(
  origin: string,
  { id, path }: MadeForm,
  text: string,
  from = '198.51.100.7',
): Promise<string | undefined> {
  const body = new FormData()
  body.set('_wpcf7_unit_tag', `wpcf7-f${id}-o1`)
  body.set('your-text', text)
  const headers = { 'user-agent': 'Mozilla/5.0 (Test)', 'x-forwarded-for': from }
  try {
    const response = await fetch(origin + path, { method: 'POST', body, headers })
    return ((await response.json()) as { readonly status?: string; readonly code?: string }).status
  } catch {
    // The node that had it was killed: nobody told the visitor that it was sent.
    return undefined
  }
}
