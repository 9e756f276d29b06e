import { LINE_BREAK, linkNode, MARKS, type RichNode, textNode } from '../rich-nodes.ts'

/** How words look: marks of Lexical as bits, and where a link leads. */
export interface WordStyle {
  readonly marks: number
  readonly href?: string
}

/** Words of one style, or the end of a line within a paragraph. */
export type Inline = (WordStyle & { readonly text: string }) | 'break'

/** A place between lines, and the white space around it. */
const AROUND_BREAKS = /^[ \t\n]+|[ \t\n]+$/g

/**
 * A run of words as nodes: white space is one space, as browsers show it, and none at the ends of lines; words of one style
 * are one node.
 */
export function inlineNodes(run: readonly Inline[]): readonly RichNode[] {
  const lines = linesOf(run).map(tidyLine)
  const first = lines.findIndex((line) => line.length > 0)
  const last = lines.findLastIndex((line) => line.length > 0)
  return first === -1
    ? []
    : lines.slice(first, last + 1).flatMap((line, index) => [...(index > 0 ? [LINE_BREAK] : []), ...nodesOf(line)])
}

type Words = WordStyle & { readonly text: string }

function linesOf(run: readonly Inline[]): readonly (readonly Words[])[] {
  const lines: Words[][] = [[]]
  for (const part of run) {
    if (part === 'break') lines.push([])
    else lines.at(-1)?.push(part)
  }
  return lines
}

function tidyLine(line: readonly Words[]): readonly Words[] {
  const tidy: Words[] = []
  for (const { text, marks, href } of line) {
    const before = tidy.at(-1)
    const isAfterSpace = before === undefined || before.text.endsWith(' ')
    // Several spaces in a row are kept apart by word processors with spaces that do not break.
    const spaced = text.replace(/[ \t\r\n]*\u00a0[ \t\r\n\u00a0]+|[ \t\r\n]+\u00a0|[ \t\r\n]+/g, ' ')
    const words = isAfterSpace ? spaced.replace(/^ +/, '') : spaced
    if (words === '') continue
    // Editors draw the line under links by themselves.
    const own = href === undefined ? marks : marks & ~MARKS.underline
    if (before && before.marks === own && before.href === href)
      tidy[tidy.length - 1] = { ...before, text: before.text + words }
    else tidy.push({ text: words, marks: own, ...(href !== undefined && { href }) })
  }
  const last = tidy.at(-1)
  const end = last?.text.replace(AROUND_BREAKS, '')
  if (last && end !== last.text) tidy.splice(-1, 1, ...(end ? [{ ...last, text: trimEnd(last.text) }] : []))
  return tidy.filter(({ text }) => text !== '\u00a0' || tidy.length > 1)
}

function trimEnd(text: string): string {
  return text.replace(/[ \t\n]+$/, '')
}

function nodesOf(line: readonly Words[]): readonly RichNode[] {
  const nodes: RichNode[] = []
  for (let at = 0; at < line.length; ) {
    const { href } = line[at] ?? {}
    const end = href === undefined ? at + 1 : line.findIndex((words, index) => index > at && words.href !== href)
    const part = line.slice(at, end === -1 ? line.length : end)
    const texts = part.map(({ text, marks }) => textNode(text, marks))
    nodes.push(...(href === undefined ? texts : [linkNode(href, texts)]))
    at += part.length
  }
  return nodes
}
