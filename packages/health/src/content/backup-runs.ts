import { administrators, nobody } from '@vitrine/content/access'
import { sidebarPlace } from '@vitrine/content/core'
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
    ...sidebarPlace('Settings', 'archive'),
    useAsTitle: 'startedAt',
    defaultColumns: ['startedAt', 'state', 'message'],
    hidden: ({ user }) => user?.role !== 'administrator',
  },
  fields: [
    {
      name: 'startedAt',
      label: 'Begun',
      type: 'date',
      required: true,
      index: true,
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    { name: 'endedAt', label: 'Ended', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
    {
      name: 'state',
      label: 'State',
      type: 'select',
      required: true,
      options: [
        { label: 'Being made', value: 'running' },
        { label: 'Good', value: 'good' },
        { label: 'Failed', value: 'failed' },
      ],
    },
    { name: 'message', label: 'What it said', type: 'textarea' },
  ],
}
