import { firstFree, fromTemplate } from '@vitrine/content/templates'
import { FORM_TEMPLATES } from './form-templates.ts'

/** Forms of one kind that are told apart by a number in their title. */
const MAX_FORMS = 100

/** `POST /api/contact-forms/from-template`: makes a form that works as it is. */
export const formFromTemplate = fromTemplate({
  collection: 'contact-forms',
  templates: FORM_TEMPLATES,
  async begin({ form }, req) {
    const titles = Array.from({ length: MAX_FORMS }, (_, copy) =>
      copy === 0 ? form.title : `${form.title} ${copy + 1}`,
    )
    const title = await firstFree(titles, { collection: 'contact-forms', field: 'title' }, req)
    return title === undefined
      ? { refused: `There are ${MAX_FORMS} forms of this kind. Rename or delete one first.` }
      : { data: { ...form, title, writtenAs: 'fields' } }
  },
})
