import type { AdminText } from '@vitrine/content/core'
import type { BlockRules } from './block-rules.ts'
import type { BlockTree } from './block-tree.ts'
import { addEdits, newBlock } from './commands.ts'
import { rowsOf, type Stored } from './stored.ts'

/** Something that an editor can add to a page. */
export interface PaletteItem {
  /** Names it among all: `section hero`, `block alert`, `shared 4`. */
  readonly key: string
  readonly label: string
  /** Name of its group, as editors read it. */
  readonly group: string
  readonly blocks: readonly Stored[]
  /** Its look: an address of a page that shows it, or of a small drawing. Undefined: its name alone. */
  readonly look: { readonly kind: 'page' | 'drawing'; readonly address: string } | undefined
}

/** Items of a group, in the order of the palette. */
export interface PaletteGroup {
  readonly name: string
  readonly items: readonly PaletteItem[]
}

/** A section, as the site lists it. */
export interface ListedSection {
  readonly name: string
  readonly label: string
  readonly group: string
  readonly blocks: readonly Stored[]
}

/** A block that several pages share. */
export interface SharedBlock {
  readonly id: number | string
  readonly title: string
  readonly blocks: readonly Stored[]
}

/** Name of the kind of block that shows a shared one. */
const SHARED_KIND = 'reusable'

/** Characters that a name of a section or a shared block may have. */
const MAX_NAME_LENGTH = 200

/** Sections that are read; a list that is longer is none of ours. */
const MAX_SECTIONS = 500

/**
 * Reads the site's list of sections.
 *
 * @param wordOf Gives a label in the language of the admin.
 * @returns Those that are whole; none for anything else.
 */
export function parseSections(data: unknown, wordOf: (label: unknown) => string): readonly ListedSection[] {
  const listed = typeof data === 'object' && data !== null && 'sections' in data ? data.sections : []
  return rowsOf(listed)
    .slice(0, MAX_SECTIONS)
    .flatMap(({ name, label, group, blocks }) => {
      const rows = rowsOf(blocks)
      if (typeof name !== 'string' || name.length > MAX_NAME_LENGTH || rows.length === 0) return []
      return [{ name, label: wordOf(label), group: wordOf(group), blocks: rows }]
    })
}

/** Reads from the site's list of sections which revision of the content they are drawn from. Undefined: it says none. */
export function parseRevision(data: unknown): string | undefined {
  const found = typeof data === 'object' && data !== null && 'revision' in data ? data.revision : undefined
  return typeof found === 'string' ? found : undefined
}

/** Reads Payload's list of shared blocks. */
export function parseSharedBlocks(data: unknown): readonly SharedBlock[] {
  const docs = typeof data === 'object' && data !== null && 'docs' in data ? data.docs : []
  return rowsOf(docs).flatMap(({ id, title, layout }) =>
    (typeof id === 'number' || typeof id === 'string') && typeof title === 'string'
      ? [{ id, title: title.slice(0, MAX_NAME_LENGTH), blocks: rowsOf(layout) }]
      : [],
  )
}

/**
 * Everything that can be added to a page: sections, shared blocks, and each kind of block, with the words of the first
 * section that has one.
 *
 * @param options.word Gives a text in the language of the admin.
 * @param options.pages Address below which the site draws them; it ends with a slash.
 */
export function paletteItems(options: {
  readonly rules: BlockRules
  readonly sections: readonly ListedSection[]
  readonly shared: readonly SharedBlock[]
  readonly pages: string
  readonly query: string
  readonly makeId: () => string
  readonly word: (text: AdminText) => string
}): readonly PaletteItem[] {
  const { rules, sections, shared, pages, query, makeId, word } = options
  const samples = samplesOf(sections.flatMap(({ blocks }) => blocks))
  const page = (path: string) => ({ kind: 'page' as const, address: `${pages}${path}${query}` })
  const kinds = Object.entries(rules.kinds).filter(([name]) => name !== SHARED_KIND)
  return [
    ...sections.map(({ name, label, group, blocks }) => ({
      key: `section ${name}`,
      label,
      group,
      blocks,
      look: page(`sections/${name}`),
    })),
    ...shared
      .filter(({ blocks }) => blocks.length > 0)
      .map(({ id, title, blocks }) => ({
        key: `copy ${id}`,
        label: title,
        group: word({ en: 'Saved sections, as copies', de: 'Gespeicherte Abschnitte, als Kopie' }),
        blocks,
        look: page(`shared/${id}`),
      })),
    ...shared.map(({ id, title }) => ({
      key: `shared ${id}`,
      label: title,
      group: word({
        en: 'Reusable blocks, the same on every page',
        de: 'Wiederverwendbare Blöcke, auf jeder Seite gleich',
      }),
      blocks: [{ ...newBlock(SHARED_KIND, rules, makeId), block: id }],
      look: page(`shared/${id}`),
    })),
    ...kinds.map(([name, { label, group = word({ en: 'Blocks', de: 'Blöcke' }), drawing }]) => {
      const sample = samples.get(name)
      const drawn = drawing === undefined ? undefined : { kind: 'drawing' as const, address: drawing }
      return {
        key: `block ${name}`,
        label,
        group,
        blocks: [sample ?? newBlock(name, rules, makeId)],
        look: sample ? page(`blocks/${name}`) : drawn,
      }
    }),
  ]
}

/** The first block of each kind, in others or not. */
function samplesOf(blocks: readonly Stored[]): ReadonlyMap<string, Stored> {
  const found = new Map<string, Stored>()
  const look = (value: unknown) => {
    if (Array.isArray(value)) return value.forEach(look)
    if (typeof value !== 'object' || value === null || 'root' in value) return
    if ('blockType' in value && typeof value.blockType === 'string' && !found.has(value.blockType)) {
      found.set(value.blockType, value as Stored)
    }
    Object.values(value).forEach(look)
  }
  look(blocks)
  return found
}

/** Items that may stand at a place, and whose name or group has the sought words; the recent ones in a group of their own. */
export function paletteGroups(
  items: readonly PaletteItem[],
  by: {
    readonly tree: BlockTree
    readonly at: string | undefined
    readonly sought: string
    readonly recent: readonly string[]
    readonly word: (text: AdminText) => string
  },
): readonly PaletteGroup[] {
  const words = by.sought.trim().toLowerCase()
  const offered = items.filter(
    ({ label, group, blocks }) =>
      `${label} ${group}`.toLowerCase().includes(words) && addEdits(by.tree, by.at, blocks, () => 'tried').length > 0,
  )
  const recent = by.recent.flatMap((key) => offered.find((item) => item.key === key) ?? [])
  const rest = offered.filter((item) => !recent.includes(item))
  const names = [...new Set(rest.map(({ group }) => group))]
  const groups = names.map((name) => ({ name, items: rest.filter(({ group }) => group === name) }))
  return recent.length > 0 ? [{ name: by.word({ en: 'Recent', de: 'Zuletzt' }), items: recent }, ...groups] : groups
}
