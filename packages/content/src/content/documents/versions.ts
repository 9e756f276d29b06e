import type { CollectionConfig } from 'payload'

/** Milliseconds between two saves of a draft while its editor types. */
export const AUTOSAVE_MS = 800

/** Versions kept of one document. */
const MAX_VERSIONS = 50

/** Drafts that save themselves, versions to go back to, and a time to be published at. */
export const documentVersions = {
  maxPerDoc: MAX_VERSIONS,
  drafts: { autosave: { interval: AUTOSAVE_MS }, schedulePublish: true },
} as const satisfies CollectionConfig['versions']
