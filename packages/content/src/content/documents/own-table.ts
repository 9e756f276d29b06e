import { nobody } from '../access.ts'

/** Settings of a table that a feature writes and reads by its own statements alone. */
export const OWN_TABLE = {
  versions: false,
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  timestamps: false,
} as const
