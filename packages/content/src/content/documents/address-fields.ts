import type { Field, FieldHook } from 'payload'
import type { AdminLabel, AdminText } from '../../core/admin-text.ts'
import { isSlug, MAX_SLUG_LENGTH } from '../../core/slug.ts'
import { type Asked, accepts, answerIn } from '../answers.ts'
import { notCopied } from './copies.ts'

/** Composes what was typed (NFC): keyboards and files of some systems give letters apart from their marks. */
export const composed: FieldHook = ({ value }) => (typeof value === 'string' ? value.normalize('NFC') : value)

/** Says of a slug that it can be one, or what to use instead. */
export const validateSlug = accepts(isSlug, {
  en: 'Use letters, digits, underscores and single dashes, with a letter or digit at both ends.',
  de: 'Buchstaben, Ziffern, Unterstriche und einzelne Bindestriche verwenden, mit Buchstabe oder Ziffer an beiden Enden.',
})

/**
 * The last part of a document's address, as its editor chooses it for a language. In another one than the first that the
 * document is written in it may be empty: then that of the first counts.
 *
 * @param options.description Said below the field.
 * @param options.reserved Addresses that something else has.
 */
export function slugField(options: { readonly description: AdminLabel; readonly reserved?: RegExp }): Field {
  const { description, reserved } = options
  return {
    name: 'slug',
    label: { en: 'Address', de: 'Adresse' },
    type: 'text',
    localized: true,
    custom: { search: false },
    maxLength: MAX_SLUG_LENGTH,
    admin: { position: 'sidebar', description },
    hooks: { beforeValidate: [composed], beforeDuplicate: [notCopied] },
    validate: (value: string | null | undefined, { req }: { readonly req: Asked }) => {
      if (!value) return true
      const written = validateSlug(value, { req })
      if (written !== true) return written
      return !reserved?.test(value) || answerIn(taken(value), req)
    },
  }
}

function taken(address: string): AdminText {
  return {
    en: `“${address}” is the address of something else here. Choose another one.`,
    de: `„${address}“ ist hier die Adresse von etwas anderem. Eine andere wählen.`,
  }
}
