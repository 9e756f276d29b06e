import { asText, type Submitted, type SubmittedValue } from '../submitted.ts'
import type { InboxMessage, InboxRow } from './inbox-message.ts'
import { labelledName } from './labels.ts'

/** Characters from which a text is read as running text, even in one line. */
const LONG_TEXT_LENGTH = 120

/** Characters of the first words in a list. */
const FIRST_WORDS_LENGTH = 140

/** Value of a field with what people call the field. */
export interface LabelledText {
  /** Name of the field in the form. */
  readonly name: string
  readonly label: string
  readonly text: string
}

/** Texts and values of a message, in the order in which they are read. */
export interface MessageLetter {
  /** Running texts, the longest first. */
  readonly texts: readonly LabelledText[]
  /** Short values, in the order of the form. */
  readonly facts: readonly LabelledText[]
}

type LetterSource = Pick<
  InboxMessage,
  'entries' | 'fromName' | 'fromEmail' | 'subject' | 'files' | 'consents' | 'labels'
>

/**
 * Divides what was written into running texts and short values. Without a long text, the longest of several words is the
 * running one. Left out are fields that are empty, that hold only the sender or the subject, files and consents: these
 * are shown apart.
 */
export function messageLetter(message: LetterSource): MessageLetter {
  const written = writtenValues(message)
  const texts = runningTexts(written)
  const label = ([name, value]: Written) => ({
    name,
    label: labelledName(name, message.labels),
    text: shownValue(value),
  })
  return { texts: texts.map(label), facts: written.filter((entry) => !texts.includes(entry)).map(label) }
}

/** First words of a message in one line; empty if it has none of its own. @returns At most 140 characters. */
export function firstWordsOf(row: InboxRow): string {
  const written = writtenValues({ ...row, consents: new Map() })
  const [name = '', value = ''] = runningTexts(written)[0] ?? written[0] ?? []
  const line = name === '' ? '' : shownValue(value).replace(/\s+/g, ' ').trim()
  return line.length <= FIRST_WORDS_LENGTH ? line : `${line.slice(0, FIRST_WORDS_LENGTH).trimEnd()}…`
}

type Written = readonly [name: string, value: SubmittedValue]

function writtenValues(source: Omit<LetterSource, 'labels'>): readonly Written[] {
  const { fromName, fromEmail, subject, consents } = source
  const files = new Set(source.files.map(({ field }) => field))
  const shownApart = new Set([fromName, fromEmail, subject].map((text) => text.trim()))
  return Object.entries(source.entries satisfies Submitted).filter(
    ([name, value]) =>
      !files.has(name) && !consents.has(name) && asText(value) !== '' && !shownApart.has(asText(value)),
  )
}

/** Running texts among the values, the longest first. */
function runningTexts(written: readonly Written[]): readonly Written[] {
  const byLength = written
    .filter(([, value]) => typeof value === 'string')
    .sort(([, one], [, other]) => other.length - one.length)
  const long = byLength.filter(([, value]) => isLong(String(value)))
  return long.length > 0 ? long : byLength.filter(([, value]) => /\S\s+\S/.test(String(value))).slice(0, 1)
}

function isLong(value: string): boolean {
  return value.length >= LONG_TEXT_LENGTH || /\S\s*\n\s*\S/.test(value)
}

function shownValue(value: SubmittedValue): string {
  return typeof value === 'string' ? value.trim() : asText(value)
}
