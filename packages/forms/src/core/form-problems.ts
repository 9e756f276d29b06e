import { list, record, text } from '@vitrine/ui/core'
import { placedBlocks } from './conditions/placed-blocks.ts'
import { strayTests } from './conditions/stray-tests.ts'
import { mailTagsOf } from './mail/mail-tags.ts'
import { isSpecialTag } from './mail/special-tags.ts'
import { rowNamesOf, rowProblems } from './row-problems.ts'

/** A mistake in a form's settings, with the path of the place in its document. */
export interface FormProblem {
  readonly path: string
  readonly message: string
}

/**
 * Finds what would keep a form from working: names used twice, mail-tags that lead nowhere, and conditions that nothing
 * can meet. A template may do the first two, as those that people bring along do; its editor is warned instead.
 */
export function formProblems(raw: unknown): readonly FormProblem[] {
  const form = record(raw)
  if (form.fields === undefined || form.writtenAs === 'template') return []
  const blocks = placedBlocks(list(form.fields))
  const names = blocks.map(({ name }) => name)
  const rows = rowNamesOf(list(form.fields))
  const repeated = blocks.flatMap(({ name, path }, index) =>
    name !== undefined && names.indexOf(name) < index
      ? [{ path: `${path}.name`, message: `Another field is called ${name}. Choose another name.` }]
      : [],
  )
  return [
    ...repeated,
    ...rowProblems(list(form.fields), blocks, rows),
    ...strayTests(blocks),
    ...strayTags(record(form.mail), [...names, ...rows]),
  ]
}

function strayTags(
  mail: Readonly<Record<string, unknown>>,
  names: readonly (string | undefined)[],
): readonly FormProblem[] {
  return (['recipient', 'sender', 'replyTo', 'subject', 'additionalHeaders', 'body'] as const).flatMap((part) => {
    const stray = mailTagsOf(text(mail[part]) ?? '').find(
      (tag) => !names.includes(tag.field) && !isSpecialTag(tag.name),
    )
    return stray === undefined
      ? []
      : [
          {
            path: `mail.${part}`,
            message: `[${stray.name}] is no field of this form. Correct the name, or write [[${stray.name}]] for the text itself.`,
          },
        ]
  })
}
