import { type AdminText, record, text } from '@vitrine/content/core'
import { mailTagsOf } from '../mail/mail-tags.ts'
import { isSpecialTag } from '../mail/special-tags.ts'
import { isAllowedElement, isForScripts } from '../template/safe-html.ts'
import { scanTemplate, tagsOf } from '../template/scan.ts'
import { parseTagType } from '../template/tag-types.ts'

/** Something in a form that is not read as its editor meant it. It is a warning: the form stays as it is. */
export interface WritingProblem {
  /** As in `ConfigProblem`: `form.body`, `mail.subject`, `mail_2.body`, `messages.spam`, `additional_settings.body`. */
  readonly section: string
  /** Of the text, from 1. */
  readonly line: number
  readonly message: AdminText
}

type Found = Pick<WritingProblem, 'line' | 'message'>

/**
 * Finds what stands in a form's texts and does nothing, or something else than it seems to: form-tags that visitors read
 * in brackets, elements that are taken out, mail-tags that arrive as they are written, settings that nobody knows.
 *
 * @param raw A document of `contact-forms`, saved or not.
 */
export function checkWriting(raw: unknown): readonly WritingProblem[] {
  const form = record(raw)
  const isTemplate = form.writtenAs === 'template'
  const template = isTemplate ? (text(form.template) ?? '') : ''
  const body = [...strayFormTags(template), ...removedElements(template)].sort((a, b) => a.line - b.line)
  const settings = unknownSettings(text(form.additionalSettings) ?? '')
  return [
    ...body.map((problem) => ({ section: 'form.body', ...problem })),
    // A form of fields with such a tag is not saved at all.
    ...(isTemplate ? strayMailTags(form, template) : []),
    ...settings.map((problem) => ({ section: 'additional_settings.body', ...problem })),
  ]
}

