import { withoutLines } from '../line-breaks.ts'
import { mailTagsOf, replaceTags } from './mail-tags.ts'
import { type MailValues, tagValue } from './tag-value.ts'

const LINE_BREAK = /\r\n|\r|\n/

/** Fills the mail-tags of a text. A tag stands on one line. */
export function fillTags(template: string, values: MailValues, options = { html: false }): string {
  return template
    .split(LINE_BREAK)
    .map((line) => replaceTags(line, (tag) => tagValue(tag, values, options)))
    .join('\n')
}

/** Fills what must be one line; text before and after a line break runs together. */
export function fillLine(template: string, values: MailValues): string {
  return withoutLines(fillTags(template, values)).trim()
}

/** Fills the value of a header: what follows a line break would be another header, so it is cut off. */
export function fillHeader(template: string, values: MailValues): string {
  return firstLine(fillTags(template, values)).trim()
}

/** Text before the first line break. */
export function firstLine(text: string): string {
  return text.split(LINE_BREAK, 1).join('')
}

/** Fills a body. @param options.excludeBlank Leaves out lines that have tags, all of them empty. */
export function fillBody(
  template: string,
  values: MailValues,
  { html, excludeBlank }: { readonly html: boolean; readonly excludeBlank: boolean },
): string {
  const lines = template.split(LINE_BREAK)
  const filled = excludeBlank ? lines.filter((line) => !isBlank(line, values)) : lines
  return fillTags(filled.join('\n'), values, { html }).replaceAll('\r\n', '\n')
}

/** The lines that {@link fillBody} leaves out when it is asked to. */
export function blankLines(template: string, values: MailValues): readonly string[] {
  return template.split(LINE_BREAK).filter((line) => isBlank(line, values))
}

function isBlank(line: string, values: MailValues): boolean {
  const replaced = mailTagsOf(line).flatMap((tag) => tagValue(tag, values, { html: false }) ?? [])
  return replaced.length > 0 && replaced.every((value) => value === '')
}
