import { firstFree, fromTemplate, namesToTry } from '@vitrine/cms/templates'
import type { PayloadRequest } from 'payload'
import { pathOf } from '../../core/paths.ts'
import { placeForm } from '../../core/place-form.ts'
import { PAGE_TEMPLATES } from './templates.ts'

/** `POST /api/pages/from-template`: makes a draft at a free address. */
export const pageFromTemplate = fromTemplate({
  collection: 'pages',
  templates: PAGE_TEMPLATES,
  async begin({ page: { title, meta, layout, slug: wanted } }, req) {
    const slug = await firstFree(namesToTry(wanted), { collection: 'pages', field: 'path', stored: pathOf }, req)
    if (slug === undefined) {
      return { refused: `Too many pages begin with the address “${wanted}”. Change one of them first.` }
    }
    return { data: { title, slug, meta, layout: placeForm(layout, await firstForm(req)) } }
  },
})

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
