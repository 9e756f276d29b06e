import { list, record, text } from '@vitrine/content/core'
import type { ParseContext } from './parse.ts'

/** A name that leads somewhere, such as a category. */
export interface Term {
  readonly title: string
  readonly href: string
}

/** Reads a populated category, tag, series or author. */
export function parseTerm(raw: unknown, parse: ParseContext): Term | undefined {
  const { title: name, path } = record(raw)
  const title = text(name)
  // Its list is there in every language, whatever it was saved in.
  const href = parse.href({ type: 'page', page: { path, languages: [parse.locale] } })
  return title !== undefined && href !== undefined ? { title, href } : undefined
}

export function parseTerms(raw: unknown, parse: ParseContext): readonly Term[] {
  return list(raw).flatMap((term) => parseTerm(term, parse) ?? [])
}
