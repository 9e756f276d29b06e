import { AsyncLocalStorage } from 'node:async_hooks'
import type { Tagged } from '../core/cache/tagged-cache.ts'
import type { Tag } from '../core/cache/tags.ts'

/** A row of a statement, by index. */
type Values = ArrayLike<unknown>

/** A statement that was run, with what it found. */
export interface RunStatement {
  readonly rows: readonly Values[]
  /** Runs it again. */
  again(): Promise<readonly Values[]>
}

/** Something made of the content, with all that was asked for to make it. */
export interface Recorded<Value> extends Tagged<Value> {
  /** Every statement that was run for it; undefined where some are not known. */
  readonly statements: readonly RunStatement[] | undefined
}

interface Recording {
  readonly tags: Set<Tag>
  readonly statements: RunStatement[]
  isWhole: boolean
}

const recording = new AsyncLocalStorage<Recording | undefined>()

/** Recordings under way. */
let underWay = 0

/** Does something with the content, and gives what it asked the database for. */
export async function recordReads<Value>(work: () => Promise<Value>): Promise<Recorded<Value>> {
  const own: Recording = { tags: new Set(), statements: [], isWhole: true }
  underWay += 1
  try {
    const value = await recording.run(own, work)
    const { tags, statements, isWhole } = own
    // A database whose statements nobody notes was asked, too.
    return { value, tags, statements: isWhole && statements.length > 0 ? statements : undefined }
  } finally {
    underWay -= 1
    // While it is enabled, Node 20 follows every promise of the program, also those of a message that is taken.
    if (underWay === 0) recording.disable()
  }
}

/** True while somebody records what is asked of the content. */
export function areReadsRecorded(): boolean {
  return recording.getStore() !== undefined
}

/** Notes what is asked of the content, for whoever records it. */
export function noteReads(tags: Iterable<Tag>): void {
  const noted = recording.getStore()?.tags
  if (noted) for (const tag of tags) noted.add(tag)
}

/** Notes a statement that was run, for whoever records it. Statements that change something are none of these. */
export function noteStatement(statement: RunStatement): void {
  recording.getStore()?.statements.push(statement)
}

/** Notes that something was asked for of which the statements are not known. */
export function noteUnknownStatements(): void {
  const noted = recording.getStore()
  if (noted) noted.isWhole = false
}

/**
 * Reads something whose changes touch the tags of what it is read with, such as the pieces of a product: its statements note
 * nothing themselves.
 */
export function readBeside<Value>(work: () => Promise<Value>): Promise<Value> {
  noteUnknownStatements()
  return unrecorded(work)
}

/**
 * Reads rows that a feature writes by its own statements, and whose changes touch the given tags alone: of what is read meanwhile
 * nothing else is noted.
 */
export function readTagged<Value>(tags: Iterable<Tag>, work: () => Promise<Value>): Promise<Value> {
  noteReads(tags)
  return readBeside(work)
}

/** Does something that is no part of what is recorded. */
export function unrecorded<Value>(work: () => Promise<Value>): Promise<Value> {
  return recording.getStore() ? recording.run(undefined, work) : work()
}
