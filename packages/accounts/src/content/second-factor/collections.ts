import { nobody } from '@vitrine/content/access'
import { editLock } from '@vitrine/content/documents'
import type { CollectionConfig } from 'payload'

const inside = { create: nobody, read: nobody, update: nobody, delete: nobody }

/**
 * The second factor of an account: the key that its authenticator shares, sealed, and what is remembered of codes. It
 * stands beside the account and not in it, because Payload writes an account whole when it is edited: what had been
 * remembered meanwhile would be forgotten, and a code would count twice.
 */
export const secondFactors: CollectionConfig = {
  slug: 'second-factors',
  versions: false,
  lockDocuments: editLock,
  access: inside,
  admin: { hidden: true },
  timestamps: false,
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', unique: true },
    { name: 'sealedKey', type: 'text', required: true },
    // Milliseconds since 1970; empty until the first right code.
    { name: 'since', type: 'number' },
    // Steps since 1970 of the newest code that counted: it and those before it count no more.
    { name: 'lastStep', type: 'number' },
    { name: 'wrongTries', type: 'number', required: true, defaultValue: 0 },
    // Milliseconds since 1970.
    { name: 'lastTryAt', type: 'number', required: true, defaultValue: 0 },
  ],
}

/** Hashes of the recovery codes that have not been used. */
export const recoveryCodes: CollectionConfig = {
  slug: 'recovery-codes',
  versions: false,
  lockDocuments: editLock,
  access: inside,
  admin: { hidden: true },
  timestamps: false,
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users' },
    { name: 'hash', type: 'text', required: true, index: true },
  ],
}
