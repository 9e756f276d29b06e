import { pastedText } from '@vitrine/content/core'
import { TRAP_FIELD } from '@vitrine/protection/core'

/** Most characters of each part of a comment, in UTF-16 code units, as `maxlength` counts them. */
export const COMMENT_LENGTHS = { author: 80, email: 254, comment: 5_000 } as const

/** Bytes of the body that a comment comes in: four for each character, and what browsers write around fields. */
export const MAX_COMMENT_BODY_BYTES = 64 * 1024

/** Names of the fields in which a comment comes. */
export const COMMENT_FIELDS = {
  author: 'author',
  email: 'email',
  comment: 'comment',
  consent: 'consent',
  parent: 'parent',
  language: 'language',
  /** Time when the form was shown, signed by the server. */
  opened: 'opened',
  trap: TRAP_FIELD,
} as const

/** Comment as a visitor typed it. */
export interface TypedComment {
  readonly author: string
  readonly email: string
  readonly comment: string
  readonly consent: boolean
}

/** A field that people fill in. */
export type TypedField = keyof TypedComment

/** Problem of a field, by the name of its sentence. */
export interface CommentProblem {
  readonly field: TypedField
  readonly text: 'required' | 'notAnAddress' | 'tooLong' | 'notAgreed'
}

/** Refusal of a comment. Everything that was typed is given back. */
export interface CommentRefusal {
  /** Name of the sentence above the form. */
  readonly text: 'problems' | 'closed' | 'tooMany' | 'parentGone'
  readonly problems: readonly CommentProblem[]
  readonly typed: TypedComment
  /** Stamp of the form that was posted: it was opened when it was, however quickly the rest is mended. */
  readonly opened: string
  /** Id of the comment that is answered. */
  readonly parent?: number
}

/** A comment as it came. */
export interface PostedComment {
  readonly typed: TypedComment
  readonly parent: number | undefined
  readonly opened: string
  readonly trap: string
}

/** Reads the fields of a post. What a browser sends as CRLF is one line break here. */
export function readComment(fields: ReadonlyMap<string, string>): PostedComment {
  const read = (name: keyof typeof COMMENT_FIELDS) => fields.get(COMMENT_FIELDS[name]) ?? ''
  return {
    typed: {
      author: oneLine(read('author')),
      email: pastedText(read('email')),
      comment: plain(read('comment'))
        .replaceAll(/\n{3,}/g, '\n\n')
        .trim(),
      consent: read('consent') !== '',
    },
    parent: parseCommentId(read('parent')),
    opened: read('opened'),
    trap: read('trap'),
  }
}

/** Says what is wrong with a comment: at most one problem for each field, in the order of the form. */
export function commentProblems(
  typed: TypedComment,
  { needsEmail, needsConsent }: { readonly needsEmail: boolean; readonly needsConsent: boolean },
): readonly CommentProblem[] {
  const problems: CommentProblem[] = []
  const isRequired = { comment: true, author: true, email: needsEmail }
  for (const field of ['comment', 'author', 'email'] as const) {
    const value = typed[field]
    if (value === '') {
      if (isRequired[field]) problems.push({ field, text: 'required' })
    } else if (value.length > COMMENT_LENGTHS[field]) problems.push({ field, text: 'tooLong' })
    else if (field === 'email' && !isAddress(value)) problems.push({ field, text: 'notAnAddress' })
  }
  if (needsConsent && !typed.consent) problems.push({ field: 'consent', text: 'notAgreed' })
  return problems
}

/** Reads the id of a comment or post; undefined for anything that is none. */
export function parseCommentId(raw: unknown): number | undefined {
  return typeof raw === 'string' && /^[1-9][0-9]{0,8}$/.test(raw) ? Number(raw) : undefined
}

/** True for an e-mail address as browsers accept it. https://html.spec.whatwg.org/#valid-e-mail-address */
export function isAddress(value: string): boolean {
  return /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i.test(
    value,
  )
}

function oneLine(text: string): string {
  return plain(text).replaceAll(/\s+/g, ' ').trim()
}

/** Without what turns the direction of what follows, or cannot be seen and has no meaning. */
function plain(text: string): string {
  return (
    text
      .replaceAll(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
  )
}
