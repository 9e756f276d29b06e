import { editorsOnly } from '@vitrine/content/access'
import { textGroup } from '@vitrine/kit/fields'
import type { Field } from 'payload'
import { isAddress } from '../../core/comments/comment-post.ts'
import { MAX_CLOSE_AFTER_DAYS, MAX_LEVELS } from '../../core/comments/settings.ts'
import { COMMENT_TEXTS } from '../../core/comments/texts.ts'

const isOn = (data: Readonly<Record<string, unknown>>) =>
  (data?.comments as { readonly isOn?: unknown } | undefined)?.isOn === true

/** Comment settings of the blog. */
export const commentSettings: Field = {
  name: 'comments',
  label: 'Comments',
  type: 'group',
  fields: [
    {
      name: 'isOn',
      label: 'Posts take comments',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Each waits until you approve it, under Blog → Comments.' },
    },
    {
      type: 'row',
      admin: { condition: isOn },
      fields: [
        {
          name: 'closeAfterDays',
          label: 'Close after days (0: never)',
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
      label: 'Ask for an e-mail address that must be given',
      type: 'checkbox',
      defaultValue: false,
      admin: { condition: isOn, description: 'It is never shown.' },
    },
    {
      name: 'notify',
      label: 'Who gets a mail when a comment waits',
      type: 'text',
      // Everybody may read the other settings of the blog.
      access: { read: editorsOnly },
      maxLength: 254,
      validate: (value: string | null | undefined) => !value || isAddress(value) || 'Give one e-mail address.',
      admin: { condition: isOn, description: 'Empty: nobody.' },
    },
    {
      name: 'consent',
      label: 'What visitors agree to before they send',
      type: 'text',
      localized: true,
      maxLength: 300,
      admin: { condition: isOn, description: 'Stands beside a box to tick. Empty: there is no box.' },
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
        reply: 'Link that answers a comment',
        replyTo: 'Above the form of an answer; {name} is who is answered',
        cancel: 'Link back from an answer',
        name: 'Field of the name',
        email: 'Field of the e-mail address',
        emailHint: 'Below it',
        optional: 'Beside a field that may stay empty',
        comment: 'Field of the comment',
        send: 'Button',
        sent: 'After sending',
        closed: 'Below the comments of a post that takes no more',
        removed: 'In place of a comment that was removed and has answers',
        required: 'A field that was left empty',
        notAnAddress: 'An e-mail address that is none',
        tooLong: 'A text that is too long; {max} is how many characters are allowed',
        notAgreed: 'A box that was not ticked',
        problems: 'Above the form when something is wrong',
        tooMany: 'Several comments within a minute',
        parentGone: 'The comment that is answered was removed meanwhile',
        failed: 'No connection',
      },
    }),
  ],
}
