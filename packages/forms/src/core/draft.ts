/** Days for which a browser keeps what was typed into a form. */
export const DRAFT_DAYS = 7

/** Characters of one draft: browsers keep some five million for a whole site. */
const MAX_CHARACTERS = 100_000

/** No field goes by this key: those of rows that were added have a number in their names. */
export const STEP_KEY = 'step'

/**
 * Changed values, by the index of the field in the form; in added rows, by the field's name. The number of rows of a
 * group is stored under the name by which it is posted, the current step under {@link STEP_KEY}.
 */
export type DraftValues = Readonly<Record<string, readonly string[]>>

/** A field as far as a draft depends on it. */
export interface DraftField {
  readonly name: string
  readonly type: string
  /** Value of a checkbox or radio button; empty for fields that are typed into. */
  readonly choice: string
}

/**
 * Names what a form asks for. A draft of another version is worth nothing: its values would stand in the wrong fields.
 *
 * @returns Some letters and digits; forms with the same fields have the same.
 */
export function draftVersion(fields: readonly DraftField[]): string {
  // FNV-1a: short, and two versions of one form will not meet by chance.
  let hash = 0x811c9dc5
  for (const character of JSON.stringify(fields)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}

/** @returns Undefined for a draft that is too long to be kept. */
export function writeDraft(values: DraftValues, version: string, now: number): string | undefined {
  const written = JSON.stringify({ version, keptAt: now, values })
  return written.length <= MAX_CHARACTERS ? written : undefined
}

/** Reads what {@link writeDraft} wrote. @returns Undefined for what is too old, of another version or no draft. */
export function readDraft(written: string | null, version: string, now: number): DraftValues | undefined {
  const draft = parse(written)
  if (isDraftExpired(draft, now) || draft.version !== version) return undefined
  const { values } = draft
  if (typeof values !== 'object' || values === null) return undefined
  const known = Object.entries(values).filter((entry): entry is [string, string[]] => isTexts(entry[1]))
  return known.length > 0 ? Object.fromEntries(known) : undefined
}

/** True if a stored draft is too old ever to be shown again. */
export function isForgotten(written: string | null, now: number): boolean {
  return isDraftExpired(parse(written), now)
}

function isDraftExpired({ keptAt }: Readonly<Record<string, unknown>>, now: number): boolean {
  return typeof keptAt !== 'number' || now - keptAt > DRAFT_DAYS * 86_400_000 || keptAt > now
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string')
}

function parse(written: string | null): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(written ?? '')
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {}
  } catch {
    // Another program of the page may have written there.
    return {}
  }
}
