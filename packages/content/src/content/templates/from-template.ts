import { readBounded } from '@vitrine/http/core'
import { type CollectionSlug, type PayloadHandler, type PayloadRequest, ValidationError } from 'payload'
import { person } from '../../core/roles.ts'
import { record } from '../../core/stored.ts'
import { type Template, templateNamed } from '../../core/templates/template.ts'
import { createUntyped } from '../queries/payload-edge.ts'

/** Bytes of a request: it holds one name. */
const MAX_BODY_BYTES = 1024

/** Initial data of a draft, or a sentence that says why there can be none. */
type Beginning = { readonly data: object } | { readonly refused: string }

/**
 * `POST /api/{collection}/from-template` with `{ template }`: makes a draft from a template, in the language of the
 * request. It answers 201 with `{ id, admin }`, where `admin` is the address of the draft in the admin; otherwise
 * `{ message }`.
 *
 * @param options.begin Asks for what the draft needs, such as a free address. It runs for people with an account only.
 */
export function fromTemplate<Kind extends Template>(options: {
  readonly collection: CollectionSlug
  readonly templates: readonly Kind[]
  readonly begin: (template: Kind, req: PayloadRequest) => Promise<Beginning>
}): PayloadHandler {
  const { collection, templates, begin } = options
  return async (req) => {
    if (!person(req.user)) return sentence(403, 'Only people with an account may do this. Sign in first.')
    const template = templateNamed(templates, record(await readBody(req)).template)
    if (!template) return sentence(400, 'There is no such template. Load the page again and choose another one.')
    try {
      const beginning = await begin(template, req)
      if ('refused' in beginning) return sentence(409, beginning.refused)
      const { id } = await createUntyped(req.payload, {
        collection,
        draft: true,
        data: { ...beginning.data, _status: 'draft' },
        depth: 0,
        overrideAccess: false,
        user: req.user,
        req,
      })
      return answer(201, { id, admin: `${req.payload.config.routes.admin}/collections/${collection}/${id}` })
    } catch (error) {
      // Somebody else took the name in between.
      if (!(error instanceof ValidationError)) throw error
      return sentence(409, error.data.errors.map(({ message }) => message).join(' '))
    }
  }
}

/** @returns Undefined for what is no JSON or longer than a name needs. */
async function readBody({ body }: PayloadRequest): Promise<unknown> {
  const bytes = await readBounded(body, MAX_BODY_BYTES)
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    // It names no template either.
    return undefined
  }
}

function sentence(status: number, message: string): Response {
  return answer(status, { message })
}

function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}
