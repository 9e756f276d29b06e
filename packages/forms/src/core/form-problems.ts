import { list, record, text } from '@vitrine/ui/core'
import { tagNames } from './mail-tags.ts'

/** A mistake in a form's settings, with the path of the place in its document. */
export interface FormProblem {
  readonly path: string
  readonly message: string
}

/** Tags that every mail may use, besides the names of fields. */
export const SPECIAL_TAGS = [
  '_remote_ip',
  '_user_agent',
  '_url',
  '_date',
  '_time',
  '_contact_form_title',
  '_site_title',
  '_site_url',
  '_site_domain',
] as const

/** Finds what would keep a form from working: names used twice, and mail-tags that lead nowhere. */
export function formProblems(raw: unknown): readonly FormProblem[] {
  const form = record(raw)
  const names = list(form.fields).map((field) => text(field.name)?.replaceAll('.', '_'))
  const repeated = names.flatMap((name, index) =>
    name !== undefined && names.indexOf(name) < index
      ? [{ path: `fields.${index}.name`, message: `Another field is called ${name}. Choose another name.` }]
      : [],
  )
  const known = new Set<string>([...names.filter((name) => name !== undefined), ...SPECIAL_TAGS])
  const mail = record(form.mail)
  const strayTags = (['recipient', 'sender', 'replyTo', 'subject', 'additionalHeaders', 'body'] as const).flatMap(
    (part) => {
      const stray = tagNames(text(mail[part]) ?? '').find((tag) => !known.has(tag.replace(/^_raw_/, '')))
      return stray === undefined
        ? []
        : [
            {
              path: `mail.${part}`,
              message: `[${stray}] is no field of this form. Correct the name, or write [[${stray}]] for the text itself.`,
            },
          ]
    },
  )
  return form.fields === undefined ? [] : [...repeated, ...strayTags]
}
