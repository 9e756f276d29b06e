import { editors, nobody } from '@vitrine/cms/access'
import type { CollectionConfig } from 'payload'
import { exportSubmissions } from './export-submissions.ts'

/** Messages that visitors sent. The intake writes them; editors read and delete them; nobody edits one. */
export const submissions: CollectionConfig = {
  slug: 'submissions',
  labels: { singular: 'Message', plural: 'Messages' },
  admin: {
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'fromName', 'fromEmail', 'form', 'receivedAt'],
    listSearchableFields: ['subject', 'fromName', 'fromEmail', 'searchText'],
    group: 'Contact',
    components: { beforeListTable: ['@vitrine/forms/admin#ExportLink'] },
  },
  defaultSort: '-receivedAt',
  access: { create: nobody, read: editors, update: nobody, delete: editors },
  endpoints: [{ path: '/export', method: 'get', handler: exportSubmissions }],
  fields: [
    { name: 'subject', label: 'Subject', type: 'text', required: true },
    {
      type: 'row',
      fields: [
        { name: 'fromName', label: 'From', type: 'text' },
        { name: 'fromEmail', label: 'E-mail', type: 'text', index: true },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'form', label: 'Form', type: 'relationship', relationTo: 'contact-forms', index: true },
        {
          name: 'receivedAt',
          label: 'Received',
          type: 'date',
          required: true,
          index: true,
          admin: { date: { pickerAppearance: 'dayAndTime' } },
        },
        { name: 'status', label: 'Status', type: 'text', required: true, index: true },
      ],
    },
    {
      name: 'entries',
      label: 'Message',
      type: 'json',
      required: true,
      admin: { components: { Field: '@vitrine/forms/admin#EntriesView' } },
    },
    {
      name: 'meta',
      label: 'Circumstances',
      type: 'json',
      admin: { components: { Field: '@vitrine/forms/admin#EntriesView' } },
    },
    {
      name: 'consents',
      label: 'Agreed to',
      type: 'json',
      admin: { components: { Field: '@vitrine/forms/admin#EntriesView' }, condition: hasEntries('consents') },
    },
    {
      name: 'spam',
      label: 'Taken for spam',
      type: 'json',
      admin: { components: { Field: '@vitrine/forms/admin#EntriesView' }, condition: hasEntries('spam') },
    },
    { name: 'files', type: 'json', admin: { hidden: true } },
    { name: 'searchText', type: 'textarea', admin: { hidden: true } },
    { name: 'postedDataHash', type: 'text', index: true, admin: { hidden: true } },
  ],
}

/** Shows a part only when there is something in it. */
function hasEntries(name: string) {
  return (data: Readonly<Record<string, unknown>>) => Object.keys(Object(data?.[name])).length > 0
}
