import { record, text } from '@vitrine/content/core'
import { ValidationError } from 'payload'
import { CONTACT_FORMS } from '../core/areas.ts'
import { fieldBlocksOf } from '../core/tag-blocks.ts'
import { readTemplate } from '../core/template/form-body.ts'
import { forRole, sentence } from './inbox/for-role.ts'
import { messageId } from './inbox/message-id.ts'

const NO_TEMPLATE = 'This form has no template that is saved.'

/** `POST /api/contact-forms/:id/as-fields`: writes a form as fields that has been written as a template. */
export const fieldsFromTemplate = forRole(CONTACT_FORMS, 'update', async (req) => {
  const { payload, user } = req
  const id = messageId(req.routeParams)
  if (id === undefined) return sentence(404, NO_TEMPLATE)
  const where = { collection: 'contact-forms', id, depth: 0, overrideAccess: false, user, req } as const
  const template = text(record(await payload.findByID(where).catch(() => undefined)).template)
  if (template === undefined) return sentence(404, NO_TEMPLATE)
  const fields = fieldBlocksOf(readTemplate(template, new Set()))
  if (!fields) {
    return sentence(409, 'The template contains more than labelled fields can express, so it stays a template.')
  }
  try {
    await payload.update({ ...where, data: { writtenAs: 'fields', fields: [...fields] } })
    return sentence(200, 'The form is written as fields. Its template is kept.')
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return sentence(409, error.data.errors.map(({ message }) => message).join(' '))
  }
})
