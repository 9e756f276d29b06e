import type { SourceRef } from '../source/source-key.ts'
import type { FormIdentity } from './form-source.ts'

const HASH = /^[0-9a-f]{7,64}$/
const NUMBER = /^[1-9]\d{0,9}$/

/**
 * The form that a shortcode `[contact-form-7 …]`, `[contact-form N …]` or its block means: by the beginning of its hash,
 * then its id, then its title, then the number of old versions.
 *
 * @param attributes `id`, `hash`, `title`, and the nameless first value as `0`.
 * @returns Undefined when no form fits.
 */
export function formFor(
  attributes: Readonly<Record<string, string>>,
  forms: readonly FormIdentity[],
): SourceRef | undefined {
  const { id: written = '', hash = '', title = '', 0: first = '' } = attributes
  const found =
    byHash(hash, forms) ??
    // A number of seven digits may be the beginning of a hash.
    byHash(written, forms) ??
    byNumber(written, (form) => form.id, forms) ??
    byTitle(title, forms) ??
    byNumber(first, (form) => form.unitId, forms) ??
    byNumber(written, (form) => form.unitId, forms)
  return found?.ref
}

function byHash(written: string, forms: readonly FormIdentity[]): FormIdentity | undefined {
  const prefix = written.trim().toLowerCase()
  return HASH.test(prefix) ? forms.find(({ hash }) => hash?.startsWith(prefix)) : undefined
}

function byNumber(
  written: string,
  numberOf: (form: FormIdentity) => number | undefined,
  forms: readonly FormIdentity[],
): FormIdentity | undefined {
  const digits = written.trim()
  return NUMBER.test(digits) ? forms.find((form) => numberOf(form) === Number(digits)) : undefined
}

/** Titles need not be unique: the oldest form counts. */
function byTitle(written: string, forms: readonly FormIdentity[]): FormIdentity | undefined {
  const title = written.trim()
  if (title === '') return undefined
  return forms
    .filter((form) => form.title.trim() === title)
    .reduce<FormIdentity | undefined>((oldest, form) => (oldest && oldest.id <= form.id ? oldest : form), undefined)
}
