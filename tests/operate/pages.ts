import type { Topology } from './topology.ts'

/** A page that a journey has made. */
export interface MadePage {
  readonly id: number
  readonly path: string
}

/** Makes a page through the admin. */
export async function createPage({ api }: Topology, title: string, status: 'draft' | 'published'): Promise<MadePage> {
  const slug = title.toLowerCase().replaceAll(' ', '-')
  const draft = status === 'draft' ? '&draft=true' : ''
  const { doc } = await api('POST', `/pages?locale=en${draft}`, { title, slug, _status: status })
  const { id, path } = doc as { readonly id: number; readonly path: string }
  return { id, path }
}

/** Plans the publication of a draft for a moment that has passed, as the admin writes it down. */
export async function planPublication({ query }: Topology, { id }: Pick<MadePage, 'id'>): Promise<void> {
  const input = { type: 'publish', locale: 'all', doc: { relationTo: 'pages', value: String(id) } }
  await query(
    `insert into payload_jobs (input, task_slug, queue, wait_until, processing) values ($1, 'schedulePublish', 'default', now(), false)`,
    [JSON.stringify(input)],
  )
}
