import type { NamedTab } from 'payload'

/** The tab of a document's form for search engines and shared links, with what both make of it. */
export const searchTab: NamedTab = {
  name: 'meta',
  label: 'Search engines',
  fields: [
    { name: 'preview', type: 'ui', admin: { components: { Field: '@vitrine/seo/admin#SearchPreview' } } },
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
