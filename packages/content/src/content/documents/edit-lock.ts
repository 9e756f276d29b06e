/**
 * Lock of a document that somebody edits: others are notified, and may take it over. In seconds after the last sign of its
 * editor; Payload's own default.
 */
export const editLock = { duration: 300 } as const
