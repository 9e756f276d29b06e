import { type FormTag, formTag } from './form-tag.ts'
import { declarationOf, needsName, parseTagType, TAG_TYPES } from './tag-types.ts'

/** Blanks between the parts of a form-tag: those of Unicode, and the zero-width space. */
const BLANK = '[\\s\\u200b]'

/** A form-tag, with its content when its end is there, and with the second brackets of an escaped one. [reference 9.1] */
const TAG = new RegExp(
  `(\\[?)\\[(${TAG_TYPES.map((type) => type.replace('*', '\\*')).join('|')})(?=[\\s\\u200b\\]])([^\\]]*)\\]` +
    '(?:([^[]*)\\[\\/\\2\\])?(\\]?)',
  'g',
)

const ATTRIBUTES = new RegExp(`^((?:${BLANK}|[-+*=0-9A-Za-z:.!?#$&@_/|%])*)((?:${BLANK}|"[^"]*"|'[^']*')*)$`)

const NAME = /^[A-Za-z][-A-Za-z0-9_:.]*$/

/** Form-tag that cannot be used; it is shown as written. */
export interface RefusedTag {
  readonly refused: string
}

/** A template taken apart: texts with HTML, and the form-tags between them, in order. */
export type TemplatePart = string | FormTag | RefusedTag

/**
 * Finds the form-tags of a template. What is no usable form-tag stays text.
 *
 * @param isKnown Leaves out types whose service is off.
 */
export function scanTemplate(template: string, isKnown: (type: string) => boolean = () => true): TemplatePart[] {
  const parts: TemplatePart[] = []
  const once = new Set<string>()
  let end = 0
  const text = (until: number) => {
    if (until > end) parts.push(template.slice(end, until))
  }
  for (const match of template.matchAll(TAG)) {
    const [whole, open = '', type = '', attributes = '', content, close = ''] = match
    text(match.index)
    end = match.index + whole.length
    if (!isKnown(type)) parts.push(whole)
    else if (open && close) parts.push({ refused: whole.slice(1, -1) })
    else if (once.has(type)) parts.push(whole)
    else {
      if (declarationOf({ basetype: type })?.isOnlyOnce) once.add(type)
      const tag = readTag(type, attributes, content) ?? {
        refused: whole.slice(open.length, whole.length - close.length),
      }
      parts.push(...[open, tag, close].filter((part) => part !== ''))
    }
  }
  text(template.length)
  return parts
}

/** The form-tags of a template, in order. */
export function tagsOf(parts: readonly TemplatePart[]): FormTag[] {
  return parts.filter((part) => typeof part === 'object' && 'type' in part)
}

function readTag(name: string, attributes: string, content = ''): FormTag | undefined {
  const type = parseTagType(name)
  if (!type) return undefined
  const written = attributes
    .replace(/[\u00a0\u200b]/g, ' ')
    .replace(/\s\/$/, '')
    .trim()
  const match = ATTRIBUTES.exec(written)
  const options = match?.[1]?.split(/\s+/).filter(Boolean) ?? []
  const rawName = needsName(type) ? (options.shift() ?? '') : ''
  if (needsName(type) && !NAME.test(rawName)) return undefined
  return formTag({
    type,
    rawName,
    options,
    rawValues: [...(match?.[2] ?? '').matchAll(/"([^"]*)"|'([^']*)'/g)].map(
      ([, double, single]) => double ?? single ?? '',
    ),
    attr: match ? '' : written,
    content: withoutLineEndBreaks(content),
  })
}

function withoutLineEndBreaks(content: string): string {
  return content.replace(/<br ?\/?>[\t ]*(?=\r|\n|$)/g, '').trim()
}
