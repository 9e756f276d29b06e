import type { AdminText } from '@vitrine/content/core'
import { excessOf, excessText, slugFrom } from '@vitrine/content/core'
import type { BlockRules } from './block-rules.ts'
import { kindOf } from './block-rules.ts'
import { isStored, rowsOf, type Stored } from './stored.ts'

/** Saved sections of a site as a file. */
export interface SectionFile {
  /** Address of the site that they are from: what they refer to there is nothing here. */
  readonly site: string
  readonly sections: readonly FileSection[]
}

/** A saved section: several blocks under a name. */
export interface FileSection {
  readonly title: string
  readonly blocks: readonly Stored[]
}

/** Property that says that a file is ours, and its version. */
const MARK = 'vitrine-sections'
const VERSION = 1

/** Characters of a file, 4 MB. */
export const MAX_FILE_LENGTH = 4_000_000

/** Sections of a file. */
const MAX_SECTIONS = 200

/** Characters of a name, as the collection of reusable blocks allows them. */
export const MAX_TITLE_LENGTH = 200

/** Characters of a file's name, without its ending. */
const MAX_NAME_LENGTH = 80

/** The text of a file. */
export function sectionFileText({ site, sections }: SectionFile): string {
  return `${JSON.stringify({ [MARK]: VERSION, site, sections }, undefined, 2)}\n`
}

/** Name of a file that holds one section, or all of them. */
export function sectionFileName(sections: readonly FileSection[]): string {
  const [only, ...others] = sections
  const name = only && others.length === 0 ? only.title : 'sections'
  return `${slugFrom(name).slice(0, MAX_NAME_LENGTH) || 'section'}.json`
}

/** Reads the text of a file. @returns Otherwise a sentence that says why it cannot be read. */
export function parseSectionFile(text: string): SectionFile | AdminText {
  if (text.length > MAX_FILE_LENGTH)
    return { en: 'This file is larger than 4 MB.', de: 'Diese Datei ist größer als 4 MB.' }
  const data = parsed(text)
  if (!isStored(data) || !(MARK in data))
    return { en: 'This is no file of sections.', de: 'Das ist keine Datei mit Abschnitten.' }
  if (data[MARK] !== VERSION) {
    return {
      en: 'This file is of a newer Vitrine. Update this site first.',
      de: 'Diese Datei ist von einer neueren Vitrine. Bringen Sie zuerst diese Website auf deren Stand.',
    }
  }
  const sections = rowsOf(data.sections).flatMap(({ title, blocks }): readonly FileSection[] => {
    const rows = rowsOf(blocks).filter(({ blockType }) => typeof blockType === 'string')
    const name = typeof title === 'string' ? title.trim().slice(0, MAX_TITLE_LENGTH) : ''
    return name === '' || rows.length === 0 ? [] : [{ title: name, blocks: rows }]
  })
  if (sections.length === 0) return { en: 'This file has no section.', de: 'Diese Datei enthält keinen Abschnitt.' }
  if (sections.length > MAX_SECTIONS) {
    return {
      en: `This file has more than ${MAX_SECTIONS} sections.`,
      de: `Diese Datei enthält mehr als ${MAX_SECTIONS} Abschnitte.`,
    }
  }
  const excess = sections.map(({ blocks }) => excessOf(blocks)).find((found) => found !== undefined)
  return excess ? excessText(excess) : { site: String(data.site ?? ''), sections }
}

/** Kinds of blocks that a section needs and this site does not have. */
export function unknownKinds({ blocks }: FileSection, rules: BlockRules): readonly string[] {
  return [...kindsIn(blocks)].filter((kind) => kindOf(rules, kind) === undefined)
}

/** Kinds of all blocks in a value of a file, which holds no more and none deeper than a document. */
function kindsIn(value: unknown): ReadonlySet<string> {
  if (Array.isArray(value)) return new Set(value.flatMap((item) => [...kindsIn(item)]))
  if (!isStored(value)) return new Set()
  const own = typeof value.blockType === 'string' ? [value.blockType] : []
  return new Set([...own, ...Object.values(value).flatMap((inner) => [...kindsIn(inner)])])
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
