import { settingsAccess } from '@vitrine/content/access'
import { onCanvas, sidebarPlace } from '@vitrine/content/core'
import { baseSlugField, editLock, moveWithBase } from '@vitrine/content/documents'
import { optionsOf } from '@vitrine/kit/fields'
import type { GlobalConfig } from 'payload'
import { DEFAULT_SLUG } from '../core/addresses.ts'
import { LAYOUTS, MAX_PER_PAGE, PER_PAGE } from '../core/list-settings.ts'
import { blogTexts } from './texts.ts'

/** Tables whose paths begin with the blog's address: posts, their versions, and terms. */
const TABLES = [
  ['posts_locales', 'path'],
  ['_posts_v_locales', 'version_path'],
  ['categories_locales', 'path'],
  ['tags_locales', 'path'],
  ['series_locales', 'path'],
  ['authors_locales', 'path'],
] as const

/** Settings of the blog: its address, and the layout of its generated lists. */
export const blogSettings: GlobalConfig = {
  slug: 'blog',
  versions: false,
  lockDocuments: editLock,
  label: 'Blog',
  custom: { visitorVisible: true },
  admin: { ...onCanvas(sidebarPlace('Settings', 'article', 'blog')) },
  access: settingsAccess({ slug: 'blog', kind: 'settings' }),
  hooks: { afterChange: [moveWithBase(DEFAULT_SLUG, TABLES)] },
  fields: [
    baseSlugField({
      defaultSlug: DEFAULT_SLUG,
      description: {
        en: 'Posts are below it: /blog/a-post/. A page at this address replaces the list of all posts; put a “Posts” block on it.',
        de: 'Beiträge liegen darunter: /blog/ein-beitrag/. Eine Seite mit dieser Adresse ersetzt die Liste aller Beiträge; sie braucht einen Block „Beiträge“.',
      },
    }),
    { name: 'title', label: { en: 'Title', de: 'Titel' }, type: 'text', localized: true, maxLength: 200 },
    {
      name: 'description',
      label: { en: 'Description', de: 'Beschreibung' },
      type: 'textarea',
      localized: true,
      maxLength: 300,
      admin: { description: { en: 'For search engines and feed readers.', de: 'Für Suchmaschinen und Feedreader.' } },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'layout',
          label: {
            en: 'Layout of lists by category, tag, author and date',
            de: 'Layout der Listen nach Kategorie, Schlagwort, Autor und Datum',
          },
          type: 'select',
          required: true,
          defaultValue: 'list',
          options: optionsOf(LAYOUTS),
        },
        {
          name: 'perPart',
          label: { en: 'Posts per page', de: 'Beiträge pro Seite' },
          type: 'number',
          required: true,
          defaultValue: PER_PAGE,
          min: 1,
          max: MAX_PER_PAGE,
        },
      ],
    },
    {
      name: 'showContents',
      label: { en: 'Show the headings of a post above it', de: 'Überschriften eines Beitrags über ihm zeigen' },
      type: 'checkbox',
      defaultValue: true,
    },
    {
      name: 'showRelated',
      label: { en: 'Show related posts below a post', de: 'Ähnliche Beiträge unter einem Beitrag zeigen' },
      type: 'checkbox',
      defaultValue: true,
    },
    blogTexts,
  ],
}
