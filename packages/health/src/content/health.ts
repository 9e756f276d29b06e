import { administrators } from '@vitrine/content/access'
import { sidebarPlace } from '@vitrine/content/core'
import type { GlobalConfig } from 'payload'
import { DEFAULT_HOUR, DEFAULT_KEEP, MAX_KEEP } from '../core/backup-settings.ts'

const DAYS = [
  { en: 'Sunday', de: 'Sonntag' },
  { en: 'Monday', de: 'Montag' },
  { en: 'Tuesday', de: 'Dienstag' },
  { en: 'Wednesday', de: 'Mittwoch' },
  { en: 'Thursday', de: 'Donnerstag' },
  { en: 'Friday', de: 'Freitag' },
  { en: 'Saturday', de: 'Samstag' },
]

/** Page that says how the site is doing, and when it is backed up. */
export const health: GlobalConfig = {
  slug: 'health',
  versions: false,
  lockDocuments: false,
  label: { en: 'Health and backups', de: 'Zustand und Backups' },
  access: { read: administrators, update: administrators },
  admin: { ...sidebarPlace('Settings', 'activity', 'backups'), hidden: ({ user }) => user?.role !== 'administrator' },
  fields: [
    { name: 'overview', type: 'ui', admin: { components: { Field: '@vitrine/health/admin#HealthOverview' } } },
    {
      type: 'row',
      fields: [
        {
          name: 'schedule',
          label: { en: 'Make backups', de: 'Backups machen' },
          type: 'select',
          required: true,
          defaultValue: 'off',
          admin: { isClearable: false },
          options: [
            { label: { en: 'Only by hand', de: 'Nur von Hand' }, value: 'off' },
            { label: { en: 'Every day', de: 'Jeden Tag' }, value: 'daily' },
            { label: { en: 'Every week', de: 'Jede Woche' }, value: 'weekly' },
          ],
        },
        {
          name: 'weekday',
          label: { en: 'On', de: 'Ein' },
          type: 'select',
          defaultValue: '0',
          options: DAYS.map((label, day) => ({ label, value: String(day) })),
          admin: { isClearable: false, condition: (data) => data?.schedule === 'weekly' },
        },
        {
          name: 'hour',
          label: { en: 'At (hour)', de: 'Um (Stunde)' },
          type: 'number',
          min: 0,
          max: 23,
          defaultValue: DEFAULT_HOUR,
          admin: {
            description: { en: '0 to 23, in the time zone of the site.', de: '0 bis 23, in der Zeitzone der Website.' },
            condition: (data) => (data?.schedule ?? 'off') !== 'off',
          },
        },
        {
          name: 'keep',
          label: { en: 'Archives to keep', de: 'Aufzubewahrende Archive' },
          type: 'number',
          min: 1,
          max: MAX_KEEP,
          defaultValue: DEFAULT_KEEP,
          admin: { description: { en: 'Older ones are removed.', de: 'Ältere werden entfernt.' } },
        },
      ],
    },
    {
      name: 'verify',
      label: {
        en: 'Verify each backup: restore it in a scratch folder, start it there and ask for its pages',
        de: 'Jedes Backup prüfen: in einem Probeordner wiederherstellen, dort starten und seine Seiten abrufen',
      },
      type: 'checkbox',
      defaultValue: true,
    },
    {
      name: 'encrypt',
      label: { en: 'Encrypt the whole archive', de: 'Das ganze Archiv verschlüsseln' },
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description: {
          en: 'With the passphrase that the machine has as BACKUP_PASSPHRASE. Keep a copy of it elsewhere: nobody can open the archive without it.',
          de: 'Mit der Passphrase, die auf dem Server als BACKUP_PASSPHRASE steht. Eine Kopie davon gehört an einen anderen Ort: Ohne sie kann niemand das Archiv öffnen.',
        },
      },
    },
    {
      name: 'mailTo',
      label: {
        en: 'Tell this address when a backup fails',
        de: 'Diese Adresse benachrichtigen, wenn ein Backup scheitert',
      },
      type: 'email',
      admin: {
        description: {
          en: 'One mail is sent, and no other until a backup has succeeded.',
          de: 'Eine E-Mail wird gesendet, und keine weitere, bis ein Backup gelungen ist.',
        },
      },
    },
  ],
}
