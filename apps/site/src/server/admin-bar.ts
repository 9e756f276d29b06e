import type { DocumentReference } from '@vitrine/cms/content'
import type { FastifyInstance } from 'fastify'
import type { ServerFeature } from '../features/server.ts'
import { toHeaders } from './request-headers.ts'

/** Where the browser of an editor asks what stands in the bar above the page. */
export const ADMIN_BAR_ADDRESS = '/admin-bar.json'

/** Something that waits for an editor. */
export interface Waiting {
  readonly label: string
  readonly count: number
  /** Address in the admin. */
  readonly href: string
}

/** What the bar shows to one account. */
export interface AdminBar {
  readonly name: string
  /** Address in the admin of the page that is shown; absent on pages that nobody can edit. */
  readonly edit?: string
  readonly waiting: readonly Waiting[]
}

/** Answers an account what stands in its bar, and others that there is none. No page is made for it. */
export async function adminBar(
  app: FastifyInstance,
  options: {
    readonly account: (headers: Headers) => Promise<{ readonly name: string } | undefined>
    /** What editors change to change the published page at an address. */
    readonly documentAt: (address: string) => Promise<DocumentReference | undefined>
    /** Pages whose newest version is not published. */
    readonly drafts: () => Promise<number>
    readonly features: readonly ServerFeature[]
  },
): Promise<void> {
  app.get<{ Querystring: { path?: unknown } }>(ADMIN_BAR_ADDRESS, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const account = await options.account(toHeaders(request))
    if (!account) return reply.code(401).send()
    const { path } = request.query
    const [document, drafts, ...waiting] = await Promise.all([
      typeof path === 'string' ? options.documentAt(path) : undefined,
      options.drafts(),
      ...options.features.map((feature) => feature.waiting?.() ?? []),
    ])
    const bar: AdminBar = {
      name: account.name,
      ...(document && { edit: `/admin/collections/${document.collection}/${document.id}` }),
      waiting: [
        { label: 'Drafts', count: drafts, href: '/admin/collections/pages?where[_status][equals]=draft' },
        ...waiting.flat(),
      ],
    }
    return reply.send(bar)
  })
}
