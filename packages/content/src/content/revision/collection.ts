import type { CollectionConfig } from 'payload'
import { nobody } from '../access.ts'
import { editLock } from '../documents/edit-lock.ts'

/** One row with one number, raised by every change that visitors can see. Caches compare it. */
export const contentRevisions: CollectionConfig = {
  slug: 'content-revisions',
  versions: false,
  lockDocuments: editLock,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  timestamps: false,
  fields: [{ name: 'value', type: 'number', required: true, defaultValue: 0 }],
}
