import { readTimeZone } from '@vitrine/content/queries'
import { networkOf } from '@vitrine/http/core'
import type { RunningSite } from '@vitrine/kit/server'
import type { VisitorPosts } from '@vitrine/protection/visitor-posts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Payload } from 'payload'
import { DOCUMENTS_PATH } from '../../core/invoice/document-address.ts'
import { invoicesOf } from '../../store/invoices/invoice-rows.ts'
import { findOrder } from '../../store/orders/order-rows.ts'
import { type DocumentFile, documentFile, FILE_KINDS } from './document-file.ts'

/** Documents that one network may ask for in a minute: each is drawn anew. */
const MAX_PER_MINUTE = 30

/** Adds the addresses of invoices for who has the secret of an order. */
export async function documentRoutes(
  app: FastifyInstance,
  {
    payload,
    typefaces,
    isTooMany,
    now,
  }: Pick<RunningSite, 'typefaces'> &
    Pick<VisitorPosts, 'isTooMany'> & { readonly payload: Payload; readonly now: () => Date },
): Promise<void> {
  app.get<{ Params: { token: string; file: string } }>(
    `${DOCUMENTS_PATH}/:token(^[\\w-]{32}$)/:file(^\\d{1,9}\\.(?:pdf|xml)$)`,
    async (request, reply) => {
      const { token, file } = request.params
      if (await isTooMany(`shop document ${networkOf(request.ip)}`, MAX_PER_MINUTE, now())) {
        return reply.code(429).header('retry-after', '60').send({ message: 'That was too often. Wait a minute.' })
      }
      const order = await findOrder(payload, { token })
      const found = order && (await fileOf(payload, order.id, file, typefaces))
      return found ? sendFile(reply, found) : reply.code(404).send({ message: 'There is no such document.' })
    },
  )
}

/** Makes a document of an order. @param file Id and kind, such as `12.pdf`. */
export async function fileOf(
  payload: Payload,
  order: number,
  file: string,
  typefaces: RunningSite['typefaces'],
): Promise<DocumentFile | undefined> {
  const [id, ending] = file.split('.')
  const kind = FILE_KINDS.find((one) => one === ending)
  const stored = (await invoicesOf(payload, order)).find((one) => one.id === Number(id))
  return stored && kind && documentFile(stored.invoice, kind, { typefaces, timeZone: await readTimeZone(payload) })
}

/** Sends a file to who may have it, and to no cache or search engine. */
export function sendFile(reply: FastifyReply, { name, type, content }: DocumentFile): FastifyReply {
  return reply
    .header('content-type', type)
    .header('content-disposition', `inline; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex')
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .send(content)
}
