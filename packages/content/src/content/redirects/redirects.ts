import type { CollectionConfig } from 'payload'
import { sidebarPlace } from '../../core/sidebar-place.ts'
import { anyone, editors } from '../access.ts'
import { editLock } from '../documents/edit-lock.ts'
import { offerAddresses } from './offer-addresses.ts'
import { MAX_OLD_ADDRESS, parseOldAddress } from './old-address.ts'
import { forgetMissing, redirectToFinalTarget, shortenOthers } from './shorten-chains.ts'

/**
 * Old addresses and where they lead. Looked up only when no page answers. Chains are made short when they are saved, so
 * that a visitor is sent on once.
 */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  versions: false,
  lockDocuments: editLock,
  custom: { visitorVisible: true },
  admin: { useAsTitle: 'from', defaultColumns: ['from', 'to', 'status'], ...sidebarPlace('Settings', 'redirect') },
  access: { create: editors, read: anyone, update: editors, delete: editors },
  trash: true,
  // Of one old address there is one.
  disableDuplicate: true,
  endpoints: [{ path: '/nearest', method: 'get', handler: offerAddresses }],
  hooks: { beforeChange: [redirectToFinalTarget], afterChange: [shortenOthers, forgetMissing] },
  fields: [
    {
      name: 'from',
      label: 'Old address',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: MAX_OLD_ADDRESS,
      admin: {
        description:
          'A path of this site, such as /old-page/. With a query, such as /?p=12, other parameters are ignored. Use * for anything and # for a number, as in /old/*: then $1 in the new address is what the first of them matches.',
      },
      hooks: {
        beforeValidate: [({ value }) => (typeof value === 'string' ? (parseOldAddress(value)?.from ?? value) : value)],
      },
      validate: (value: string | null | undefined) =>
        parseOldAddress(value ?? '') !== undefined ||
        'Give a path that begins with a slash, or one with a query. Beside * there has to be a letter.',
    },
    {
      // How visitors' addresses are compared with it: see `OldAddress`.
      name: 'matchedBy',
      type: 'text',
      index: true,
      maxLength: 2000,
      admin: { hidden: true },
      hooks: {
        beforeChange: [({ siblingData }) => parseOldAddress(String(siblingData.from))?.matchedBy ?? 'path'],
      },
    },
    {
      name: 'status',
      label: 'How',
      type: 'select',
      required: true,
      defaultValue: '301',
      options: [
        { value: '301', label: 'Moved permanently (301)' },
        { value: '302', label: 'Moved temporarily (302)' },
        { value: '410', label: 'Gone (410)' },
      ],
    },
    {
      name: 'to',
      label: 'New address',
      type: 'text',
      index: true,
      maxLength: 2000,
      admin: {
        condition: (_, siblings) => siblings?.status !== '410',
        description: 'If this address has itself moved permanently, its final target is saved.',
        components: { afterInput: ['@vitrine/content/admin#OfferedAddresses'] },
      },
      validate: (value: string | null | undefined, { siblingData }: { siblingData: unknown }) =>
        (siblingData as { status?: string }).status === '410' ||
        /^(?:\/(?!\/)|https?:\/\/)\S*$/.test(value ?? '') ||
        'Give a path of this site or an address that begins with https://.',
    },
  ],
}
