import { administrators } from '@vitrine/content/access'
import { sidebarPlace } from '@vitrine/content/core'
import type { GlobalConfig } from 'payload'
import { DEFAULT_HOUR, DEFAULT_KEEP, MAX_KEEP } from '../core/backup-settings.ts'

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Page that says how the site is doing, and when it is backed up. */
export const health: GlobalConfig = {
  slug: 'health',
  versions: false,
  lockDocuments: false,
  label: 'Health and backups',
  access: { read: administrators, update: administrators },
  admin: { ...sidebarPlace('Settings', 'activity'), hidden: ({ user }) => user?.role !== 'administrator' },
  fields: [
    { name: 'overview', type: 'ui', admin: { components: { Field: '@vitrine/health/admin#HealthOverview' } } },
    {
      type: 'row',
      fields: [
        {
          name: 'schedule',
          label: 'Make backups',
          type: 'select',
          required: true,
          defaultValue: 'off',
          admin: { isClearable: false },
          options: [
            { label: 'Only by hand', value: 'off' },
            { label: 'Every day', value: 'daily' },
            { label: 'Every week', value: 'weekly' },
          ],
        },
        {
          name: 'weekday',
          label: 'On',
          type: 'select',
          defaultValue: '0',
          options: DAYS.map((label, day) => ({ label, value: String(day) })),
          admin: { isClearable: false, condition: (data) => data?.schedule === 'weekly' },
        },
        {
          name: 'hour',
          label: 'At (hour)',
          type: 'number',
          min: 0,
          max: 23,
          defaultValue: DEFAULT_HOUR,
          admin: {
            description: '0 to 23, in the time zone of the site.',
            condition: (data) => (data?.schedule ?? 'off') !== 'off',
          },
        },
        {
          name: 'keep',
          label: 'Archives to keep',
          type: 'number',
          min: 1,
          max: MAX_KEEP,
          defaultValue: DEFAULT_KEEP,
          admin: { description: 'Older ones are removed.' },
        },
      ],
    },
    {
      name: 'verify',
      label: 'Verify each backup: restore it in a scratch folder, start it there and ask for its pages',
      type: 'checkbox',
      defaultValue: true,
    },
    {
      name: 'encrypt',
      label: 'Encrypt the whole archive',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description:
          'With the passphrase that the machine has as BACKUP_PASSPHRASE. Keep a copy of it elsewhere: nobody can open the archive without it.',
      },
    },
    {
      name: 'mailTo',
      label: 'Tell this address when a backup fails',
      type: 'email',
      admin: { description: 'One mail is sent, and no other until a backup has succeeded.' },
    },
  ],
}
