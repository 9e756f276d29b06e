import { rowsOf } from './stored.ts'

/** Something that an editor can do from the palette, besides adding blocks. */
export interface PaletteCommand {
  /** Names it among all: `action undo`, `width phone`. */
  readonly key: string
  readonly label: string
  /** Keys that do the same, as editors read them. */
  readonly keys?: string
}

/** Commands whose name has the sought words. */
export function soughtCommands<Of extends PaletteCommand>(commands: readonly Of[], sought: string): readonly Of[] {
  const words = sought.trim().toLowerCase()
  return commands.filter(({ label }) => label.toLowerCase().includes(words))
}

/** A document that the palette leads to. */
export interface FoundPage {
  readonly id: number | string
  readonly title: string
  /** Its address on the site; absent where it has none yet. */
  readonly path?: string
}

/** Pages that the palette shows at once. */
export const MAX_FOUND_PAGES = 8

/** Query of Payload's API for pages whose title or address has the sought words, by title. */
export function pagesQuery(sought: string, locale: string): string {
  const words = sought.trim()
  const query = new URLSearchParams({
    depth: '0',
    draft: 'true',
    limit: String(MAX_FOUND_PAGES),
    sort: 'title',
    locale,
  })
  for (const name of ['title', 'path']) query.set(`select[${name}]`, 'true')
  query.set('where[or][0][title][contains]', words)
  query.set('where[or][1][path][contains]', words)
  return query.toString()
}

/** Reads Payload's list of pages. What is no page is left out. */
export function parseFoundPages(data: unknown): readonly FoundPage[] {
  const docs = typeof data === 'object' && data !== null && 'docs' in data ? data.docs : []
  return rowsOf(docs)
    .slice(0, MAX_FOUND_PAGES)
    .flatMap(({ id, title, path }) =>
      (typeof id === 'number' || typeof id === 'string') && typeof title === 'string'
        ? [{ id, title, ...(typeof path === 'string' && { path }) }]
        : [],
    )
}
