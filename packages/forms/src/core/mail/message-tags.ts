import type { ContactForm } from '../form.ts'
import { labelledName } from '../inbox/labels.ts'
import { senderOf } from '../sender/sender.ts'
import { takesPartInMail } from '../template/tag-types.ts'
import { MESSAGE_TAGS, type MessageTag } from './special-tags.ts'
import { type MailValues, tagValue } from './tag-value.ts'

/** Characters of an answer that stands for the name of its sender. */
const MAX_NAME_LENGTH = 80

/** Fields whose values are no words of the visitor. */
const WORDLESS: ReadonlySet<string> = new Set(['acceptance', 'file', 'hidden'])

/** An answer of a message, with its field as people call it. */
interface Answer {
  readonly basetype: string
  readonly label: string
  readonly text: string
}

/**
 * Values of the tags that speak of the message as a whole, so that a mail need not name the fields of its form.
 *
 * @param values Of the other tags.
 */
export function messageTags(form: ContactForm, values: MailValues): Readonly<Record<MessageTag, string>> {
  const answers = answersOf(form, values)
  const { name, email } = senderOf(form, values.submitted)
  return {
    [MESSAGE_TAGS.allFields]: answers.map(asLines).join('\n'),
    [MESSAGE_TAGS.senderName]: name || firstAnswer(answers) || form.title,
    [MESSAGE_TAGS.senderEmail]: email,
  }
}

/** Fields that were filled in, in the order of the form, each row of a group by itself. */
function answersOf({ body, tags }: ContactForm, values: MailValues): readonly Answer[] {
  const fields = body.kind === 'fields' ? body.fields : []
  const labels = new Map(fields.flatMap(({ tag, label }) => (label ? [[tag.name, label]] : [])))
  const named = new Map(tags.filter(takesPartInMail).map((tag) => [tag.name, tag]))
  const own = { ...values, rows: new Map() }
  return [...named.values()].flatMap(({ name, basetype }) => {
    const text = tagValue({ name, field: name, shows: 'value' }, own, { html: false })?.trim()
    return text ? [{ basetype, label: labelledName(name, labels), text }] : []
  })
}

/** A text of several lines begins below its label. A label that ends a sentence needs no colon. */
function asLines({ label, text }: Answer): string {
  const isSentence = /[\p{Sentence_Terminal}:]$/u.test(label)
  return `${label}${isSentence ? '' : ':'}${text.includes('\n') ? '\n' : ' '}${text}`
}

/** The first words of the visitor, on one line. */
function firstAnswer(answers: readonly Answer[]): string {
  const first = answers.find(({ basetype }) => !WORDLESS.has(basetype))
  const letters = [...(first?.text.replace(/\s+/g, ' ') ?? '')]
  return letters.length > MAX_NAME_LENGTH
    ? `${letters.slice(0, MAX_NAME_LENGTH).join('').trimEnd()}…`
    : letters.join('')
}
