import { administratorsOnly, editors } from '@vitrine/content/access'
import { sidebarPlace } from '@vitrine/content/core'
import { editLock } from '@vitrine/content/documents'
import { sealSecret, unsealSecret } from '@vitrine/content/store'
import { startFromTemplate } from '@vitrine/content/templates'
import { webhookProblem } from '@vitrine/delivery/content'
import { asCode } from '@vitrine/kit/fields'
import type { CollectionBeforeValidateHook, CollectionConfig, Field, PayloadRequest, TextField } from 'payload'
import { ValidationError } from 'payload'
import { parseSentAddress } from '../core/after-sending.ts'
import { formProblems } from '../core/form-problems.ts'
import type { MailName } from '../core/mail/mail-preview.ts'
import { MESSAGE_LABELS } from '../core/message-labels.ts'
import { DEFAULT_MESSAGES } from '../core/messages.ts'
import { withNames } from '../core/names-from-labels.ts'
import { fieldBlocks } from './field-blocks.ts'
import { fieldsFromTemplate } from './fields-from-template.ts'
import { showMail } from './mail-preview/preview-mail.ts'
import { sendTest } from './mail-preview/send-test.ts'
import { FORM_TEMPLATES } from './templates/form-templates.ts'
import { formFromTemplate } from './templates/from-template.ts'

/** Whom the mails of a new form are answered to: the field that most forms have. */
const DEFAULT_REPLY_TO = '[your-email]'

/** A century. */
const MAX_RETENTION_DAYS = 36_500

