import { TRAP_FIELD } from '@vitrine/protection/core'
import { FORUM_LENGTHS, MAX_QUOTED_WORDS } from './limits.ts'
import { wordsOfPost } from './post/post-tree.ts'
import { readPost } from './post/read-post.ts'

/** Names of the fields of the forum's forms, and of those in the addresses of its pages for one member. */
export const FORUM_FIELDS = {
  board: 'board',
  topic: 'topic',
  reply: 'reply',
  /** Number of the reply that is quoted. */
  quote: 'quote',
  /** Words of it that are quoted; all of them when there are none. */
  words: 'words',
  title: 'title',
  text: 'text',
  name: 'name',
  /** Button that was pressed: `preview`, or nothing. */
  action: 'action',
  /** Drawn with the form. */
  key: 'key',
  /** Time when the form was shown, signed by the server. */
  opened: 'opened',
  trap: TRAP_FIELD,
  /** Proof of work, which a script adds. */
  proof: 'proof',
  /** Id of a text that has just been sent. */
  sent: 'sent',
  /** Reason of a report, or of what a moderator does. */
  reason: 'reason',
  /** Act that has just been done. */
  done: 'done',
  /** Choice of how mails come. */
  mails: 'mails',
  /** Address of the topic to which another is added. */
  into: 'into',
} as const

/** Texts as a member typed them. */
export interface TypedPost {
  readonly title: string
  readonly text: string
  readonly name: string
}

/** A field that members fill in. */
export type WritingField = keyof TypedPost

/** Problem of a field, by the name of its sentence. */
export type FieldProblem = 'required' | 'tooLong' | 'nameTaken' | 'changeRefused'

export type FieldProblems = Partial<Readonly<Record<WritingField, FieldProblem>>>

/** Control characters but line breaks, and those that turn the direction of what follows. */
const UNSEEN = /(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** A typed text without characters that nobody sees, and with one kind of line breaks: browsers send CRLF. */
export function withoutUnseen(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', '  ').replaceAll(UNSEEN, '')
}

/** A text on one line. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** Reads what was typed. */
export function readTyped(fields: ReadonlyMap<string, string>): TypedPost {
  const read = (name: WritingField) => withoutUnseen(fields.get(FORUM_FIELDS[name]) ?? '')
  return { title: oneLine(read('title')), text: read('text').trimEnd(), name: oneLine(read('name')) }
}

/** Says what is wrong with what was typed. @param asked Fields that the form has. */
export function typedProblems(typed: TypedPost, asked: readonly WritingField[]): FieldProblems {
  const entries = asked.flatMap((field): [WritingField, FieldProblem][] => {
    const value = typed[field]
    const isMissing = field === 'name' ? nameKeyOf(value) === '' : value.trim() === ''
    if (isMissing) return [[field, 'required']]
    return value.length > FORUM_LENGTHS[field] ? [[field, 'tooLong']] : []
  })
  return Object.fromEntries(entries)
}

/** Reads the key of a form; undefined for anything that is none. */
export function parseFormKey(raw: string | undefined): string | undefined {
  return raw !== undefined && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(raw) ? raw : undefined
}

/** Reads an id or a number in an address; undefined for anything that is none. */
export function parseForumId(raw: unknown): number | undefined {
  return typeof raw === 'string' && /^[1-9]\d{0,8}$/.test(raw) ? Number(raw) : undefined
}

/** A name as it is compared with others: names that look alike are one. */
export function nameKeyOf(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '')
}

/** Reads words of a post that are to be quoted; undefined for what does not stand in it. @param source Markdown. */
export function quotedWords(raw: string | undefined, source: string): string | undefined {
  const words = oneLine(withoutUnseen(raw ?? ''))
  if (words === '' || words.length > MAX_QUOTED_WORDS) return undefined
  return oneLine(wordsOfPost(readPost(source))).includes(words) ? words : undefined
}

/** A text as it is quoted in an answer. */
export function quoted(source: string, author: string): string {
  const lines = `**${author}**\n${source}`.split('\n')
  return `${lines.map((line) => `> ${line}`.trimEnd()).join('\n')}\n\n`
}
