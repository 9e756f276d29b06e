import type { NamedTab } from 'payload'

/** Metadata of a document for search engines and shared links. */
export const metaTab: NamedTab = {
  name: 'meta',
  label: 'Search engines',
  fields: [
    {
      name: 'title',
      label: 'Title',
      type: 'text',
      localized: true,
      maxLength: 200,
      admin: { description: 'Empty: the title above. Up to 60 characters are shown.' },
    },
    {
      name: 'description',
      label: 'Description',
      type: 'textarea',
      localized: true,
      maxLength: 300,
      admin: { description: 'One or two sentences. Up to 160 characters are shown.' },
    },
    { name: 'image', label: 'Image for shared links', type: 'upload', relationTo: 'media' },
    { name: 'noIndex', label: 'Keep out of search engines', type: 'checkbox', defaultValue: false },
  ],
}
