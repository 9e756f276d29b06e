import type { SiteClock } from '@vitrine/content/core'
import type { Entries } from '../entries.ts'
import { type FormTag, isRequired } from '../template/form-tag.ts'
import { declarationOf, takesPartInMail } from '../template/tag-types.ts'

/** Name of the file that stands for an upload. */
export const EXAMPLE_FILE = 'example.pdf'

/**
 * Example entries of a form, to preview its mails. {@link exampleFiles} makes the files.
 *
 * @param options.leaveEmpty Leaves empty what need not be filled in.
 */
export function exampleEntries(
  tags: readonly FormTag[],
  options: SiteClock & { readonly leaveEmpty: boolean },
): Entries {
  return filledTags(tags, options).flatMap((tag): Entries => {
    if (tag.basetype === 'file') return []
    return [[tag.name, exampleOf(tag, options)]]
  })
}

/** The files that go with {@link exampleEntries}: names by field. */
export function exampleFiles(
  tags: readonly FormTag[],
  options: { readonly leaveEmpty: boolean },
): Readonly<Record<string, readonly string[]>> {
  const fields = filledTags(tags, options).filter(({ basetype }) => basetype === 'file')
  return Object.fromEntries(fields.map(({ name }) => [name, [EXAMPLE_FILE]]))
}

/** Fields to fill in. Hidden ones always have a value. */
function filledTags(tags: readonly FormTag[], { leaveEmpty }: { readonly leaveEmpty: boolean }): readonly FormTag[] {
  return tags.filter((tag) => takesPartInMail(tag) && (!leaveEmpty || isRequired(tag) || tag.basetype === 'hidden'))
}

function exampleOf(tag: FormTag, clock: SiteClock): string {
  const { name } = tag
  const text = /name/i.test(name) ? 'Ada Example' : `Example: ${name.replace(/[-_]+/g, ' ')}`
  return declarationOf(tag)?.example?.(tag, clock) ?? text
}
