import type { CollectionConfig } from 'payload'
import { anyone, editors } from '../access.ts'

/** Old addresses and where they lead. Looked up only when no page answers. */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  custom: { visitorVisible: true },
  admin: { useAsTitle: 'from', defaultColumns: ['from', 'to', 'status'], group: 'Settings' },
  access: { create: editors, read: anyone, update: editors, delete: editors },
  fields: [
    {
      name: 'from',
      label: 'Old address',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 2000,
      admin: { description: 'A path of this site, such as /old-page/' },
      hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? canonicalPath(value) : value)] },
      validate: (value: string | null | undefined) =>
        /^\/[^\s?#]*$/.test(value ?? '') || 'Give a path that begins with a slash, without ? and #.',
    },
    {
      name: 'status',
      label: 'How',
      type: 'select',
      required: true,
      defaultValue: '301',
      options: [
        { value: '301', label: 'Moved for good (301)' },
        { value: '302', label: 'Moved for now (302)' },
        { value: '410', label: 'Gone (410)' },
      ],
    },
    {
      name: 'to',
      label: 'New address',
      type: 'text',
      maxLength: 2000,
      admin: { condition: (_, siblings) => siblings?.status !== '410' },
      validate: (value: string | null | undefined, { siblingData }: { siblingData: unknown }) =>
        (siblingData as { status?: string }).status === '410' ||
        /^(?:\/(?!\/)|https?:\/\/)\S*$/.test(value ?? '') ||
        'Give a path of this site or an address that begins with https://.',
    },
  ],
}

/** Pages end with a slash; files such as /old.html stay as they are. */
function canonicalPath(path: string): string {
  const trimmed = path.trim()
  const rooted = trimmed.startsWith('/') ? trimmed : `/${trimmed}`
  return rooted.endsWith('/') || /\.[a-z0-9]+$/i.test(rooted) ? rooted : `${rooted}/`
}
