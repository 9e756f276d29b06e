import type { StagedFile } from './uploads.ts'

/** Bytes that the files of all messages that are held as spam may have together: robots send files, too. */
export const MAX_HELD_BYTES = 500 * 1024 * 1024

/** Files of a message that is held as spam. */
export interface HeldFiles {
  /** Files to store with the message, by field. */
  readonly stored: ReadonlyMap<string, readonly StagedFile[]>
  readonly leftOut: readonly StagedFile[]
}

/**
 * Chooses the files that are stored with a message that is held as spam: in their order, as far as there is room for them.
 *
 * @param files Those of the message, by field.
 * @param options.refused Fields whose files break a rule of the form.
 * @param options.heldBytes Bytes of the files of all held messages.
 */
export function heldFiles(
  files: ReadonlyMap<string, readonly StagedFile[]>,
  { refused, heldBytes }: { readonly refused: ReadonlySet<string>; readonly heldBytes: number },
): HeldFiles {
  let bytes = heldBytes
  const leftOut: StagedFile[] = []
  const takes = (field: string, file: StagedFile): boolean => {
    const isTaken = file.path !== undefined && !refused.has(field) && bytes + file.size <= MAX_HELD_BYTES
    if (isTaken) bytes += file.size
    else leftOut.push(file)
    return isTaken
  }
  const stored = new Map([...files].map(([field, list]) => [field, list.filter((file) => takes(field, file))]))
  return { stored, leftOut }
}
