import { asText, type Submitted } from './submission.ts'
import type { FormTag } from './template/form-tag.ts'

/** What special mail-tags stand for. Unknown tags stay as they are written. [reference 12] */
export type SpecialTags = Readonly<Record<string, string>>

export interface MailValues {
  readonly submitted: Submitted
  readonly tags: readonly FormTag[]
  readonly special: SpecialTags
}

const TAG = /\[(\[?)[ \t]*([a-zA-Z_][0-9a-zA-Z:._-]*)((?:[ \t]+(?:"[^"]*"|'[^']*'))*)[ \t]*\](\]?)/g

/** Fills the mail-tags of a text. What was filled in is not scanned again. */
export function fillTags(template: string, values: MailValues): string {
  return template.replace(TAG, (whole, open: string, name: string, _options: string, close: string) => {
    if (open === '[' && close === ']') return whole.slice(1, -1)
    const value = tagValue(name, values)
    return value === undefined ? whole : `${open}${value}${close}`
  })
}

/** Fills the tags of one header: what follows a line break would be another header, so it is cut off. */
export function fillHeader(template: string, values: MailValues): string {
  const [line = ''] = fillTags(template, values).split(/[\r\n]/)
  return line.trim()
}

/** Fills a line that may hold no line break; those of values are removed. */
export function fillLine(template: string, values: MailValues): string {
  return fillTags(template, values)
    .replace(/[\r\n]+/g, '')
    .trim()
}

/** Fills a body. @param excludeBlank Leaves out lines that have tags, all of them empty. */
export function fillBody(template: string, values: MailValues, excludeBlank: boolean): string {
  if (!excludeBlank) return fillTags(template, values).trim()
  const lines = template.split(/\r\n|\r|\n/).filter((line) => {
    const filled = [...line.matchAll(TAG)].flatMap((match) =>
      match[1] === '[' ? [] : (tagValue(match[2] ?? '', values) ?? []),
    )
    return filled.length === 0 || filled.some((value) => value.trim() !== '')
  })
  return fillTags(lines.join('\n'), values).trim()
}

/** Names of the tags in a text, for telling an editor which ones lead nowhere. */
export function tagNames(template: string): readonly string[] {
  return [...template.matchAll(TAG)].flatMap((match) =>
    match[1] === '[' ? [] : [(match[2] ?? '').replaceAll('.', '_')],
  )
}

function tagValue(tag: string, { submitted, tags, special }: MailValues): string | undefined {
  const name = tag.replaceAll('.', '_')
  const raw = name.startsWith('_raw_') ? name.slice('_raw_'.length) : name
  const acceptance = tags.find((tag) => tag.basetype === 'acceptance' && tag.name === raw)
  if (acceptance) {
    const given = asText(submitted[raw])
    const text = (acceptance.content || acceptance.values[0] || '').replace(/<[^>]*>/g, '')
    return `${given !== '' && given !== '0' ? 'Consented' : 'Not consented'}${text ? `: ${text}` : ''}`
  }
  if (Object.hasOwn(submitted, raw)) return asText(submitted[raw])
  return Object.hasOwn(special, name) ? special[name] : undefined
}
