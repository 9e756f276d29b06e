import { anyone, editors, editorsOnly } from '@vitrine/content/access'
import { sidebarPlace } from '@vitrine/content/core'
import { editLock } from '@vitrine/content/documents'
import { textGroup } from '@vitrine/kit/fields'
import type { GlobalConfig } from 'payload'
import { isAddress } from '../core/comment-post.ts'
import { MAX_CLOSE_AFTER_DAYS, MAX_LEVELS } from '../core/settings.ts'
import { COMMENT_TEXTS } from '../core/texts.ts'

const isOn = (data: { readonly isOn?: unknown }) => data?.isOn === true

/** Settings of comments on all documents. */
export const commentSettings: GlobalConfig = {
  slug: 'comment-settings',
  versions: false,
  lockDocuments: editLock,
  label: 'Comments',
  custom: { visitorVisible: true },
  admin: { ...sidebarPlace('Settings', 'comment') },
  access: { read: anyone, update: editors },
  fields: [
    {
      name: 'isOn',
      label: 'Visitors may comment',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description:
          'On posts, pages and projects that take comments. Each waits until you approve it, under Inbox → Comments.',
      },
    },
    {
      type: 'row',
      admin: { condition: isOn },
      fields: [
        {
          name: 'closeAfterDays',
          label: 'Close posts after days (0: never)',
          type: 'number',
          required: true,
          defaultValue: 0,
          min: 0,
          max: MAX_CLOSE_AFTER_DAYS,
        },
        {
          name: 'levels',
          label: 'Levels of replies (1: none)',
          type: 'number',
          required: true,
          defaultValue: MAX_LEVELS,
          min: 1,
          max: MAX_LEVELS,
        },
      ],
    },
    {
      name: 'needsEmail',
      label: 'Require an e-mail address',
      type: 'checkbox',
      defaultValue: false,
      admin: { condition: isOn, description: 'It is never shown.' },
    },
    {
      name: 'notify',
      label: 'Who is notified when a comment is waiting',
      type: 'text',
      // Everybody may read the other settings.
      access: { read: editorsOnly },
      maxLength: 254,
      validate: (value: string | null | undefined) => !value || isAddress(value) || 'Give one e-mail address.',
      admin: { condition: isOn, description: 'Empty: nobody.' },
    },
    {
      name: 'consent',
      label: 'What visitors agree to before sending',
      type: 'text',
      localized: true,
      maxLength: 300,
      admin: { condition: isOn, description: 'Shown beside a checkbox. Empty: there is no checkbox.' },
    },
    textGroup({
      name: 'texts',
      label: 'Texts',
      defaults: COMMENT_TEXTS,
      labels: {
        heading: 'Above the form while nobody has written',
        one: 'Above a single comment',
        many: 'Above several; {count} is how many',
        none: 'While nobody has written',
        write: 'Above the form',
        reply: 'Link that replies to a comment',
        replyTo: 'Above the form of a reply; {name} is who is replied to',
        cancel: 'Link that cancels a reply',
        name: 'Label of the name field',
        email: 'Label of the e-mail field',
        emailHint: 'Below it',
        optional: 'Beside a field that may stay empty',
        comment: 'Label of the comment field',
        send: 'Button',
        sent: 'After sending',
        closed: 'Below the comments of a page that takes no more',
        removed: 'In place of a comment that was removed and has replies',
        required: 'A field that was left empty',
        notAnAddress: 'An e-mail address that is not valid',
        tooLong: 'A text that is too long; {max} is how many characters are allowed',
        notAgreed: 'A box that was not ticked',
        problems: 'Above the form when something is wrong',
        tooMany: 'Several comments within a minute',
        parentGone: 'The comment that is replied to was removed in the meantime',
        failed: 'No connection',
      },
    }),
  ],
}
