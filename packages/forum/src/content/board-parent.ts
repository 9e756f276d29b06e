import { answerIn } from '@vitrine/content/answers'
import { referenceId } from '@vitrine/content/core'
import type { CollectionBeforeValidateHook, PayloadRequest, RelationshipField } from 'payload'
import { ValidationError } from 'payload'
import { MAX_BOARD_LEVELS } from '../core/limits.ts'

const CIRCLE = {
  en: `A board cannot stand in itself, and at most ${MAX_BOARD_LEVELS} stand in each other: choose another one, or none.`,
  de: `Ein Board kann nicht in sich selbst stehen, und höchstens ${MAX_BOARD_LEVELS} stehen ineinander: ein anderes wählen oder keines.`,
}

/** The board that another one stands in. */
export const parentField: RelationshipField = {
  name: 'parent',
  label: { en: 'Stands in', de: 'Steht in' },
  type: 'relationship',
  relationTo: 'forum-boards',
  filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
  admin: { position: 'sidebar' },
}

/** Refuses a board that would stand in itself, or too deep. */
export const standsInNoBoardOfItsOwn: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  let above = referenceId(data?.parent)
  for (let level = 1; above !== undefined; level += 1) {
    if (above === originalDoc?.id || level >= MAX_BOARD_LEVELS) throw circle(req)
    above = await parentOf(above, req)
  }
  return data
}

async function parentOf(id: number | string, req: PayloadRequest) {
  const found = await req.payload.findByID({
    collection: 'forum-boards',
    id,
    depth: 0,
    disableErrors: true,
    req,
    select: { parent: true },
  })
  return referenceId(found?.parent)
}

function circle(req: PayloadRequest): ValidationError {
  const message = answerIn(CIRCLE, req)
  return new ValidationError({ collection: 'forum-boards', errors: [{ path: 'parent', message }] })
}
