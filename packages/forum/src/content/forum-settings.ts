import { administratorsOnly, settingsAccess } from '@vitrine/content/access'
import { accepts } from '@vitrine/content/answers'
import { sidebarPlace } from '@vitrine/content/core'
import { baseSlugField, moveWithBase } from '@vitrine/content/documents'
import { sealSecret, unsealSecret } from '@vitrine/content/store'
import type { GlobalConfig } from 'payload'
import { DEFAULT_SLUG } from '../core/addresses.ts'
import { parseDiscourseAddress } from '../core/discourse-connect.ts'

/** Tables whose paths begin with the forum's address. */
const TABLES = [['forum_boards_locales', 'path']] as const

/** Settings of the forum. */
export const forumSettings: GlobalConfig = {
  slug: 'forum-settings',
  versions: false,
  lockDocuments: false,
  label: { en: 'Forum', de: 'Forum' },
  custom: { visitorVisible: true },
  admin: { ...sidebarPlace('Settings', 'comment', 'forum') },
  access: settingsAccess({ slug: 'forum-settings', kind: 'settings' }),
  hooks: { afterChange: [moveWithBase(DEFAULT_SLUG, TABLES)] },
  fields: [
    baseSlugField({
      defaultSlug: DEFAULT_SLUG,
      description: {
        en: 'Boards are below it: /forum/board/lamps/. A page of yours at this address takes the place of the list of boards.',
        de: 'Darunter liegen die Boards: /forum/board/lampen/. Eine eigene Seite unter dieser Adresse tritt an die Stelle der Liste der Boards.',
      },
    }),
    { name: 'title', label: { en: 'Title', de: 'Titel' }, type: 'text', localized: true, maxLength: 200 },
    {
      name: 'description',
      label: { en: 'Description', de: 'Beschreibung' },
      type: 'textarea',
      localized: true,
      maxLength: 600,
      admin: { description: { en: 'Shown above the boards.', de: 'Steht über den Boards.' } },
    },
    {
      type: 'collapsible',
      label: { en: 'Signing in at a Discourse', de: 'Anmeldung bei einem Discourse' },
      admin: {
        initCollapsed: true,
        description: {
          en: 'Members of this site sign in there without a second account.',
          de: 'Mitglieder dieser Website melden sich dort ohne zweites Konto an.',
        },
      },
      fields: [
        {
          name: 'discourseAddress',
          label: { en: 'Address of the Discourse', de: 'Adresse des Discourse' },
          type: 'text',
          maxLength: 200,
          access: { update: administratorsOnly },
          validate: accepts<string | null | undefined>(
            (value) => !value || parseDiscourseAddress(value) !== undefined,
            {
              en: 'Give an address that begins with https://.',
              de: 'Eine Adresse angeben, die mit https:// beginnt.',
            },
          ),
          admin: { description: { en: 'Such as https://talk.example.org', de: 'Etwa https://talk.example.org' } },
        },
        {
          name: 'discourseSecret',
          label: { en: 'Secret of DiscourseConnect', de: 'Geheimnis von DiscourseConnect' },
          type: 'text',
          minLength: 10,
          maxLength: 400,
          access: { read: administratorsOnly, update: administratorsOnly },
          hooks: { beforeChange: [sealSecret], afterRead: [unsealSecret] },
          admin: {
            description: {
              en: 'The same as “discourse connect secret” in the settings of the Discourse, ten letters and digits at least.',
              de: 'Dasselbe wie „discourse connect secret“ in den Einstellungen des Discourse, mindestens zehn Buchstaben und Ziffern.',
            },
          },
        },
      ],
    },
  ],
}
