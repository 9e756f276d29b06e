import type { Condition } from '../list-filter.ts'
import { given, record, text } from '../stored.ts'

/** Kinds of files that editors tell apart, with the beginnings of their media types; documents are the rest. */
export const FILE_TYPES = { image: 'image/', video: 'video/', audio: 'audio/', document: '' } as const

export type FileType = keyof typeof FILE_TYPES

/** Condition of a list of files that no column holds: the hooks of the library translate it into names of files. */
export const IN_USE = 'inUse'

/** Selection of files that a list of the library shows. */
export interface MediaFilter {
  readonly type?: FileType
  /** False: only files that nothing on the site uses. */
  readonly isUsed?: boolean
  /** Only images without an alternative text in the language that is edited. */
  readonly lacksText?: true
  /** Path of the folder; empty: files in no folder. Undefined: all files. */
  readonly folder?: string
  readonly tag?: string
}

/** Conditions that lead the dashboard, and editors, to images without an alternative text. */
export const LACKS_TEXT: readonly Condition[] = [
  { alt: { exists: 'false' } },
  { mimeType: { contains: FILE_TYPES.image } },
]

/** The conditions of a filter, as Payload's lists have them. */
export function mediaConditions({ type, isUsed, lacksText, folder, tag }: MediaFilter): readonly Condition[] {
  return [
    ...(type ? ofType(type) : []),
    ...(lacksText ? LACKS_TEXT : []),
    ...(isUsed === undefined ? [] : [{ [IN_USE]: { equals: String(isUsed) } }]),
    ...(folder === undefined ? [] : [{ folder: folder === '' ? { exists: 'false' } : { equals: folder } }]),
    ...(tag === undefined ? [] : [{ tags: { equals: tag } }]),
  ]
}

function ofType(type: FileType): readonly Condition[] {
  if (type !== 'document') return [{ mimeType: { contains: FILE_TYPES[type] } }]
  return Object.values(FILE_TYPES).flatMap((prefix) => (prefix ? [{ mimeType: { not_like: prefix } }] : []))
}

/** Reads a filter back from the conditions of a list, in whatever groups they stand. Unknown ones are left out. */
export function parseMediaFilter(where: unknown): MediaFilter {
  const conditions = conditionsIn(where)
  const tests = (field: string) =>
    conditions.flatMap((condition) => (condition[field] ? [record(condition[field])] : []))
  const value = (field: string, operator: string) =>
    tests(field)
      .map((test) => test[operator])
      .find((one) => one !== undefined)
  const lacksText = String(value('alt', 'exists')) === 'false'
  const isUsed = value(IN_USE, 'equals')
  const folder = String(value('folder', 'exists')) === 'false' ? '' : text(value('folder', 'equals'))
  const type = typeOf(value('mimeType', 'contains'), value('mimeType', 'not_like'))
  return given({
    // The condition of images without a text is not one of its own.
    type: lacksText && type === 'image' ? undefined : type,
    isUsed: isUsed === undefined ? undefined : String(isUsed) === 'true',
    lacksText: lacksText || undefined,
    folder,
    tag: text(value('tags', 'equals')),
  })
}

function typeOf(prefix: unknown, without: unknown): FileType | undefined {
  if (without !== undefined) return 'document'
  return Object.entries(FILE_TYPES).find(([, begins]) => begins !== '' && begins === prefix)?.[0] as
    | FileType
    | undefined
}

function conditionsIn(where: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (Array.isArray(where)) return where.flatMap(conditionsIn)
  const { and, or, ...own } = record(where)
  return [...conditionsIn(and ?? []), ...conditionsIn(or ?? []), ...(Object.keys(own).length > 0 ? [own] : [])]
}
