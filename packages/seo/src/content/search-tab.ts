import type { NamedTab } from 'payload'

/** The tab of a document's form for search engines and shared links, with what both make of it. */
export const searchTab: NamedTab = {
  name: 'meta',
  label: { en: 'Search engines', de: 'Suchmaschinen' },
  fields: [
    { name: 'preview', type: 'ui', admin: { components: { Field: '@vitrine/seo/admin#SearchPreview' } } },
    {
      name: 'title',
      label: { en: 'Title', de: 'Titel' },
      type: 'text',
      localized: true,
      maxLength: 200,
      admin: {
        description: {
          en: 'Empty: the title above. Up to 60 characters are shown.',
          de: 'Leer: der Titel oben. Bis zu 60 Zeichen werden gezeigt.',
        },
      },
    },
    {
      name: 'description',
      label: { en: 'Description', de: 'Beschreibung' },
      type: 'textarea',
      localized: true,
      maxLength: 300,
      admin: {
        description: {
          en: 'One or two sentences. Up to 160 characters are shown.',
          de: 'Ein oder zwei Sätze. Bis zu 160 Zeichen werden gezeigt.',
        },
      },
    },
    {
      name: 'image',
      label: { en: 'Image for shared links', de: 'Bild für geteilte Links' },
      type: 'upload',
      relationTo: 'media',
    },
    {
      name: 'noIndex',
      label: { en: 'Keep out of search engines', de: 'Von Suchmaschinen fernhalten' },
      type: 'checkbox',
      defaultValue: false,
    },
  ],
}
