/** Days after which a draft is forgotten. */
const DRAFT_DAYS = 7

/** Drafts that a browser has; the oldest is forgotten first. */
const MAX_DRAFTS = 20

/** Place of the drafts among what a site stores in the browser. */
const STORED_AS = 'vitrine-forum-drafts'

const DAY_MS = 86_400_000

/** Texts that somebody has typed and not sent, by the names of their fields. */
export type DraftFields = Readonly<Record<string, string>>

interface Draft {
  readonly fields: DraftFields
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Draft of a form; undefined while there is none. @param subject What the form writes to. */
export function readDraft(subject: string): DraftFields | undefined {
  return storedDrafts().get(subject)?.fields
}

/** Stores a draft, or forgets it. */
export function writeDraft(subject: string, fields: DraftFields | undefined): void {
  const drafts = storedDrafts()
  drafts.delete(subject)
  if (fields) drafts.set(subject, { fields, at: Date.now() })
  const list = [...drafts].slice(-MAX_DRAFTS)
  try {
    if (list.length === 0) localStorage.removeItem(STORED_AS)
    else localStorage.setItem(STORED_AS, JSON.stringify(list))
  } catch {
    // The browser stores nothing: writing goes on without drafts.
  }
}

function storedDrafts(): Map<string, Draft> {
  try {
    const list = JSON.parse(localStorage.getItem(STORED_AS) ?? '[]') as readonly (readonly [string, Draft])[]
    return new Map(list.filter(([, { at }]) => Date.now() - at < DRAFT_DAYS * DAY_MS))
  } catch {
    // The browser stores nothing, or something else was stored there.
    return new Map()
  }
}
