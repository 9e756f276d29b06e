import type { JsonObject, PayloadRequest } from 'payload'

const JUST_CREATED = 'justCreated'

interface JustCreated {
  readonly collection: string
  readonly id: number
  /** Values as the adapter takes them: localised ones by language. */
  readonly stored: JsonObject
}

/**
 * Has a program's hooks know a document that was created a moment ago as it is stored, so that they need not read it back.
 * Only while the hooks run that come right after it was written.
 */
export async function whileJustCreated(
  { context }: Pick<PayloadRequest, 'context'>,
  created: JustCreated,
  work: () => Promise<void>,
): Promise<void> {
  context[JUST_CREATED] = created
  try {
    await work()
  } finally {
    delete context[JUST_CREATED]
  }
}

/** Values of a document as they are stored, where it was created a moment ago by the request itself. */
export function justCreated(
  { context }: Pick<PayloadRequest, 'context'>,
  { collection, id }: { readonly collection: string; readonly id: unknown },
): JsonObject | undefined {
  const created = context[JUST_CREATED]
  return isCreated(created) && created.collection === collection && created.id === id ? created.stored : undefined
}

/** Nothing else writes this member. */
function isCreated(value: unknown): value is JustCreated {
  return typeof value === 'object' && value !== null && 'stored' in value
}
