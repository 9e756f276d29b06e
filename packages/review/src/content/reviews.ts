import { draftReaders, mayAt, nobody } from '@vitrine/content/access'
import { refusal } from '@vitrine/content/answers'
import { momentAdmin, person, record, sidebarPlace, text } from '@vitrine/content/core'
import type { AdminLabel } from '@vitrine/kit/core'
import type { CollectionConfig, Endpoint, PayloadRequest } from 'payload'
import { documentKey, parseDocumentKey } from '../core/document-key.ts'
import { MAX_WORDS_LENGTH, REVIEW_STATES, type ReviewState } from '../core/review.ts'
import { approvedMail, returnedMail } from '../core/review-mails.ts'
import { accountOf } from './account-of.ts'
import { queueNotice } from './queue-notice.ts'
import { reviewedDocument, titleOf } from './reviewed-document.ts'

const UNAUTHORIZED = 401
const FORBIDDEN = 403
const CONFLICT = 409

const STATE_LABELS: Readonly<Record<ReviewState, AdminLabel>> = {
  waiting: { en: 'Waits for review', de: 'Wartet auf Prüfung' },
  returned: { en: 'Sent back', de: 'Zurückgegeben' },
  approved: { en: 'Approved', de: 'Freigegeben' },
}

/** Documents that their writers want to be looked at, one review each. Requests change them by the addresses below. */
export const reviews: CollectionConfig = {
  slug: 'reviews',
  versions: false,
  lockDocuments: false,
  labels: { singular: { en: 'Review', de: 'Prüfung' }, plural: { en: 'Reviews', de: 'Prüfungen' } },
  defaultSort: '-askedAt',
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'state', 'askedName', 'askedAt'],
    ...sidebarPlace('Inbox', 'article', 'pages-on-the-page'),
  },
  access: { create: nobody, read: draftReaders, update: nobody, delete: nobody },
  endpoints: [
    endpoint('/ask', askForReview),
    endpoint('/withdraw', withdrawReview),
    endpoint('/return', returnDocument),
  ],
  fields: [
    {
      name: 'open',
      type: 'ui',
      admin: { components: { Field: '@vitrine/review/admin#OpenDocument' }, disableListColumn: true },
    },
    { name: 'title', label: { en: 'Title', de: 'Titel' }, type: 'text' },
    {
      name: 'state',
      label: { en: 'State', de: 'Status' },
      type: 'select',
      required: true,
      index: true,
      options: REVIEW_STATES.map((value) => ({ value, label: STATE_LABELS[value] })),
    },
    { name: 'askedName', label: { en: 'Asked by', de: 'Erbeten von' }, type: 'text' },
    {
      name: 'askedAt',
      label: { en: 'Asked', de: 'Erbeten' },
      type: 'date',
      admin: momentAdmin,
    },
    {
      name: 'words',
      label: { en: 'Sent back with', de: 'Zurückgegeben mit' },
      type: 'textarea',
      maxLength: MAX_WORDS_LENGTH,
    },
    { name: 'document', type: 'text', required: true, unique: true, index: true, admin: { hidden: true } },
    { name: 'askedBy', type: 'relationship', relationTo: 'users', admin: { hidden: true } },
  ],
}

/** Takes requests of accounts with a JSON body. */
function endpoint(
  path: string,
  change: (req: PayloadRequest, data: Readonly<Record<string, unknown>>) => Promise<void>,
): Omit<Endpoint, 'root'> {
  return {
    path,
    method: 'post',
    async handler(req) {
      if (!person(req.user))
        throw refusal({ en: 'Sign in first.', de: 'Melden Sie sich zuerst an.' }, { status: UNAUTHORIZED, req })
      await change(req, record(await req.json?.().catch(() => undefined)))
      return Response.json({})
    },
  }
}

/** `POST /api/reviews/ask` with `document`: asks those who publish to look at it. */
async function askForReview(req: PayloadRequest, { document: key }: Readonly<Record<string, unknown>>): Promise<void> {
  const { payload } = req
  const document = await reviewedDocument(req, key)
  const { id, name } = accountOf(req)
  const data = {
    document: documentKey(document),
    state: 'waiting',
    title: await titleOf(req, document),
    askedBy: id,
    askedName: name,
    askedAt: new Date().toISOString(),
    words: null,
  } as const
  const before = await reviewOf(req, data.document)
  if (before) await payload.update({ collection: 'reviews', id: before.id, data, depth: 0, req })
  else await payload.create({ collection: 'reviews', data, depth: 0, req })
}

/** `POST /api/reviews/withdraw` with `document`: takes the request back. For who asked, and for those who publish. */
async function withdrawReview(
  req: PayloadRequest,
  { document: key }: Readonly<Record<string, unknown>>,
): Promise<void> {
  const document = await reviewedDocument(req, key)
  const review = await waitingReview(req, documentKey(document))
  if (review.askedBy !== req.user?.id && !(await mayAt(req, document.collection, 'publish'))) {
    throw refusal(
      {
        en: 'Only who asked for a review takes that back.',
        de: 'Nur wer um die Durchsicht gebeten hat, nimmt das zurück.',
      },
      { status: FORBIDDEN, req },
    )
  }
  await req.payload.delete({ collection: 'reviews', id: review.id, depth: 0, req })
}

/** `POST /api/reviews/return` with `document` and `words`: sends it back to who asked. For those who publish. */
async function returnDocument(req: PayloadRequest, data: Readonly<Record<string, unknown>>): Promise<void> {
  const document = await reviewedDocument(req, data.document)
  if (!(await mayAt(req, document.collection, 'publish'))) {
    throw refusal(
      { en: 'Ask an editor to look at it.', de: 'Bitten Sie einen Redakteur, es durchzusehen.' },
      { status: FORBIDDEN, req },
    )
  }
  const review = await waitingReview(req, documentKey(document))
  const words = (text(data.words) ?? '').slice(0, MAX_WORDS_LENGTH)
  await req.payload.update({ collection: 'reviews', id: review.id, data: { state: 'returned', words }, depth: 0, req })
  await queueNotice(req, { to: review.askedBy, document, words: (context) => returnedMail(context, words) })
}

/** Closes the review of a document that has been published. */
export async function approveReview(req: PayloadRequest, key: string): Promise<void> {
  const review = await reviewOf(req, key)
  const document = parseDocumentKey(key)
  if (review?.state !== 'waiting' || !document) return
  await req.payload.update({ collection: 'reviews', id: review.id, data: { state: 'approved' }, depth: 0, req })
  // What is published by its schedule is published by nobody who could be named.
  if (req.user) await queueNotice(req, { to: review.askedBy, document, words: approvedMail })
}

interface StoredReview {
  readonly id: number
  readonly state: unknown
  readonly askedBy: number | undefined
}

async function waitingReview(req: PayloadRequest, key: string): Promise<StoredReview> {
  const review = await reviewOf(req, key)
  if (review?.state !== 'waiting') {
    throw refusal(
      { en: 'It does not wait for a review any more.', de: 'Es wartet nicht mehr auf eine Durchsicht.' },
      { status: CONFLICT, req },
    )
  }
  return review
}

async function reviewOf(req: PayloadRequest, key: string): Promise<StoredReview | undefined> {
  const { docs } = await req.payload.find({
    collection: 'reviews',
    where: { document: { equals: key } },
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  })
  const [found] = docs
  return (
    found && {
      id: found.id,
      state: found.state,
      askedBy: typeof found.askedBy === 'number' ? found.askedBy : undefined,
    }
  )
}
