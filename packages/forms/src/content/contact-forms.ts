import { administratorsOnly, closedAccess } from '@vitrine/content/access'
import { accepts, answerIn } from '@vitrine/content/answers'
import { type AdminText, sidebarPlace } from '@vitrine/content/core'
import { editLock } from '@vitrine/content/documents'
import { sealSecret, unsealSecret } from '@vitrine/content/store'
import { startFromTemplate } from '@vitrine/content/templates'
import { webhookProblem } from '@vitrine/delivery/content'
import { asCode } from '@vitrine/kit/fields'
import type { CollectionBeforeValidateHook, CollectionConfig, FieldHookArgs, PayloadRequest } from 'payload'
import { ValidationError } from 'payload'
import { parseSentAddress } from '../core/after-sending.ts'
import { CONTACT_FORMS } from '../core/areas.ts'
import { formProblems } from '../core/form-problems.ts'
import { withReadyAnswer } from '../core/mail/with-ready-answer.ts'
import { MESSAGE_LABELS } from '../core/message-labels.ts'
import { DEFAULT_MESSAGES, type MessageKey } from '../core/messages.ts'
import { withNames } from '../core/names-from-labels.ts'
import { readyMessages } from '../core/ready-messages.ts'
import { isGivenUp } from '../store/given-up-webhook.ts'
import { fieldBlocks } from './field-blocks.ts'
import { fieldsFromTemplate } from './fields-from-template.ts'
import { followRenames, followRenamesInOtherLanguages } from './follow-renames.ts'
import { mailFields } from './mail-fields.ts'
import { showMail } from './mail-preview/preview-mail.ts'
import { sendTest } from './mail-preview/send-test.ts'
import { withRefusals } from './refusals.ts'
import { FORM_TEMPLATES } from './templates/form-templates.ts'
import { formFromTemplate } from './templates/from-template.ts'

/** A century. */
const MAX_RETENTION_DAYS = 36_500

