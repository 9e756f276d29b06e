import type { CollectionConfig } from 'payload'
import type { AdminText } from '../../core/admin-text.ts'
import { BROKEN_LINKS_PATH, REDIRECTS_FILE_PATH } from '../../core/redirects-file.ts'
import { sidebarPlace } from '../../core/sidebar-place.ts'
import { partAccess } from '../access.ts'
import { type Asked, accepts, answerIn } from '../answers.ts'
import { editLock } from '../documents/edit-lock.ts'
import { brokenLinks } from './broken-links.ts'
import { exportRedirects, importRedirects } from './file/redirects-file-endpoints.ts'
import { MAX_NEW_ADDRESS, parseNewAddress } from './new-address.ts'
import { offerAddresses } from './offer-addresses.ts'
import { MAX_OLD_ADDRESS, parseOldAddress } from './old-address.ts'
import { REDIRECTS } from './redirects-area.ts'
import { forgetMissing, redirectToFinalTarget, shortenOthers } from './shorten-chains.ts'

/**
 * Old addresses and where they lead. Looked up only when no page answers. Chains are made short when they are saved, so
 * that a visitor is sent on once.
 */
const NO_NEW_ADDRESS: AdminText = {
  en: 'Give a path of this site or an address that begins with https://.',
  de: 'Einen Pfad dieser Website angeben oder eine Adresse, die mit https:// beginnt.',
}

export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: { en: 'Redirect', de: 'Weiterleitung' }, plural: { en: 'Redirects', de: 'Weiterleitungen' } },
  versions: false,
  lockDocuments: editLock,
  custom: { visitorVisible: true },
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'status'],
    ...sidebarPlace('Settings', 'redirect', 'being-found'),
    components: { beforeListTable: ['@vitrine/content/admin#RedirectTools'] },
  },
  access: partAccess(REDIRECTS),
  trash: true,
  // Of one old address there is one.
  disableDuplicate: true,
  endpoints: [
    { path: '/nearest', method: 'get', handler: offerAddresses },
    { path: BROKEN_LINKS_PATH, method: 'get', handler: brokenLinks },
    { path: REDIRECTS_FILE_PATH, method: 'get', handler: exportRedirects },
    { path: REDIRECTS_FILE_PATH, method: 'post', handler: importRedirects },
  ],
  hooks: { beforeChange: [redirectToFinalTarget], afterChange: [shortenOthers, forgetMissing] },
  fields: [
    {
      name: 'from',
      label: { en: 'Old address', de: 'Alte Adresse' },
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: MAX_OLD_ADDRESS,
      admin: {
        description: {
          en: 'A path of this site, such as /old-page/. With a query, such as /?p=12, other parameters are ignored. Use * for anything and # for a number, as in /old/*: then $1 in the new address is what the first of them matches.',
          de: 'Ein Pfad dieser Website, etwa /alte-seite/. Mit einer Abfrage wie /?p=12 zählen andere Parameter nicht. * steht für alles und # für eine Zahl, wie in /alt/*: Dann ist $1 in der neuen Adresse, was das erste davon trifft.',
        },
      },
      hooks: {
        beforeValidate: [({ value }) => (typeof value === 'string' ? (parseOldAddress(value)?.from ?? value) : value)],
      },
      validate: accepts<string | null | undefined>((value) => parseOldAddress(value ?? '') !== undefined, {
        en: 'Give a path that begins with a slash, or one with a query. Beside * there has to be a letter.',
        de: 'Einen Pfad angeben, der mit einem Schrägstrich beginnt, auch mit einer Abfrage. Neben * muss ein Buchstabe stehen.',
      }),
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
      label: { en: 'How', de: 'Art' },
      type: 'select',
      required: true,
      defaultValue: '301',
      options: [
        { value: '301', label: { en: 'Moved permanently (301)', de: 'Dauerhaft umgezogen (301)' } },
        { value: '302', label: { en: 'Moved temporarily (302)', de: 'Vorübergehend umgezogen (302)' } },
        { value: '410', label: { en: 'Gone (410)', de: 'Entfernt (410)' } },
      ],
    },
    {
      name: 'to',
      label: { en: 'New address', de: 'Neue Adresse' },
      type: 'text',
      index: true,
      maxLength: MAX_NEW_ADDRESS,
      admin: {
        condition: (_, siblings) => siblings?.status !== '410',
        description: {
          en: 'If this address has itself moved permanently, its final target is saved.',
          de: 'Ist diese Adresse selbst dauerhaft umgezogen, wird ihr letztes Ziel gespeichert.',
        },
        components: { afterInput: ['@vitrine/content/admin#OfferedAddresses'] },
      },
      validate: (value: string | null | undefined, { siblingData, req }: { siblingData: unknown; req: Asked }) =>
        (siblingData as { status?: string }).status === '410' ||
        parseNewAddress(value ?? '') !== undefined ||
        answerIn(NO_NEW_ADDRESS, req),
    },
  ],
}
