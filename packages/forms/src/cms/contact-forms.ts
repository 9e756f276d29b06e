import { editors } from '@vitrine/cms/access'
import type { Block, CollectionBeforeValidateHook, CollectionConfig } from 'payload'
import { ValidationError } from 'payload'
import { formProblems } from '../core/form-problems.ts'
import { DEFAULT_MESSAGES } from '../core/messages.ts'
import { fieldBlocks } from './field-blocks.ts'

const MESSAGE_LABELS: Readonly<Record<keyof typeof DEFAULT_MESSAGES, string>> = {
  mail_sent_ok: 'The message was sent',
  mail_sent_ng: 'The message could not be sent',
  validation_error: 'Fields have errors',
  spam: 'The message looks like spam',
  accept_terms: 'Terms must be accepted',
  invalid_required: 'A field must be filled out',
  invalid_too_long: 'The input is too long',
  invalid_too_short: 'The input is too short',
  invalid_date: 'No date',
  date_too_early: 'The date is too early',
  date_too_late: 'The date is too late',
  invalid_number: 'No number',
  number_too_small: 'The number is too small',
  number_too_large: 'The number is too large',
  invalid_email: 'No e-mail address',
  invalid_url: 'No web address',
  invalid_tel: 'No telephone number',
}

/** Contact forms: their fields, the mail that a message becomes, and every text that a visitor reads. */
export const contactForms: CollectionConfig = {
  slug: 'contact-forms',
  labels: { singular: 'Contact form', plural: 'Contact forms' },
  custom: { visitorVisible: true },
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'updatedAt'], group: 'Contact' },
  // The mail of a form is nobody's business; pages read forms through Vitrine's own code.
  access: { create: editors, read: editors, update: editors, delete: editors },
  hooks: { beforeValidate: [refuseMistakes()] },
  fields: [
    { name: 'title', label: 'Title', type: 'text', required: true, maxLength: 200 },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Fields',
          fields: [{ name: 'fields', label: 'Fields', type: 'blocks', blocks: fieldBlocks, minRows: 1, maxRows: 100 }],
        },
        {
          name: 'mail',
          label: 'Mail',
          description:
            'Names of fields in square brackets stand for what was typed: [your-name]. Also: [_site_title], [_url], [_date], [_time], [_remote_ip].',
          fields: [
            { name: 'recipient', label: 'To', type: 'text', required: true, maxLength: 500 },
            {
              name: 'sender',
              label: 'From',
              type: 'text',
              maxLength: 500,
              admin: { description: 'Empty: the sender of the settings.' },
            },
            { name: 'replyTo', label: 'Reply to', type: 'text', maxLength: 500, defaultValue: '[your-email]' },
            { name: 'subject', label: 'Subject', type: 'text', required: true, localized: true, maxLength: 500 },
            {
              name: 'additionalHeaders',
              label: 'More headers, one a line',
              type: 'textarea',
              maxLength: 2000,
              admin: { description: 'Such as Cc: office@example.com' },
            },
            {
              name: 'body',
              label: 'Text',
              type: 'textarea',
              required: true,
              localized: true,
              maxLength: 20_000,
              admin: { rows: 12 },
            },
            {
              name: 'excludeBlank',
              label: 'Leave out lines whose fields are empty',
              type: 'checkbox',
              defaultValue: true,
            },
          ],
        },
        {
          name: 'messages',
          label: 'Messages',
          fields: Object.entries(DEFAULT_MESSAGES).map(([key, text]) => ({
            name: key,
            label: MESSAGE_LABELS[key as keyof typeof DEFAULT_MESSAGES],
            type: 'text' as const,
            localized: true,
            defaultValue: text,
            maxLength: 500,
          })),
        },
      ],
    },
  ],
}

/** A form that cannot work is not saved: the editor reads why, beside the place. */
function refuseMistakes(): CollectionBeforeValidateHook {
  return ({ data }) => {
    const errors = formProblems(data)
    if (errors.length > 0) throw new ValidationError({ collection: 'contact-forms', errors: [...errors] })
    return data
  }
}

/** Puts a contact form on a page. */
export const contactFormBlock: Block = {
  slug: 'contactForm',
  labels: { singular: 'Contact form', plural: 'Contact forms' },
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', localized: true, maxLength: 200 },
    { name: 'intro', label: 'Introduction', type: 'textarea', localized: true, maxLength: 600 },
    { name: 'form', label: 'Form', type: 'relationship', relationTo: 'contact-forms', required: true },
  ],
}
