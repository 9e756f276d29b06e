import type { CollectionConfig } from 'payload'
import { nobody } from '../access.ts'
import { editLock } from '../documents/edit-lock.ts'

const INSIDE = {
  versions: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  timestamps: false,
} as const satisfies Partial<CollectionConfig>

/** One row with one number, raised by every change that visitors can see. Caches compare it. */
export const contentRevisions: CollectionConfig = {
  slug: 'content-revisions',
  ...INSIDE,
  lockDocuments: editLock,
  fields: [{ name: 'value', type: 'number', required: true, defaultValue: 0 }],
}

/** Tags that the latest changes touched, each by the revision that it made. */
export const contentChanges: CollectionConfig = {
  slug: 'content-changes',
  ...INSIDE,
  lockDocuments: false,
  fields: [
    { name: 'revision', type: 'number', required: true, unique: true, index: true },
    // Tags, one a line.
    { name: 'tags', type: 'textarea', required: true },
  ],
}