/** Contact forms: their fields, the mail that a message becomes, and every text that a visitor reads. */
export const contactForms: CollectionConfig = {
  slug: 'contact-forms',
  versions: false,
  lockDocuments: editLock,
  labels: {
    singular: { en: 'Contact form', de: 'Kontaktformular' },
    plural: { en: 'Contact forms', de: 'Kontaktformulare' },
  },
  custom: { visitorVisible: true },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'updatedAt'],
    ...sidebarPlace('Site', 'form', 'forms'),
    components: { beforeListTable: [startFromTemplate('contact-forms', FORM_TEMPLATES)] },
  },
  // The mail of a form is nobody's business; pages read forms through Vitrine's own code.
  access: closedAccess(CONTACT_FORMS),
  trash: true,
  hooks: {
    beforeValidate: [nameFields, followRenames, readyAnswer, refuseMistakes],
    afterChange: [followRenamesInOtherLanguages],
  },
  endpoints: [
    { path: '/from-template', method: 'post', handler: formFromTemplate },
    { path: '/:id/as-fields', method: 'post', handler: fieldsFromTemplate },
    { path: '/preview-mail', method: 'post', handler: showMail },
    { path: '/test-mail', method: 'post', handler: sendTest },
  ],
  fields: withRefusals([
    {
      name: 'title',
      label: { en: 'Title', de: 'Titel' },
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
          label: { en: 'Fields', de: 'Felder' },
          fields: [
            {
              name: 'writtenAs',
              label: { en: 'Written as', de: 'Geschrieben als' },
              type: 'radio',
              defaultValue: 'fields',
              options: [
                { label: { en: 'Fields', de: 'Felder' }, value: 'fields' },
                { label: { en: 'A template with form-tags', de: 'Vorlage mit Form-Tags' }, value: 'template' },
              ],
              admin: { layout: 'horizontal' },
            },
            {
              name: 'fields',
              label: { en: 'Fields', de: 'Felder' },
              type: 'blocks',
              blocks: fieldBlocks,
              maxRows: 100,
              admin: { condition: (data) => data?.writtenAs !== 'template' },
            },
            {
              name: 'template',
              label: { en: 'Template', de: 'Vorlage' },
              type: 'textarea',
              localized: true,
              maxLength: 100_000,
              admin: {
                ...asCode(20),
                components: { afterInput: ['@vitrine/forms/admin#AsFields'] },
                description: {
                  en: 'Form-tags such as [text* your-name] between words and HTML. [submit "Send"] is the button.',
                  de: 'Form-Tags wie [text* your-name] zwischen Text und HTML. [submit "Senden"] ist die Schaltfläche.',
                },
                condition: (data) => data?.writtenAs === 'template',
              },
            },
          ],
        },
        {
          name: 'mail',
          label: { en: 'Mail', de: 'E-Mail' },
          description: {
            en: 'Names of fields in square brackets are replaced by what was typed: [your-name]. [_all_fields] lists all fields. Also: [_sender_name], [_sender_email], [_site_title], [_url], [_date], [_time], [_remote_ip].',
            de: 'Feldnamen in eckigen Klammern werden durch das ersetzt, was eingegeben wurde: [your-name]. [_all_fields] listet alle Felder auf. Außerdem: [_sender_name], [_sender_email], [_site_title], [_url], [_date], [_time], [_remote_ip].',
          },
          fields: mailFields('mail'),
        },
        {
          name: 'mail2',
          label: { en: 'Second mail', de: 'Zweite E-Mail' },
          description: {
            en: 'Such as a reply to the visitor. It is sent once the first mail is on its way.',
            de: 'Etwa eine Antwort an den Besucher. Sie wird gesendet, sobald die erste E-Mail unterwegs ist.',
          },
          fields: [
            {
              name: 'active',
              label: { en: 'Send a second mail', de: 'Zweite E-Mail senden' },
              type: 'checkbox',
              defaultValue: false,
            },
            ...mailFields('mail2'),
          ],
        },
        {
          name: 'messages',
          label: { en: 'Messages', de: 'Nachrichten' },
          fields: Object.keys(DEFAULT_MESSAGES).map((key) => ({
            name: key,
            label: MESSAGE_LABELS[key as keyof typeof DEFAULT_MESSAGES],
            type: 'text' as const,
            localized: true,
            defaultValue: messageOf(key as MessageKey),
            maxLength: 500,
          })),
        },
        {
          label: { en: 'After sending', de: 'Nach dem Senden' },
          fields: [
            {
              name: 'afterSending',
              label: { en: 'What the visitor sees after sending', de: 'Was Besucher nach dem Senden sehen' },
              type: 'radio',
              defaultValue: 'message',
              options: [
                {
                  label: { en: 'The empty form, with its message', de: 'Das leere Formular mit seiner Meldung' },
                  value: 'message',
                },
                { label: { en: 'A text in place of the form', de: 'Ein Text anstelle des Formulars' }, value: 'text' },
                { label: { en: 'Another page', de: 'Eine andere Seite' }, value: 'page' },
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
                description: {
                  en: 'May quote what was typed: Thank you, [your-name]. An empty line starts a new paragraph.',
                  de: 'Darf zitieren, was eingegeben wurde: Danke, [your-name]. Eine Leerzeile beginnt einen neuen Absatz.',
                },
                condition: (data) => data?.afterSending === 'text',
              },
            },
            {
              name: 'sentPage',
              label: { en: 'Page', de: 'Seite' },
              type: 'relationship',
              relationTo: 'pages',
              admin: { condition: (data) => data?.afterSending === 'page' },
            },
            {
              name: 'sentAddress',
              label: { en: 'Or an address', de: 'Oder eine Adresse' },
              type: 'text',
              maxLength: 500,
              admin: {
                description: {
                  en: 'Starts with https://, or with / on this site. It is used if no page is chosen.',
                  de: 'Beginnt mit https:// oder auf dieser Website mit /. Sie gilt, wenn keine Seite gewählt ist.',
                },
                condition: (data) => data?.afterSending === 'page',
              },
              validate: accepts<string | null | undefined>((value) => !value || parseSentAddress(value) !== undefined, {
                en: 'Give an address that begins with https:// or /.',
                de: 'Eine Adresse angeben, die mit https:// oder / beginnt.',
              }),
            },
            {
              name: 'keepsDraft',
              label: {
                en: "Keep what is typed in the visitor's browser until it is sent",
                de: 'Eingaben im Browser des Besuchers aufbewahren, bis sie gesendet sind',
              },
              type: 'checkbox',
              defaultValue: false,
              admin: {
                description: {
                  en: 'Files and hidden values are not stored.',
                  de: 'Dateien und verborgene Werte werden nicht gespeichert.',
                },
              },
            },
          ],
        },
        {
          label: 'Spam',
          fields: [
            {
              name: 'guard',
              label: { en: 'Spam protection of this form', de: 'Spamschutz dieses Formulars' },
              type: 'group',
              admin: {
                description: {
                  en: 'A line in the additional settings overrides what is set here.',
                  de: 'Eine Zeile in den zusätzlichen Einstellungen hat Vorrang.',
                },
              },
              fields: [
                {
                  name: 'honeypot',
                  label: {
                    en: 'A field that only bots see and fill in',
                    de: 'Ein Feld, das nur Bots sehen und ausfüllen',
                  },
                  type: 'checkbox',
                  defaultValue: true,
                },
                {
                  name: 'refuseDuplicates',
                  label: {
                    en: 'Hold back the same message sent again within half an hour',
                    de: 'Dieselbe Nachricht zurückhalten, wenn sie binnen einer halben Stunde wiederkommt',
                  },
                  type: 'checkbox',
                  defaultValue: false,
                },
                {
                  type: 'row',
                  fields: [
                    {
                      name: 'minSeconds',
                      label: { en: 'Minimum seconds for filling in', de: 'Mindestzeit zum Ausfüllen in Sekunden' },
                      type: 'number',
                      min: 0,
                      max: 600,
                    },
                    {
                      name: 'maxLinks',
                      label: { en: 'Maximum links in a message', de: 'Höchstzahl an Links in einer Nachricht' },
                      type: 'number',
                      min: 0,
                      max: 1000,
                    },
                    {
                      name: 'postsPerMinute',
                      label: {
                        en: 'Messages per minute from one address',
                        de: 'Nachrichten je Minute von einer IP-Adresse',
                      },
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
          description: {
            en: 'Other programs that are notified of each message. Like the mail, a notification is queued and tried again if it fails.',
            de: 'Andere Programme, die von jeder Nachricht erfahren. Wie die E-Mail wartet ein Aufruf in der Warteschlange und wird wiederholt, wenn er scheitert.',
          },
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
                  label: { en: 'Address', de: 'Adresse' },
                  type: 'text',
                  required: true,
                  maxLength: 1000,
                  validate(value: string | null | undefined, { req }: { readonly req: PayloadRequest }) {
                    const problem = webhookProblem(value, req.payload.config.custom.webhookPrivateHosts ?? [])
                    return problem ? answerIn(problem, req) : true
                  },
                },
                {
                  name: 'secret',
                  label: {
                    en: 'Secret by which the receiver recognises this site',
                    de: 'Geheimnis, an dem der Empfänger diese Website erkennt',
                  },
                  type: 'text',
                  maxLength: 400,
                  admin: {
                    description: {
                      en: 'Signs what is sent. Write whsec_ before a key in base64; any other text is the key itself.',
                      de: 'Signiert, was gesendet wird. Vor einen Schlüssel in base64 whsec_ schreiben; jeder andere Text ist selbst der Schlüssel.',
                    },
                  },
                  // As the keys of services: editors change a form, and the secret stays.
                  access: { create: administratorsOnly, read: administratorsOnly, update: administratorsOnly },
                  hooks: { beforeChange: [sealSecret], afterRead: [unsealSecret] },
                },
                { name: 'active', label: { en: 'Active', de: 'Aktiv' }, type: 'checkbox', defaultValue: true },
                {
                  name: 'givenUp',
                  label: { en: 'Given up', de: 'Aufgegeben' },
                  type: 'textarea',
                  virtual: true,
                  admin: { readOnly: true, condition: (_, row) => row?.active !== true && Boolean(row?.givenUp) },
                  hooks: { afterRead: [givenUp] },
                },
              ],
            },
          ],
        },
        {
          label: { en: 'More', de: 'Mehr' },
          fields: [
            {
              name: 'additionalSettings',
              label: { en: 'Additional settings', de: 'Zusätzliche Einstellungen' },
              type: 'textarea',
              maxLength: 5000,
              admin: {
                description: {
                  en: 'One per line, such as acceptance_as_validation: on',
                  de: 'Eine pro Zeile, etwa acceptance_as_validation: on',
                },
                rows: 6,
              },
            },
            {
              name: 'retentionDays',
              label: { en: 'Days to keep messages', de: 'Aufbewahrung der Nachrichten in Tagen' },
              type: 'number',
              min: 1,
              max: MAX_RETENTION_DAYS,
              admin: {
                description: {
                  en: 'After that, they are deleted with their files. Empty: they stay until you delete them.',
                  de: 'Danach werden sie mit ihren Dateien gelöscht. Leer: Sie bleiben, bis jemand sie löscht.',
                },
              },
              validate: accepts<number | null | undefined>(
                (value) => value == null || (Number.isInteger(value) && value >= 1 && value <= MAX_RETENTION_DAYS),
                {
                  en: `Give a whole number of days from 1 to ${MAX_RETENTION_DAYS}, or leave it empty.`,
                  de: `Eine ganze Zahl von Tagen von 1 bis ${MAX_RETENTION_DAYS} angeben oder leer lassen.`,
                },
              ),
            },
          ],
        },
      ],
    },
  ]),
}

