import type { Endpoint, PayloadRequest } from 'payload'
import type { LinkChoice } from '../../core/links/link-choice.ts'
import { LINK_CHOICES_PATH, MAX_KNOWN } from '../../core/links/link-choices-address.ts'
import { inOrder, knownReferences, soughtLink } from '../../core/links/sought-link.ts'
import { maySomewhere } from '../rights/rights-of.ts'
import { documentsOf, findDocuments, findFiles, findSections } from './find-choices.ts'

/**
 * `GET /api/link-choices?sought=`: documents, sections and files that a link can lead to, as far as the account may read
 * them. `?known=page:1,post:2`: the documents of links that are there.
 */
export const linkChoices: Endpoint = {
  path: LINK_CHOICES_PATH,
  method: 'get',
  handler: async (req) => {
    if (!(await maySomewhere(req, 'read'))) {
      return Response.json({ message: 'Your role may not look for pages.' }, { status: 403 })
    }
    const known = req.query.known
    const choices =
      typeof known === 'string' ? await ofLinks(req, known) : await found(req, String(req.query.sought ?? ''))
    return Response.json({ choices }, { headers: { 'cache-control': 'no-store' } })
  },
}

function ofLinks(req: PayloadRequest, known: string): Promise<readonly LinkChoice[]> {
  return documentsOf(req, knownReferences(known, MAX_KNOWN))
}

async function found(req: PayloadRequest, typed: string): Promise<readonly LinkChoice[]> {
  const sought = soughtLink(typed)
  const documents = inOrder(await findDocuments(req, sought), sought)
  const choices = documents.map(({ choice }) => choice)
  const [sections, files] = await Promise.all([
    typed.trim() === '' ? [] : findSections(req, documents, sought),
    findFiles(req, sought),
  ])
  return sought.anchor === undefined ? [...choices, ...sections, ...files] : sections
}
