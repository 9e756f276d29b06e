import type { CollectionSlug, Payload } from 'payload'

/** Hours after which a draft that nobody has written in is no longer taken for one that somebody has open. */
export const UNTOUCHED_HOURS = 24

const PREFIX = 'untouched-draft:'

type Id = number | string

/** Notes that a draft was made and nothing written in it. */
export async function noteUntouched(payload: Payload, draft: { collection: string; id: Id }, now: Date): Promise<void> {
  await payload.kv.set(keyOf(draft.collection, draft.id), { since: now.toISOString() })
}

/** Forgets the note: something was written, or the draft is gone. */
export async function noteTouched(payload: Payload, draft: { collection: string; id: Id }): Promise<void> {
  await payload.kv.delete(keyOf(draft.collection, draft.id))
}

/** Drafts of a collection in which nothing is written yet. */
export async function untouchedIds(payload: Payload, collection: string): Promise<number[]> {
  const start = keyOf(collection, '')
  return (await payload.kv.keys()).filter((key) => key.startsWith(start)).map((key) => Number(key.slice(start.length)))
}

/** Deletes the untouched drafts of a collection that are older than `UNTOUCHED_HOURS`. */
export async function deleteLeftDrafts(payload: Payload, collection: CollectionSlug, now: Date): Promise<void> {
  for (const id of await untouchedIds(payload, collection)) {
    const note = await payload.kv.get<{ since: string }>(keyOf(collection, id))
    if (!note || now.getTime() - Date.parse(note.since) < UNTOUCHED_HOURS * 3_600_000) continue
    // A second version was written, whatever became of the note.
    const { totalDocs } = await payload.countVersions({ collection, where: { parent: { equals: id } } })
    if (totalDocs < 2) await payload.delete({ collection, where: { id: { equals: id } } })
    await noteTouched(payload, { collection, id })
  }
}

function keyOf(collection: string, id: Id): string {
  return `${PREFIX}${collection}:${id}`
}
