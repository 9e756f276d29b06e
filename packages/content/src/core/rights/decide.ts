import { type Area, LEVELS, type Level } from './area.ts'
import { changedLeaves, type Shape } from './changed-leaves.ts'
import { levelIn, type Rights } from './rights.ts'

/** Operations on an area that rights tell apart. */
export type Operation = 'read' | 'update' | 'create' | 'publish' | 'delete'

/** Least level for each operation. */
const NEEDED: Readonly<Record<Operation, Level>> = {
  read: 'read',
  update: 'texts',
  create: 'drafts',
  publish: 'all',
  delete: 'all',
}

/** Reason why a change is refused. */
export type Refusal =
  | { readonly because: 'level' }
  | { readonly because: 'words' }
  | { readonly because: 'branch' }
  /** @param language Code of the language that would change; undefined: something that all languages share. */
  | { readonly because: 'language'; readonly language: string | undefined }

/** True if an account may do something in an area at all. @param rights Undefined for visitors. */
export function reaches(rights: Rights | undefined, area: Area, operation: Operation): boolean {
  return LEVELS.indexOf(levelIn(rights, area)) >= LEVELS.indexOf(NEEDED[operation])
}

/** True if changes of an account have to be looked at one by one. */
export function isLimited(rights: Rights, area: Area, hasBranches: boolean): boolean {
  if (rights.role === 'administrator') return false
  return levelIn(rights, area) === 'texts' || rights.languages.length > 0 || (hasBranches && rights.branches.length > 0)
}

/** A document before and after a change, in all languages. Undefined: it is not there. */
export interface DocumentChange {
  readonly shape: Shape
  readonly before: Readonly<Record<string, unknown>> | undefined
  readonly after: Readonly<Record<string, unknown>> | undefined
  /** Ids of the document and of all above it, before and after; undefined: of a kind that has no branches. */
  readonly branches?: readonly (readonly string[])[]
}

/** Decides about a change of a document. @returns Undefined: it is allowed. */
export function refusalOf(rights: Rights, area: Area, change: DocumentChange): Refusal | undefined {
  if (rights.role === 'administrator') return undefined
  const { before, after, branches } = change
  if (levelIn(rights, area) === 'texts' && !(before && after)) return { because: 'level' }
  if (branches && !branches.every((place) => isInBranch(rights, place))) return { because: 'branch' }
  const isWhole = !before || !after
  for (const { language, isWords } of changedLeaves(change.shape, before, after)) {
    if (levelIn(rights, area) === 'texts' && !isWords) return { because: 'words' }
    if (rights.languages.length === 0 || (isWhole && language === undefined)) continue
    if (language === undefined || !rights.languages.includes(language)) return { because: 'language', language }
  }
  return undefined
}

function isInBranch({ branches }: Rights, place: readonly string[]): boolean {
  return branches.length === 0 || place.some((id) => branches.includes(id))
}
