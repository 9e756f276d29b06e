import { answerIn } from '@vitrine/content/answers'
import { referenceId } from '@vitrine/content/core'
import type { CollectionBeforeValidateHook, PayloadRequest, RelationshipField } from 'payload'
import { ValidationError } from 'payload'

/** Most levels of categories inside each other. */
export const MAX_CATEGORY_LEVELS = 20

/** The category that another one is a part of. */
export const parentField: RelationshipField = {
  name: 'parent',
  label: { en: 'Part of', de: 'Teil von' },
  type: 'relationship',
  relationTo: 'categories',
  filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
  admin: {
    position: 'sidebar',
    description: {
      en: 'Its list shows the posts of this category too, and the way to this one leads through it.',
      de: 'Auch ihre Liste zeigt die Beiträge dieser Kategorie, und der Weg zu dieser führt über sie.',
    },
  },
}

/** Refuses a category that would stand in itself. */
export const standsInNoCircle: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const own = originalDoc?.id
  let above = referenceId(data?.parent)
  for (let level = 1; above !== undefined; level += 1) {
    if (above === own || level >= MAX_CATEGORY_LEVELS) throw circle(req)
    above = await parentOf(above, req)
  }
  return data
}

async function parentOf(id: number | string, req: PayloadRequest) {
  const found = await req.payload.findByID({
    collection: 'categories',
    id,
    depth: 0,
    disableErrors: true,
    req,
    select: { parent: true },
  })
  return referenceId(found?.parent)
}

function circle(req: PayloadRequest): ValidationError {
  return new ValidationError({
    collection: 'categories',
    errors: [
      {
        path: 'parent',
        message: answerIn(
          {
            en: 'A category cannot be a part of itself: choose another one, or none.',
            de: 'Eine Kategorie kann nicht Teil ihrer selbst sein: eine andere wählen oder keine.',
          },
          req,
        ),
      },
    ],
    req,
  })
}
