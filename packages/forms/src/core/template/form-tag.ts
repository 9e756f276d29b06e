/** A part of a form, as a template or an editor wrote it: what to show, and what to check. [reference 9] */
export interface FormTag {
  /** With its star: `text*`. */
  readonly type: TagType
  /** Without its star. */
  readonly basetype: string
  /** As written, dots included; empty for types without a name. */
  readonly rawName: string
  /** Name of the field: dots are underscores. */
  readonly name: string
  readonly options: readonly string[]
  /** What stood in quotes. */
  readonly rawValues: readonly string[]
  /** Shown and posted: the parts before a pipe. */
  readonly values: readonly string[]
  /** What a posted value means: parts before and after a pipe. */
  readonly pipes: readonly Pipe[]
  /** What could not be read as options and values. */
  readonly attr: string
  readonly content: string
}

export type Pipe = readonly [before: string, after: string]

/** Types that are a field; each can be required where a star is allowed. */
const STARRED = ['text', 'email', 'url', 'tel', 'textarea', 'number', 'range', 'date', 'checkbox', 'select', 'file']
const NAMED = [
  ...STARRED.flatMap((type) => [type, `${type}*`]),
  ...['radio', 'acceptance', 'quiz', 'captchac', 'captchar', 'count', 'hidden', 'reflection', 'output'],
]
const NAMELESS = ['response', 'submit', 'stripe', 'turnstile', 'recaptcha']

/** One of the types that templates know, such as `text*`. */
export type TagType = string & { readonly brand: unique symbol }

const TYPES = new Set([...NAMED, ...NAMELESS])

/** @returns Undefined for anything but a known type, exactly written. */
export function parseTagType(text: string): TagType | undefined {
  return TYPES.has(text) ? (text as TagType) : undefined
}

/** All types, longest first. */
export const TAG_TYPES: readonly string[] = [...TYPES].sort((a, b) => b.length - a.length)

const NAMED_TYPES = new Set(NAMED)

export function needsName(type: string): boolean {
  return NAMED_TYPES.has(type)
}

export function isRequired(tag: FormTag): boolean {
  return tag.type.endsWith('*')
}

/** Types that stand as blocks among the paragraphs of a template. */
export const BLOCK_TYPES: ReadonlySet<string> = new Set([
  'response',
  'reflection',
  'hidden',
  'stripe',
  'turnstile',
  'recaptcha',
])

/** Types whose fields belong to the submitted data and can be named in mails. */
const NOT_FOR_MAIL = new Set(['quiz', 'captchac', 'captchar', 'count', 'reflection', 'output'])

export function takesPartInMail(tag: FormTag): boolean {
  return tag.name !== '' && !NOT_FOR_MAIL.has(tag.basetype)
}

/** Types whose visitor chooses among values. */
export function isChoice(tag: FormTag): boolean {
  return tag.basetype === 'checkbox' || tag.basetype === 'radio' || tag.basetype === 'select'
}

/** Makes a tag of its parts; names and pipes follow from them. */
export function formTag(
  parts: Pick<FormTag, 'type' | 'rawName' | 'options' | 'rawValues'> & { attr?: string; content?: string },
): FormTag {
  const { type, rawName, options, rawValues, attr = '', content = '' } = parts
  const pipes = rawValues.map(parsePipe)
  return {
    type,
    basetype: type.replace(/\*$/, ''),
    rawName,
    name: rawName.replaceAll('.', '_'),
    options,
    rawValues,
    values: pipes.map(([before]) => before),
    pipes,
    attr,
    content,
  }
}

function parsePipe(value: string): Pipe {
  const at = value.indexOf('|')
  const [before, after] = at < 0 ? [value, value] : [value.slice(0, at), value.slice(at + 1)]
  return [before.trim(), after.trim()]
}
