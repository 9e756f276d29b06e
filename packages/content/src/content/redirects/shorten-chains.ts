import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  ValidationError,
  type Where,
} from 'payload'
import { runSql, sql, transactionOf } from '../../store/sql.ts'
import { type FindRedirect, redirectEnd, type StoredRedirect } from './redirect-end.ts'

/** Refuses circles, and saves the end of a chain in place of its next link. */
export const redirectToFinalTarget: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { from, to, status } = { ...originalDoc, ...data } as StoredRedirect
  if (!to || status === '410') return data
  const end = await redirectEnd({ from, to }, findRedirect(req, originalDoc?.id), siteUrlOf(req))
  if (end.kind === 'end') return { ...data, to: end.to }
  const message =
    end.by === from
      ? 'This is the old address itself. Give another one.'
      : `Visitors would go round in a circle: ${end.by} leads back to ${from}. Give another address, or delete that redirect.`
  throw new ValidationError({ collection: 'redirects', errors: [{ path: 'to', message }] })
}

/** Points redirects to an address that has moved permanently at its new target. */
export const shortenOthers: CollectionAfterChangeHook = async ({ doc, req }) => {
  const { from, to, status } = doc as StoredRedirect
  if (!to || status !== '301' || !(await isAny(req, sql`select id from redirects where "to" = ${from} limit 1`))) return
  await req.payload.update({
    collection: 'redirects',
    where: { to: { equals: from } } satisfies Where,
    data: { to },
    depth: 0,
    req,
  })
}

/** An address that leads somewhere is no longer missing. */
export const forgetMissing: CollectionAfterChangeHook = async ({ doc, req }) => {
  const { from } = doc as StoredRedirect
  if (!(await isAny(req, sql`select id from missing_addresses where address = ${from} limit 1`))) return
  await req.payload.delete({
    collection: 'missing-addresses',
    where: { address: { equals: from } },
    depth: 0,
    req,
  })
}

/** Asks in one statement whether there is anything to change: a file of redirects is thousands of them. */
async function isAny(req: PayloadRequest, question: ReturnType<typeof sql>): Promise<boolean> {
  return (await runSql(req.payload, question, await transactionOf(req))).length > 0
}

function findRedirect(req: PayloadRequest, self: number | string | undefined): FindRedirect {
  return async (from) => {
    const { docs } = await req.payload.find({
      collection: 'redirects',
      where: { and: [{ from: { equals: from } }, ...(self === undefined ? [] : [{ id: { not_equals: self } }])] },
      depth: 0,
      limit: 1,
      pagination: false,
      overrideAccess: true,
      req,
    })
    return docs[0] as StoredRedirect | undefined
  }
}

function siteUrlOf(req: PayloadRequest): string {
  return String(req.payload.config.custom.siteUrl)
}
