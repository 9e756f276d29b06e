import type { Field } from 'payload'
import { isSlug, MAX_SLUG_LENGTH } from '../../core/slug.ts'
import { notCopied } from './copies.ts'

/** Says of a slug that it can be one, or what to use instead. */
export function validateSlug(value: string): true | string {
  return isSlug(value) || 'Use letters, digits, underscores and single dashes, with a letter or digit at both ends.'
}

/**
 * The last part of a document's address, as its editor chooses it for a language. In another one than the first that the
 * document is written in it may be empty: then that of the first counts.
 *
 * @param options.description Said below the field.
 * @param options.reserved Addresses that something else has.
 */
export function slugField(options: { readonly description: string; readonly reserved?: RegExp }): Field {
  const { description, reserved } = options
  return {
    name: 'slug',
    label: 'Address',
    type: 'text',
    localized: true,
    custom: { search: false },
    maxLength: MAX_SLUG_LENGTH,
    admin: { position: 'sidebar', description },
    hooks: { beforeDuplicate: [notCopied] },
    validate: (value: string | null | undefined) => {
      if (!value) return true
      const written = validateSlug(value)
      if (written !== true) return written
      return !reserved?.test(value) || `“${value}” is the address of something else here. Choose another one.`
    },
  }
}