/** Contact forms: their fields, the mail that a message becomes, and every text that a visitor reads. */
export const contactForms: CollectionConfig = {
  slug: 'contact-forms',
  versions: false,
  lockDocuments: editLock,
  labels: { singular: 'Contact form', plural: 'Contact forms' },
  custom: { visitorVisible: true },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'updatedAt'],
    ...sidebarPlace('Site', 'form'),
    components: { beforeListTable: [startFromTemplate('contact-forms', FORM_TEMPLATES)] },
  },
  // The mail of a form is nobody's business; pages read forms through Vitrine's own code.
  access: { create: editors, read: editors, update: editors, delete: editors },
  trash: true,
  hooks: { beforeValidate: [nameFields, dropDefaultReplyTo, refuseMistakes()] },
  endpoints: [
    { path: '/from-template', method: 'post', handler: formFromTemplate },
    { path: '/:id/as-fields', method: 'post', handler: fieldsFromTemplate },
    { path: '/preview-mail', method: 'post', handler: showMail },
    { path: '/test-mail', method: 'post', handler: sendTest },
  ],
  fields: [
    {
      name: 'title',
      label: 'Title',
      type: 'text',
      required: true,
      maxLength: 200,
      // Of all custom components, only those beside an input are made anew while the document changes.
      admin: { components: { afterInput: ['@vitrine/forms/admin#FormWarnings'] } },
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Fields',
          fields: [
            {
              name: 'writtenAs',
              label: 'Written as',
              type: 'radio',
              defaultValue: 'fields',
              options: [
                { label: 'Fields', value: 'fields' },
                { label: 'A template with form-tags', value: 'template' },
              ],
              admin: { layout: 'horizontal' },
            },
            {
              name: 'fields',
              label: 'Fields',
              type: 'blocks',
              blocks: fieldBlocks,
              maxRows: 100,
              admin: { condition: (data) => data?.writtenAs !== 'template' },
            },
            {
              name: 'template',
              label: 'Template',
              type: 'textarea',
              localized: true,
              maxLength: 100_000,
              admin: {
                ...asCode(20),
                components: { afterInput: ['@vitrine/forms/admin#AsFields'] },
                description:
                  'Form-tags such as [text* your-name] between words and HTML. [submit "Send"] is the button.',
                condition: (data) => data?.writtenAs === 'template',
              },
            },
          ],
        },
        {
          name: 'mail',
          label: 'Mail',
          description:
            'Names of fields in square brackets are replaced by what was typed: [your-name]. Also: [_site_title], [_url], [_date], [_time], [_remote_ip].',
          fields: [...mailFields({ required: true }), mailPreview('mail')],
        },
        {
          name: 'mail2',
          label: 'Second mail',
          description: 'Such as a reply to the visitor. It is sent once the first mail is on its way.',
          fields: [
            { name: 'active', label: 'Send a second mail', type: 'checkbox', defaultValue: false },
            ...mailFields({ required: false }),
            mailPreview('mail2'),
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
        {
          label: 'After sending',
          fields: [
            {
              name: 'afterSending',
              label: 'What the visitor sees after sending',
              type: 'radio',
              defaultValue: 'message',
              options: [
                { label: 'The empty form, with its message', value: 'message' },
                { label: 'A text in place of the form', value: 'text' },
                { label: 'Another page', value: 'page' },
              ],
            },
            {
              name: 'sentText',
              label: 'Text',
              type: 'textarea',
              localized: true,
              maxLength: 5000,
              admin: {
                rows: 6,
                description: 'May quote what was typed: Thank you, [your-name]. An empty line starts a new paragraph.',
                condition: (data) => data?.afterSending === 'text',
              },
            },
            {
              name: 'sentPage',
              label: 'Page',
              type: 'relationship',
              relationTo: 'pages',
              admin: { condition: (data) => data?.afterSending === 'page' },
            },
            {
              name: 'sentAddress',
              label: 'Or an address',
              type: 'text',
              maxLength: 500,
              admin: {
                description: 'Starts with https://, or with / on this site. It is used if no page is chosen.',
                condition: (data) => data?.afterSending === 'page',
              },
              validate: (value: string | null | undefined) =>
                !value || parseSentAddress(value) !== undefined || 'Give an address that begins with https:// or /.',
            },
            {
              name: 'keepsDraft',
              label: "Keep what is typed in the visitor's browser until it is sent",
              type: 'checkbox',
              defaultValue: false,
              admin: { description: 'Files and hidden values are not stored.' },
            },
          ],
        },
        {
          label: 'Spam',
          fields: [
            {
              name: 'guard',
              label: 'Spam protection of this form',
              type: 'group',
              admin: { description: 'A line in the additional settings overrides what is set here.' },
              fields: [
                {
                  name: 'honeypot',
                  label: 'A field that only bots see and fill in',
                  type: 'checkbox',
                  defaultValue: true,
                },
                {
                  name: 'refuseDuplicates',
                  label: 'Hold back the same message sent again within half an hour',
                  type: 'checkbox',
                  defaultValue: false,
                },
                {
                  type: 'row',
                  fields: [
                    {
                      name: 'minSeconds',
                      label: 'Minimum seconds for filling in',
                      type: 'number',
                      min: 0,
                      max: 600,
                    },
                    { name: 'maxLinks', label: 'Maximum links in a message', type: 'number', min: 0, max: 1000 },
                    {
                      name: 'postsPerMinute',
                      label: 'Messages per minute from one address',
                      type: 'number',
                      min: 1,
                      max: 10_000,
                    },
                  ],
                },
              ],
            },
          ],
        },
        {
          label: 'Webhooks',
          description:
            'Other programs that are notified of each message. Like the mail, a notification is queued and tried again if it fails.',
          fields: [
            {
              name: 'webhooks',
              label: 'Webhooks',
              labels: { singular: 'Webhook', plural: 'Webhooks' },
              type: 'array',
              maxRows: 5,
              fields: [
                {
                  name: 'url',
                  label: 'Address',
                  type: 'text',
                  required: true,
                  maxLength: 1000,
                  validate: (value: string | null | undefined, { req }: { readonly req: PayloadRequest }) =>
                    webhookProblem(value, req.payload.config.custom.webhookPrivateHosts ?? []) ?? true,
                },
                {
                  name: 'secret',
                  label: 'Secret by which the receiver recognises this site',
                  type: 'text',
                  maxLength: 400,
                  admin: {
                    description:
                      'Signs what is sent. Write whsec_ before a key in base64; any other text is the key itself.',
                  },
                  // As the keys of services: editors change a form, and the secret stays.
                  access: { create: administratorsOnly, read: administratorsOnly, update: administratorsOnly },
                  hooks: { beforeChange: [sealSecret], afterRead: [unsealSecret] },
                },
                { name: 'active', label: 'Active', type: 'checkbox', defaultValue: true },
              ],
            },
          ],
        },
        {
          label: 'More',
          fields: [
            {
              name: 'additionalSettings',
              label: 'Additional settings',
              type: 'textarea',
              maxLength: 5000,
              admin: { description: 'One per line, such as acceptance_as_validation: on', rows: 6 },
            },
            {
              name: 'retentionDays',
              label: 'Days to keep messages',
              type: 'number',
              min: 1,
              max: MAX_RETENTION_DAYS,
              admin: {
                description: 'After that, they are deleted with their files. Empty: they stay until you delete them.',
              },
              validate: (value: number | null | undefined) =>
                value == null ||
                (Number.isInteger(value) && value >= 1 && value <= MAX_RETENTION_DAYS) ||
                `Give a whole number of days from 1 to ${MAX_RETENTION_DAYS}, or leave it empty.`,
            },
          ],
        },
      ],
    },
  ],
}

