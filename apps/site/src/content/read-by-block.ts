import { createHash } from 'node:crypto'
import type { ContentCache } from '@vitrine/content/cache'
import { record } from '@vitrine/content/core'
import type { DocumentReference, StoredPage, Unsaved } from '@vitrine/content/queries'
import type { ContentSource } from './source.ts'

/** Blocks that are remembered as they were read: pages that a handful of editors are at. */
const MAX_BLOCKS = 600

/** Readings that are remembered, each with the few blocks that it was made for. */
const MAX_READINGS = 8

/** Field of a form with the blocks of its page. */
const LIST = 'layout'

/** Fields of a form that say when it was saved, not what it shows; and its blocks. */
const ELSEWHERE: ReadonlySet<string> = new Set([LIST, 'createdAt', 'updatedAt', '_status'])

type Layout = readonly unknown[]

/**
 * Reads a page as its editor's form has it, and of its blocks only those that were not read before: a key that is typed
 * changes one of sixty. What blocks refer to is read anew when it changes. Pages that have other blocks than their form,
 * such as posts, are read whole each time.
 */
export function readByBlock(draft: ContentSource['draft'], content: ContentCache) {
  const blocks = content.remember<unknown>({ limit: MAX_BLOCKS })
  const readings = content.remember<StoredPage | undefined>({ limit: MAX_READINGS })
  return async (document: DocumentReference, locale: string, form: Unsaved): Promise<StoredPage | undefined> => {
    const layout: Layout = Array.isArray(form[LIST]) ? form[LIST] : []
    const others = Object.entries(form).filter(([name]) => !ELSEWHERE.has(name))
    const place = digest([document.collection, document.id, locale, others])
    await content.ensureFresh()
    const wanted = layout.map((block) => {
      const key = digest([place, block])
      return { block, key, known: blocks.peek(key) }
    })
    const missing = wanted.filter(({ known }) => known === undefined)
    const asked = missing.map(({ block }) => block)
    const reading = digest([place, asked])
    // Lists are filled where they stand, and the form is still to be compared.
    const read = () => readings.get(reading, () => draft(document, locale, { ...form, [LIST]: structuredClone(asked) }))
    const page = await read()
    if (!page) return undefined
    if (!isMadeOf(page.layout, asked)) {
      return missing.length === layout.length ? page : draft(document, locale, form)
    }
    const found = new Map<string, unknown>()
    for (const [index, { key }] of missing.entries()) {
      // Asked once more, so that a block is dropped with what it was read from.
      found.set(key, await blocks.get(key, async () => (await read())?.layout[index]))
    }
    return { ...page, layout: wanted.map(({ key, known }) => known ?? found.get(key)) }
  }
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url')
}

/** True if a page shows the blocks of its form, and no others. */
function isMadeOf(shown: Layout, blocks: Layout): boolean {
  return shown.length === blocks.length && shown.every((block, index) => record(block).id === record(blocks[index]).id)
}
