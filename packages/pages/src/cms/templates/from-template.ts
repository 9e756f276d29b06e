import { person } from '@vitrine/cms/access'
import { readBounded, record } from '@vitrine/ui/core'
import { type PayloadHandler, type PayloadRequest, ValidationError } from 'payload'
import { slugsToTry } from '../../core/free-slug.ts'
import { pathOf } from '../../core/paths.ts'
import { placeForm } from '../../core/place-form.ts'
import { templateNamed } from './templates.ts'

/** Bytes of a request: it holds one name. */
const MAX_BODY_BYTES = 1024

/**
 * `POST /api/pages/from-template` with `{ template }`: makes a draft from a template, in the language of the request.
 *
 * @returns 201 with `{ id, admin }`, where `admin` is the address of the draft in the admin; otherwise `{ message }`.
 */
export const fromTemplate: PayloadHandler = async (req) => {
  if (!person(req.user)) return sentence(403, 'Only people with an account may do this. Sign in first.')
  const template = templateNamed(record(await readBody(req)).template)
  if (!template) return sentence(400, 'There is no such template. Load the page again and choose another one.')
  const { title, meta, layout, slug: wanted } = template.page
  const slug = await freeSlug(wanted, req)
  if (slug === undefined) {
    return sentence(409, `Too many pages begin with the address “${wanted}”. Change one of them first.`)
  }
  try {
    const { id } = await req.payload.create({
      collection: 'pages',
      draft: true,
      data: { title, slug, meta, layout: placeForm(layout, await firstForm(req)), _status: 'draft' } as never,
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req,
    })
    return answer(201, { id, admin: `${req.payload.config.routes.admin}/collections/pages/${id}` })
  } catch (error) {
    // Somebody else took the address in between.
    if (!(error instanceof ValidationError)) throw error
    return sentence(409, error.data.errors.map(({ message }) => message).join(' '))
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

async function freeSlug(wanted: string, req: PayloadRequest): Promise<string | undefined> {
  const slugs = slugsToTry(wanted)
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { path: { in: slugs.map((slug) => pathOf(slug)) } },
    select: { path: true } as never,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  const taken = new Set(docs.map((page) => (page as { path?: unknown }).path))
  return slugs.find((slug) => !taken.has(pathOf(slug)))
}

/** The form that the site had first. Authors may put it on a page, though they may not read what it asks and sends. */
async function firstForm(req: PayloadRequest): Promise<number | string | undefined> {
  const { docs } = await req.payload.find({
    collection: 'contact-forms',
    sort: 'createdAt',
    select: {},
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs[0]?.id
}

function sentence(status: number, message: string): Response {
  return answer(status, { message })
}

function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}
