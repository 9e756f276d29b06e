import { dayAt } from '@vitrine/content/core'
import type { ImportedItem, ImportTools } from '@vitrine/kit/core'

/** An item of WooCommerce for tests: a published product of 10 without anything else. */
export function exported(
  given: Partial<Omit<ImportedItem, 'metas'>> & { readonly metas?: Readonly<Record<string, string>> } = {},
): ImportedItem {
  const { metas = { _regular_price: '10' }, ...own } = given
  return {
    id: 1,
    kind: 'product',
    title: 'Stool',
    content: '',
    excerpt: '',
    slug: 'stool',
    status: 'publish',
    author: 'mara',
    parent: 0,
    menuOrder: 0,
    terms: [],
    metas: Object.entries(metas).map(([key, value]) => ({ key, value })),
    ...own,
  }
}

/** An export for tests: items and images below 900 are in it, terms are called after their slugs, PHP's values are JSON. */
export function exportTools(parts: readonly ImportedItem[] = []): {
  readonly tools: ImportTools
  readonly notes: string[]
} {
  const notes: string[] = []
  const known = (id: number) => (id < 900 ? { $source: `item:${id}` } : undefined)
  const tools: ImportTools = {
    parts,
    above: undefined,
    siblings: [],
    author: undefined,
    blocks: (html) => (html.trim() === '' ? [] : [{ blockType: 'richText', html }]),
    words: (html, max) => html.replaceAll(/<[^>]*>/g, '').slice(0, max),
    unserialize: (text) => (text.startsWith('{') ? JSON.parse(text) : undefined),
    // The old site was in Berlin.
    dayAt: (moment) => dayAt(new Date(moment), 'Europe/Berlin'),
    image: known,
    file: (address) => {
      const path = address.split('/uploads/')[1]
      return path === undefined ? undefined : { $source: `file:${path}` }
    },
    item: known,
    term: (taxonomy, slug) => ({ name: `The ${slug}`, reference: { $source: `term:${taxonomy}:${slug}` } }),
    report: ({ text }) => notes.push(text),
  }
  return { tools, notes }
}
