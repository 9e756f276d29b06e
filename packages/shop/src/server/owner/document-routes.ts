import { may } from '@vitrine/content/access'
import { siteAnswer } from '@vitrine/content/answers'
import type { AdminText } from '@vitrine/content/core'
import { administratorRoutes, type RunningSite } from '@vitrine/kit/server'
import type { FastifyInstance } from 'fastify'
import type { Payload } from 'payload'
import { ORDERS } from '../../content/areas.ts'
import { hasStructuredForm } from '../../core/invoice/cii.ts'
import type { OrderDocument } from '../../core/invoice/order-document.ts'
import { printedPackingList } from '../../core/invoice/printed-packing-list.ts'
import type { OrderPage } from '../../core/order/order-page.ts'
import { invoicesOf } from '../../store/invoices/invoice-rows.ts'
import { readOrderPage } from '../../store/orders/order-page-rows.ts'
import { fileOf, sendFile } from '../documents/document-routes.ts'
import { writePdf } from '../documents/write-pdf.ts'
import type { ShopContext } from '../orders/shop-context.ts'
import { accountOf } from './account-of.ts'

/** Orders of which packing lists are printed at a time. */
const MAX_PRINTED = 100

/** Adds the addresses at which accounts whose role may see orders get their documents. */
export async function ownerDocumentRoutes(
  app: FastifyInstance,
  options: Pick<RunningSite, 'roleOf' | 'typefaces'> & {
    readonly payload: Payload
    readonly siteUrl: string
    readonly openShop: () => Promise<ShopContext>
    readonly now: () => Date
  },
): Promise<void> {
  const { payload, siteUrl, roleOf, typefaces, openShop, now } = options
  await app.register(
    async (scope) => {
      administratorRoutes(scope, {
        payload,
        roleOf,
        siteUrl,
        refusal: NOT_SEEN,
        admits: async (request) => may({ payload, user: await accountOf(payload, request) }, ORDERS, 'read'),
      })
      scope.get<{ Params: { id: string } }>('/:id(^\\d{1,9}$)/documents', async (request) => ({
        documents: (await invoicesOf(payload, Number(request.params.id))).map(
          ({ id, invoice }): OrderDocument => ({
            id,
            kind: invoice.kind,
            number: invoice.number,
            issuedOn: invoice.issuedOn,
            total: invoice.total,
            hasXml: hasStructuredForm(invoice),
          }),
        ),
      }))
      scope.get<{ Params: { id: string; file: string } }>(
        '/:id(^\\d{1,9}$)/documents/:file(^\\d{1,9}\\.(?:pdf|xml)$)',
        async (request, reply) => {
          const { id, file } = request.params
          const found = await fileOf(payload, Number(id), file, typefaces)
          return found ? sendFile(reply, found) : reply.code(404).send(siteAnswer(NO_DOCUMENT, payload, request))
        },
      )
      scope.get<{ Querystring: { ids?: unknown } }>('/packing.pdf', async (request, reply) => {
        const ids = idsOf(request.query.ids)
        if (!ids) return reply.code(400).send(siteAnswer(NONE_CHOSEN, payload, request))
        const pages = await pagesOf(payload, ids)
        const { invoicing, mails, timeZone } = await openShop()
        const sender = invoicing?.seller ?? (await mails.site())
        const [first, ...others] = pages.map((page) => ({
          printed: printedPackingList(page, sender, timeZone),
          createdAt: now(),
        }))
        if (!first) return reply.code(404).send(siteAnswer(NO_ORDERS, payload, request))
        const content = await writePdf([first, ...others], await typefaces())
        return sendFile(reply, { name: 'packing.pdf', type: 'application/pdf', content })
      })
    },
    { prefix: '/api/shop-orders' },
  )
}

async function pagesOf(payload: Payload, ids: readonly number[]): Promise<readonly OrderPage[]> {
  const found: OrderPage[] = []
  for (const id of ids) {
    const page = await readOrderPage(payload, id)
    if (page) found.push(page)
  }
  return found
}

/** Ids in a query, such as `1,2`, each once. */
function idsOf(raw: unknown): readonly number[] | undefined {
  const ids = String(raw ?? '').split(',')
  if (ids.length > MAX_PRINTED || !ids.every((id) => /^\d{1,9}$/.test(id))) return undefined
  return [...new Set(ids.map(Number))]
}

const NOT_SEEN: AdminText = { en: 'Your role may not see orders.', de: 'Ihre Rolle darf Bestellungen nicht sehen.' }

const NO_DOCUMENT: AdminText = { en: 'There is no such document.', de: 'Dieses Dokument gibt es nicht.' }

const NO_ORDERS: AdminText = { en: 'There are no such orders.', de: 'Diese Bestellungen gibt es nicht.' }

const NONE_CHOSEN: AdminText = {
  en: `Select up to ${MAX_PRINTED} orders first.`,
  de: `Wählen Sie zuerst bis zu ${MAX_PRINTED} Bestellungen aus.`,
}
