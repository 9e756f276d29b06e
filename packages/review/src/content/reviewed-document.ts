import { refusal } from '@vitrine/content/answers'
import { record, text } from '@vitrine/content/core'
import { isCollection } from '@vitrine/content/documents'
import type { PayloadRequest } from 'payload'
import { parseDocumentKey, type ReviewedDocument } from '../core/document-key.ts'

const NOT_FOUND = 404

/** Reads which document a request is about. @throws If there is none that its account may read. */
export async function reviewedDocument(req: PayloadRequest, key: unknown): Promise<ReviewedDocument> {
  const document = parseDocumentKey(key)
  if (!document || (await found(req, document, req.user)) === undefined) {
    throw refusal(
      { en: 'There is no such document.', de: 'Dieses Dokument gibt es nicht.' },
      { status: NOT_FOUND, req },
    )
  }
  return document
}

/** Title of a document, as its newest version has it in the language of the request. */
export async function titleOf(req: PayloadRequest, document: ReviewedDocument): Promise<string> {
  return text((await found(req, document))?.title) ?? 'Untitled'
}

/** @param user Whose rights count; left out, nobody's do. */
async function found(
  req: PayloadRequest,
  { collection, id }: ReviewedDocument,
  user?: PayloadRequest['user'],
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const { payload } = req
  if (!isCollection(payload, collection) || !payload.collections[collection].config.custom.isReviewed) return undefined
  const document = await payload.findByID({
    collection,
    id,
    draft: true,
    depth: 0,
    select: { title: true },
    disableErrors: true,
    ...(user && { overrideAccess: false, user }),
    req,
  })
  return document ? record(document) : undefined
}
