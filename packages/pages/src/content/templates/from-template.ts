import { fromTemplate } from '@vitrine/content/templates'
import type { PayloadRequest } from 'payload'
import { placeForm } from '../../core/place-form.ts'
import { PAGE_TEMPLATES } from './templates.ts'

/** `POST /api/pages/from-template`: makes a draft. Its address is made of its title, as that of every new page. */
export const pageFromTemplate = fromTemplate({
  collection: 'pages',
  templates: PAGE_TEMPLATES,
  async begin({ page: { title, meta, layout } }, req) {
    return { data: { title, meta, layout: placeForm(layout, await firstForm(req)) } }
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
