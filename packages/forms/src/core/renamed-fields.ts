import { list, record, text } from '@vitrine/content/core'
import { type Renames, renamedField, renameTags } from './mail/rename-tags.ts'

type Raw = Readonly<Record<string, unknown>>

/**
 * Fields that have another name than before, by the ids of their blocks.
 *
 * @param before Blocks of the form as it is stored. @param after As it is to be stored.
 */
export function renamesBetween(before: unknown, after: unknown): Renames {
  const names = namesById(list(before))
  return new Map(
    [...namesById(list(after))].flatMap(([id, name]) => {
      const old = names.get(id)
      return old === undefined || old === name ? [] : [[old, name]]
    }),
  )
}

function namesById(blocks: readonly Raw[]): ReadonlyMap<string, string> {
  return new Map(
    blocks.flatMap(({ id, name, fields }): [string, string][] => [
      ...(typeof id === 'string' && text(name) ? [[id, String(name).replaceAll('.', '_')] as [string, string]] : []),
      ...namesById(list(fields)),
    ]),
  )
}

/** Parts of a mail that may name fields. */
const MAIL_PARTS = ['recipient', 'sender', 'replyTo', 'subject', 'additionalHeaders', 'body', 'attachments']

/**
 * A form with the new names of its fields wherever it names them: in the mails, the messages, the text after sending, the
 * additional settings and the conditions.
 *
 * @param form Values of `contact-forms` in one language.
 */
export function withRenamedFields<Form extends Raw>(form: Form, renames: Renames): Form {
  if (renames.size === 0) return form
  const written = (value: unknown) => (typeof value === 'string' ? renameTags(value, renames) : value)
  const part = (value: unknown, keys?: readonly string[]) =>
    Object.fromEntries(
      Object.entries(record(value)).map(([key, own]) => [key, !keys || keys.includes(key) ? written(own) : own]),
    )
  const changed = {
    fields: () => list(form.fields).map((block) => withRenamedTests(block, renames)),
    mail: () => part(form.mail, MAIL_PARTS),
    mail2: () => part(form.mail2, MAIL_PARTS),
    messages: () => part(form.messages),
    sentText: () => written(form.sentText),
    additionalSettings: () => written(form.additionalSettings),
  }
  const given = Object.entries(changed).filter(([key]) => form[key] != null)
  return { ...form, ...Object.fromEntries(given.map(([key, change]) => [key, change()])) }
}

function withRenamedTests(block: Raw, renames: Renames): Raw {
  const { showWhen, fields } = block
  const tests = list(record(showWhen).tests)
  const renamed = tests.map((test) => ({ ...test, field: renamedField(text(test.field) ?? '', renames) ?? test.field }))
  return {
    ...block,
    ...(tests.length > 0 && { showWhen: { ...record(showWhen), tests: renamed } }),
    ...(Array.isArray(fields) && { fields: list(fields).map((inner) => withRenamedTests(inner, renames)) }),
  }
}
