import { list, record, text } from '@vitrine/ui/core'
import { mailTagsOf } from './mail/mail-tags.ts'
import { isSpecialTag } from './mail/special-tags.ts'

/** A mistake in a form's settings, with the path of the place in its document. */
export interface FormProblem {
  readonly path: string
  readonly message: string
}

/**
 * Finds what would keep a form from working: names used twice, and mail-tags that lead nowhere. A template may do both,
 * as those that people bring along do; its editor is warned instead.
 */
export function formProblems(raw: unknown): readonly FormProblem[] {
  const form = record(raw)
  const names = list(form.fields).map((field) => text(field.name)?.replaceAll('.', '_'))
  const repeated = names.flatMap((name, index) =>
    name !== undefined && names.indexOf(name) < index
      ? [{ path: `fields.${index}.name`, message: `Another field is called ${name}. Choose another name.` }]
      : [],
  )
  const mail = record(form.mail)
  const strayTags = (['recipient', 'sender', 'replyTo', 'subject', 'additionalHeaders', 'body'] as const).flatMap(
    (part) => {
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
    },
  )
  return form.fields === undefined || form.writtenAs === 'template' ? [] : [...repeated, ...strayTags]
}