/** Pattern of form-tags: a word in brackets with its arguments. Escaped ones are literal text. */
const BRACKETS = /(\[?)\[([a-zA-Z][\w:.-]*\*?)((?:\s(?:"[^"]*"|'[^']*'|[^\]"'])*)?)\](\]?)/g

function strayFormTags(template: string): readonly Found[] {
  return [...template.matchAll(BRACKETS)].flatMap((match) => {
    const [whole, open = '', word = '', rest = '', close = ''] = match
    if (open && close) return []
    const written = whole.slice(open.length, whole.length - close.length)
    const reason = reasonAgainst(word, rest, written, template)
    return reason === undefined ? [] : [{ line: lineAt(template, match.index), message: after(written, reason) }]
  })
}

/** A sentence that begins with what was written. */
function after(written: string, { en, de }: AdminText): AdminText {
  return { en: `${written} ${en}`, de: `${written} ${de}` }
}

const GRAMMAR: AdminText = {
  en: 'Write a name that begins with a letter, then options without commas, then values in quotes.',
  de: 'Einen Namen schreiben, der mit einem Buchstaben beginnt, dann Optionen ohne Kommas, dann Werte in Anführungszeichen.',
}

const NO_TAG: AdminText = {
  en: `cannot be read, so that visitors read it as it is written. ${GRAMMAR.en}`,
  de: `lässt sich nicht lesen, sodass Besucher es so sehen, wie es dasteht. ${GRAMMAR.de}`,
}

const HALF_A_TAG: AdminText = {
  en: `cannot be read whole: its options and values do nothing. ${GRAMMAR.en}`,
  de: `lässt sich nicht ganz lesen: Optionen und Werte bewirken nichts. ${GRAMMAR.de}`,
}

const UNKNOWN_TAG: AdminText = {
  en: 'is no form-tag that is known here, so that visitors read it in brackets. Take it out.',
  de: 'ist kein Form-Tag, das hier bekannt ist, sodass Besucher es in Klammern lesen. Es herausnehmen.',
}

/** Why a form-tag is none; undefined for one that works, and for words in brackets that want to be no tag. */
function reasonAgainst(word: string, rest: string, written: string, template: string): AdminText | undefined {
  if (parseTagType(word)) {
    const [tag] = tagsOf(scanTemplate(written))
    if (!tag) return NO_TAG
    return tag.attr === '' ? undefined : HALF_A_TAG
  }
  const isTag = rest.trim() !== '' || word.endsWith('*') || template.includes(`[/${word}]`)
  return isTag ? UNKNOWN_TAG : undefined
}

function removedElements(template: string): readonly Found[] {
  return [...template.matchAll(/<([a-z][a-z0-9-]*)(?=[\s/>])/gi)].flatMap((match) => {
    const element = (match[1] ?? '').toLowerCase()
    // `form` has a warning of its own.
    if (isAllowedElement(element) || element === 'form') return []
    const reason = isForScripts(element) ? RUNS : NOT_ALLOWED
    return [{ line: lineAt(template, match.index), message: after(`<${element}>`, reason) }]
  })
}

const RUNS: AdminText = {
  en: 'is taken out: a form may hold nothing that runs, or that loads other pages.',
  de: 'wird herausgenommen: Ein Formular darf nichts enthalten, was ausgeführt wird oder andere Seiten lädt.',
}

const NOT_ALLOWED: AdminText = {
  en: 'is taken out: a form may not have it. What stands in it stays.',
  de: 'wird herausgenommen: Ein Formular darf es nicht enthalten. Was darin steht, bleibt.',
}

/** The texts with mail-tags, by their section and their name in the document. */
const MAIL_PARTS = {
  recipient: 'recipient',
  sender: 'sender',
  replyTo: 'additional_headers',
  subject: 'subject',
  additionalHeaders: 'additional_headers',
  body: 'body',
} as const

function strayMailTags(form: Readonly<Record<string, unknown>>, template: string): readonly WritingProblem[] {
  const names = new Set(tagsOf(scanTemplate(template)).map(({ name }) => name))
  const [first, second, messages] = [record(form.mail), record(form.mail2), record(form.messages)]
  const mails = [['mail', first] as const, ...(second.active === true ? [['mail_2', second] as const] : [])]
  const texts = [
    ...mails.flatMap(([section, mail]) =>
      Object.entries(MAIL_PARTS).map(([key, part]) => [`${section}.${part}`, mail[key]] as const),
    ),
    ...Object.entries(messages).map(([key, message]) => [`messages.${key}`, message] as const),
    ...(form.afterSending === 'text' ? [['after_sending.text', form.sentText] as const] : []),
  ]
  return texts.flatMap(([section, written]) =>
    strayTagsIn(text(written) ?? '', (name) => names.has(name)).map(({ line, name }) => ({
      section,
      line,
      message: {
        en: `[${name}] is no field of this form and stays as it is written. Correct the name, or write [[${name}]].`,
        de: `[${name}] ist kein Feld dieses Formulars und bleibt so stehen. Den Namen berichtigen oder [[${name}]] schreiben.`,
      },
    })),
  )
}

/** Mail-tags of a text that nothing fills. @param isField By the name of a field as it is posted. */
export function strayTagsIn(
  written: string,
  isField: (name: string) => boolean,
): readonly { readonly line: number; readonly name: string }[] {
  return written
    .split(/\r\n|\r|\n/)
    .flatMap((line, index) =>
      mailTagsOf(line).flatMap((tag) =>
        isField(tag.field) || isSpecialTag(tag.name) ? [] : [{ line: index + 1, name: tag.name }],
      ),
    )
}

/** Settings that do something, or did so in the original, which has a warning of its own. [reference 13.2] */
const SETTINGS = new Set(
  (
    'demo_mode skip_mail acceptance_as_validation subscribers_only do_not_store flamingo_email flamingo_name ' +
    'flamingo_subject doi on_sent_ok on_submit honeypot time_trap max_links no_duplicates rate_limit'
  ).split(' '),
)

function unknownSettings(written: string): readonly Found[] {
  return written.split(/\r\n|\r|\n/).flatMap((content, index) => {
    if (content.trim() === '') return []
    const name = /^([a-zA-Z0-9_]+)[\t ]*:/.exec(content)?.[1]
    if (name !== undefined && SETTINGS.has(name)) return []
    const [no, kein] =
      name === undefined
        ? [`“${content.trim()}” is no setting`, `„${content.trim()}“ ist keine Einstellung`]
        : [`There is no setting ${name}`, `Es gibt keine Einstellung ${name}`]
    const message = {
      en: `${no}, so this line does nothing. Write one a line, such as skip_mail: on.`,
      de: `${kein}, daher bewirkt diese Zeile nichts. Eine pro Zeile schreiben, etwa skip_mail: on.`,
    }
    return [{ line: index + 1, message }]
  })
}

function lineAt(written: string, index: number): number {
  return written.slice(0, index).split(/\r\n|\r|\n/).length
}
