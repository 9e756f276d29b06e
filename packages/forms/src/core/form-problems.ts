import { list, record, text } from '@vitrine/content/core'
import { strayTagsIn } from './checks/check-writing.ts'
import { placedBlocks } from './conditions/placed-blocks.ts'
import { strayTests } from './conditions/stray-tests.ts'
import type { FormProblem } from './form-problem.ts'
import { rowNamesOf, rowProblems } from './row-problems.ts'

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
      ? [
          {
            path: `${path}.name`,
            message: {
              en: `Another field is called ${name}. Choose another name.`,
              de: `Ein anderes Feld heißt schon ${name}. Einen anderen Namen wählen.`,
            },
          },
        ]
      : [],
  )
  return [
    ...repeated,
    ...rowProblems(list(form.fields), blocks, rows),
    ...strayTests(blocks),
    ...strayTags(form, new Set([...names, ...rows])),
  ]
}

/** The texts of a form that may name its fields, by their path. */
function textsOf(form: Readonly<Record<string, unknown>>): readonly (readonly [path: string, text: unknown])[] {
  const [mail, second, messages] = [record(form.mail), record(form.mail2), record(form.messages)]
  const parts = ['recipient', 'sender', 'replyTo', 'subject', 'additionalHeaders', 'body'] as const
  return [
    ...parts.map((part) => [`mail.${part}`, mail[part]] as const),
    ...(second.active === true ? parts.map((part) => [`mail2.${part}`, second[part]] as const) : []),
    ...Object.entries(messages).map(([key, message]) => [`messages.${key}`, message] as const),
    ...(form.afterSending === 'text' ? [['sentText', form.sentText] as const] : []),
  ]
}

function strayTags(
  form: Readonly<Record<string, unknown>>,
  names: ReadonlySet<string | undefined>,
): readonly FormProblem[] {
  return textsOf(form).flatMap(([path, written]) => {
    const [stray] = strayTagsIn(text(written) ?? '', (name) => names.has(name))
    if (!stray) return []
    const { name, line } = stray
    const [inLine, inZeile] = line > 1 ? [` (line ${line})`, ` (Zeile ${line})`] : ['', '']
    const message = {
      en: `[${name}] is no field of this form${inLine}. Correct the name, or write [[${name}]] for the text itself.`,
      de: `[${name}] ist kein Feld dieses Formulars${inZeile}. Den Namen berichtigen oder für den Text selbst [[${name}]] schreiben.`,
    }
    return [{ path, message }]
  })
}