/**
 * A message of a new form: an editor's says it as people do, in the language of the form. One that a program makes, such
 * as an import, has the protocol's own, which its source had.
 */
function messageOf(key: MessageKey) {
  return ({ locale, user }: { readonly locale?: string; readonly user?: unknown }) =>
    (user ? readyMessages(locale ?? '') : DEFAULT_MESSAGES)[key]
}

const GIVEN_UP: AdminText = {
  en: 'The receiver answered 410: it is gone for good, so this webhook was switched off. To use it again, tick Active and save. Messages that it has not got are in Deliveries, each with Send again.',
  de: 'Der Empfänger hat mit 410 geantwortet: Es gibt ihn nicht mehr, deshalb ist dieser Webhook ausgeschaltet. Um ihn wieder zu benutzen, Aktiv ankreuzen und speichern. Nachrichten, die er nicht bekommen hat, stehen unter Zustellungen, jede mit „Erneut senden“.',
}

/** Says to an editor why a webhook is switched off, and how it is switched on again. */
async function givenUp({ req, siblingData }: FieldHookArgs): Promise<string | null> {
  const { active, url } = siblingData
  // The site itself reads forms too, and shows nobody their webhooks.
  if (!req.user || active !== false || typeof url !== 'string') return null
  return (await isGivenUp(req.payload, url)) ? answerIn(GIVEN_UP, req) : null
}

/** A field that its editor gave no name gets one from its label. */
function nameFields({ data }: Parameters<CollectionBeforeValidateHook>[0]) {
  return data?.fields ? { ...data, fields: withNames(data.fields) } : data
}

/** An answer to the visitor that is switched on without a text gets the ready-made one. */
function readyAnswer({ data, req }: Parameters<CollectionBeforeValidateHook>[0]) {
  return data && withReadyAnswer(data, req.locale ?? '')
}

const NOT_SAVED: AdminText = {
  en: 'The form was not saved. What to correct is listed below its title.',
  de: 'Das Formular wurde nicht gespeichert. Was zu berichtigen ist, steht unter seinem Titel.',
}

/** A form that cannot work is not saved: the editor reads why, beside the place. */
function refuseMistakes({ data, req }: Parameters<CollectionBeforeValidateHook>[0]) {
  const problems = formProblems(data)
  if (problems.length === 0) return data
  const errors = problems.map(({ path, message }) => ({ path, message: answerIn(message, req) }))
  const refused = new ValidationError({ collection: 'contact-forms', errors })
  // Payload's own sentence lists paths, which are no words of the editor.
  refused.message = answerIn(NOT_SAVED, req)
  throw refused
}