/** The fields of one of the two mails. */
function mailFields({ required }: { required: boolean }): Field[] {
  const whenActive: Field['admin'] = required ? {} : { condition: (_, siblings) => siblings?.active === true }
  const line = (name: string, label: string, more: Partial<TextField> = {}): Field =>
    ({ name, label, type: 'text', maxLength: 500, ...more, admin: { ...whenActive, ...more.admin } }) as Field
  return [
    line('recipient', 'To', { required }),
    line('sender', 'From', { admin: { description: 'Empty: the sender of the settings.' } }),
    line('replyTo', 'Reply to', required ? { defaultValue: DEFAULT_REPLY_TO } : {}),
    line('subject', 'Subject', { required, localized: true }),
    {
      name: 'additionalHeaders',
      label: 'More headers, one per line',
      type: 'textarea',
      maxLength: 2000,
      admin: { ...whenActive, description: 'Such as Cc: office@example.com' },
    },
    {
      name: 'body',
      label: 'Text',
      type: 'textarea',
      required,
      localized: true,
      maxLength: 20_000,
      admin: { ...whenActive, rows: 12 },
    },
    {
      name: 'attachments',
      label: 'Attachments',
      type: 'textarea',
      maxLength: 2000,
      admin: { ...whenActive, description: 'Names of file fields in brackets: [your-file]' },
    },
    { name: 'useHtml', label: 'The text is HTML', type: 'checkbox', defaultValue: false, admin: whenActive },
    {
      name: 'excludeBlank',
      label: 'Leave out lines whose fields are empty',
      type: 'checkbox',
      defaultValue: required,
      admin: whenActive,
    },
  ] as Field[]
}

/** Shows a mail as it would be sent. Not a field: it keeps nothing. */
function mailPreview(mail: MailName): Field {
  return {
    name: 'preview',
    type: 'ui',
    admin: { components: { Field: { path: '@vitrine/forms/admin#MailPreview', clientProps: { mail } } } },
  }
}

/** A field that its editor gave no name gets one from its label. */
function nameFields({ data }: Parameters<CollectionBeforeValidateHook>[0]) {
  return data?.fields ? { ...data, fields: withNames(data.fields) } : data
}

/** A new form without the field that mails are answered to by default says nothing of answers, which is no mistake. */
function dropDefaultReplyTo({ data, operation }: Parameters<CollectionBeforeValidateHook>[0]) {
  const isUntouched = operation === 'create' && data?.mail?.replyTo === DEFAULT_REPLY_TO
  const isStray = formProblems(data).some(({ path }) => path === 'mail.replyTo')
  return isUntouched && isStray ? { ...data, mail: { ...data.mail, replyTo: '' } } : data
}

/** A form that cannot work is not saved: the editor reads why, beside the place. */
function refuseMistakes(): CollectionBeforeValidateHook {
  return ({ data }) => {
    const errors = formProblems(data)
    if (errors.length > 0) throw new ValidationError({ collection: 'contact-forms', errors: [...errors] })
    return data
  }
}
