import type { CollectionParts } from '@vitrine/kit/feature'
import type { CollectionBeforeDeleteHook, CollectionConfig, CollectionSlug } from 'payload'

/**
 * Gives a collection that takes comments the switch for each document, and has the comments of a document go with it.
 * Others are returned as they are.
 */
export function takingComments(collection: CollectionConfig, { commented }: CollectionParts): CollectionConfig {
  const target = commented.find(({ collection: slug }) => slug === collection.slug)
  if (!target) return collection
  const { custom, fields, hooks } = collection
  return {
    ...collection,
    custom: { ...custom, takesComments: true },
    hooks: { ...hooks, beforeDelete: [...(hooks?.beforeDelete ?? []), deleteComments(target.collection)] },
    fields: [
      ...fields,
      {
        name: 'allowComments',
        label: { en: 'Take comments', de: 'Kommentare zulassen' },
        type: 'checkbox',
        defaultValue: target.isOpen,
        admin: {
          position: 'sidebar',
          description: {
            en: 'If they are turned on under Settings → Comments.',
            de: 'Wenn sie unter Einstellungen → Kommentare eingeschaltet sind.',
          },
        },
      },
    ],
  }
}

/** The comments of a document go with it. */
function deleteComments(relationTo: CollectionSlug): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    await req.payload.delete({
      collection: 'comments',
      where: { about: { equals: { relationTo, value: id } } },
      depth: 0,
      context: { documentGoes: true },
      req,
    })
  }
}
