import { closedAccess, nobody } from '@vitrine/content/access'
import { accepts } from '@vitrine/content/answers'
import { momentAdmin, sidebarPlace } from '@vitrine/content/core'
import { OWN_TABLE } from '@vitrine/content/documents'
import type { UnlockedCollection } from '@vitrine/kit/feature'
import type { FieldHook } from 'payload'
import { MAX_NAME_LENGTH } from '../core/limits.ts'
import { parseMemberAddress } from '../core/member-address.ts'

/** Stores an address as the site looks for it. */
const asStored: FieldHook = ({ value }) => (typeof value === 'string' ? (parseMemberAddress(value) ?? value) : value)

/**
 * Visitors with an account. They join by a mailed link, or an editor adds them; editors block them. Erasing is no deletion
 * of Payload's: it takes what all features hold of them, see `server/erase-member.ts`.
 */
export const members: UnlockedCollection = {
  slug: 'members',
  versions: false,
  lockDocuments: false,
  labels: { singular: { en: 'Member', de: 'Mitglied' }, plural: { en: 'Members', de: 'Mitglieder' } },
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'isBlocked', 'createdAt', 'lastSignInAt'],
    listSearchableFields: ['email', 'name'],
    description: {
      en: 'Visitors with an account. They sign in by a link in a mail.',
      de: 'Besucher mit einem Konto. Sie melden sich mit einem Link aus einer E-Mail an.',
    },
    ...sidebarPlace('Inbox', 'people', 'members'),
    components: { edit: { beforeDocumentControls: ['@vitrine/members/admin#EraseMember'] } },
  },
  access: { ...closedAccess({ slug: 'members', kind: 'inbox', begins: { inbox: 'none' } }), delete: nobody },
  fields: [
    {
      name: 'email',
      label: { en: 'E-mail address', de: 'E-Mail-Adresse' },
      type: 'text',
      required: true,
      unique: true,
      index: true,
      access: { update: () => false },
      hooks: { beforeValidate: [asStored] },
      validate: accepts<unknown>((value) => typeof value === 'string' && parseMemberAddress(value) !== undefined, {
        en: 'Give one e-mail address.',
        de: 'Geben Sie eine E-Mail-Adresse an.',
      }),
      admin: {
        description: {
          en: 'Only the member can change it, by a link that goes to the new address.',
          de: 'Nur das Mitglied kann sie ändern, mit einem Link an die neue Adresse.',
        },
      },
    },
    { name: 'name', label: { en: 'Name', de: 'Name' }, type: 'text', maxLength: MAX_NAME_LENGTH },
    {
      name: 'isBlocked',
      label: { en: 'Blocked', de: 'Gesperrt' },
      type: 'checkbox',
      required: true,
      defaultValue: false,
      admin: {
        position: 'sidebar',
        description: {
          en: 'Is signed out at once on all devices, and cannot sign in.',
          de: 'Ist sofort auf allen Geräten abgemeldet und kann sich nicht anmelden.',
        },
      },
    },
    {
      name: 'lastSignInAt',
      label: { en: 'Last sign-in', de: 'Letzte Anmeldung' },
      type: 'date',
      access: { create: () => false, update: () => false },
      admin: { position: 'sidebar', ...momentAdmin },
    },
    // BCP 47 tag of the language in which they get mails.
    { name: 'language', type: 'text', required: true, defaultValue: 'en', admin: { hidden: true } },
  ],
}

/** Links of mails that can still be opened. The site writes and reads them by its own statements. */
export const memberLinks: UnlockedCollection = {
  slug: 'member-links',
  ...OWN_TABLE,
  fields: [
    // Of the secret in the address; nobody finds that out of this.
    { name: 'hash', type: 'text', required: true, unique: true },
    { name: 'purpose', type: 'text', required: true },
    { name: 'email', type: 'text', required: true, index: true },
    { name: 'member', type: 'relationship', relationTo: 'members', index: true },
    { name: 'back', type: 'text' },
    { name: 'endsAt', type: 'date', required: true, index: true },
  ],
}

/** Sessions of members. */
export const memberSessions: UnlockedCollection = {
  slug: 'member-sessions',
  ...OWN_TABLE,
  fields: [
    { name: 'hash', type: 'text', required: true, unique: true },
    { name: 'member', type: 'relationship', relationTo: 'members', index: true },
    { name: 'begunAt', type: 'date', required: true },
    { name: 'endsAt', type: 'date', required: true, index: true },
  ],
}
