import { adminTextIn } from '@vitrine/content/core'
import type { DocumentReference } from '@vitrine/content/queries'
import type { WaitingCount } from '@vitrine/dashboard/queries'
import type { FastifyInstance } from 'fastify'
import { refuseAsker, type WhoAsks } from './who-asks.ts'

/** Address from which an editor's browser gets the bar above the page. */
export const ADMIN_BAR_ADDRESS = '/admin-bar.json'

const DRAFTS = '/admin/collections/pages?where[_status][equals]=draft'

/** Content of the bar for one account. */
export interface AdminBar {
  readonly name: string
  /** Address in the admin of the page that is shown; absent on pages that nobody can edit. */
  readonly edit?: string
  /** Items that wait for editors. */
  readonly waiting: readonly { readonly label: string; readonly count: number; readonly href: string }[]
}

/** Answers an account what stands in its bar, and others that there is none. No page is made for it. */
export async function adminBar(
  app: FastifyInstance,
  options: {
    readonly whoAsks: WhoAsks
    /** Document to edit for the published page at an address. */
    readonly documentAt: (address: string) => Promise<DocumentReference | undefined>
    /** Pages whose newest version is not published. */
    readonly drafts: () => Promise<number>
    readonly waiting: () => Promise<readonly WaitingCount[]>
  },
): Promise<void> {
  app.get<{ Querystring: { path?: unknown } }>(ADMIN_BAR_ADDRESS, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const asker = await options.whoAsks(request)
    if (asker.kind === 'too many') return refuseAsker(reply)
    if (asker.kind === 'nobody') return reply.code(401).send()
    const { path } = request.query
    const [document, drafts, waiting] = await Promise.all([
      typeof path === 'string' ? options.documentAt(path) : undefined,
      options.drafts(),
      options.waiting(),
    ])
    const edits = document && (await asker.reads(document.collection))
    const seen = await Promise.all(waiting.map(({ collection }) => asker.reads(collection)))
    const bar: AdminBar = {
      name: asker.name,
      ...(edits && { edit: `/admin/collections/${document.collection}/${document.id}` }),
      waiting: [
        ...((await asker.reads('pages')) ? [{ label: 'Drafts', count: drafts, href: DRAFTS }] : []),
        ...waiting
          .filter(({ inBar }, index) => inBar && seen[index])
          .map(({ label, count, href }) => ({ label: adminTextIn(label, 'en'), count, href })),
      ],
    }
    return reply.send(bar)
  })
}
