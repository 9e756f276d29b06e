import type { PayloadRequest } from 'payload'
import type { Tag } from '../core/cache/tags.ts'

/** Member of a request's context: the {@link GatheredChanges} that its changes go to. */
export const GATHERED_CHANGES = 'gatheredChanges'

/** Tags of changes that raise the revision together, with the last of them. */
export class GatheredChanges {
  readonly #tags = new Set<Tag>()

  add(tags: readonly Tag[]): void {
    for (const tag of tags) this.#tags.add(tag)
  }

  /** Gives all tags since it was called last. */
  take(): readonly Tag[] {
    const tags = [...this.#tags]
    this.#tags.clear()
    return tags
  }
}

/** Finds where the changes of a request are gathered; undefined where each of them raises the revision. */
export function gatheredChanges({ context }: Partial<Pick<PayloadRequest, 'context'>>): GatheredChanges | undefined {
  const gathered = context?.[GATHERED_CHANGES]
  return gathered instanceof GatheredChanges ? gathered : undefined
}
