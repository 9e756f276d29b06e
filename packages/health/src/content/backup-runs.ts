import { administrators, nobody } from '@vitrine/content/access'
import { momentAdmin, sidebarPlace } from '@vitrine/content/core'
import type { CollectionConfig } from 'payload'

/** Backups that the site has made or tried to make by itself. `store/backup-runs.ts` writes it. */
export const backupRuns: CollectionConfig = {
  slug: 'backup-runs',
  versions: false,
  lockDocuments: false,
  labels: { singular: 'Backup', plural: 'Backups' },
  defaultSort: '-startedAt',
  access: { create: nobody, read: administrators, update: nobody, delete: nobody },
  admin: {
    ...sidebarPlace('Settings', 'archive', 'backups'),
    useAsTitle: 'startedAt',
    defaultColumns: ['startedAt', 'state', 'message'],
    hidden: ({ user }) => user?.role !== 'administrator',
  },
  fields: [
    {
      name: 'startedAt',
      label: { en: 'Begun', de: 'Begonnen' },
      type: 'date',
      required: true,
      index: true,
      admin: momentAdmin,
    },
    {
      name: 'endedAt',
      label: { en: 'Ended', de: 'Beendet' },
      type: 'date',
      admin: momentAdmin,
    },
    {
      name: 'state',
      label: { en: 'State', de: 'Status' },
      type: 'select',
      required: true,
      options: [
        { label: { en: 'Being made', de: 'Entsteht' }, value: 'running' },
        { label: { en: 'Good', de: 'Gut' }, value: 'good' },
        { label: { en: 'Failed', de: 'Gescheitert' }, value: 'failed' },
      ],
    },
    { name: 'message', label: { en: 'What it said', de: 'Meldung' }, type: 'textarea' },
  ],
}
