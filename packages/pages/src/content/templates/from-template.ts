import { fromTemplate } from '@vitrine/content/templates'
import { placeForm } from '../../core/place-form.ts'
import { firstForm } from '../first-form.ts'
import { PAGE_TEMPLATES } from './templates.ts'

/** `POST /api/pages/from-template`: makes a draft. Its address is made of its title, unless its template has one. */
export const pageFromTemplate = fromTemplate({
  collection: 'pages',
  templates: PAGE_TEMPLATES,
  async begin({ page: { layout, ...page } }, req) {
    return { data: { ...page, layout: placeForm(layout, await firstForm(req.payload, req)) } }
  },
})
