import type { SourceRef } from '../source/source-key.ts'

/** Plugins for forms beside Contact Form 7 whose forms can be read. */
export type OtherFormPlugin = 'wpforms' | 'gravity-forms' | 'ninja-forms'

/** A form of such a plugin, by what shortcodes and blocks know it. */
export interface OtherForm {
  readonly plugin: OtherFormPlugin
  /** Absent where its file does not say. */
  readonly id?: number
  readonly title: string
  readonly ref: SourceRef
}

/**
 * The form that a shortcode or block means: by its number, then by its title. A number also means the only form of a
 * plugin whose number is not known.
 */
export function otherFormFor(
  plugin: OtherFormPlugin,
  written: string,
  forms: readonly OtherForm[],
): SourceRef | undefined {
  const own = forms.filter((form) => form.plugin === plugin)
  const name = written.trim()
  const id = /^\d{1,9}$/.test(name) ? Number(name) : undefined
  const [only, ...others] = own
  const byId = id === undefined ? undefined : own.find((form) => form.id === id)
  const alone = id !== undefined && others.length === 0 && only?.id === undefined ? only : undefined
  return (byId ?? own.find(({ title }) => title === name) ?? alone)?.ref
}
