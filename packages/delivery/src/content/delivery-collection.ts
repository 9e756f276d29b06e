import { logAccess } from '@vitrine/content/access'
import { momentAdmin, record, sidebarPlace } from '@vitrine/content/core'
import { editLock } from '@vitrine/content/documents'
import { transactionOf } from '@vitrine/content/sql'
import type { CollectionConfig, FieldHookArgs, PayloadHandler, PayloadRequest, RelationshipField } from 'payload'
import type { QueuedMail } from '../core/mail/queued-mail.ts'
import { type MailOfMessage, prepareAgain } from '../store/prepare-again.ts'

/** Parts of the delivery collection that a feature adds. */
export interface DeliveryParts extends Pick<CollectionConfig, 'hooks'> {
  /** Components of the admin: the button that sends again, the state on the form and in the list, the error in the list. */
  readonly components: Readonly<Record<'sendAgain' | 'stateField' | 'stateCell' | 'errorCell', string>>
  /** Relation to the document that a delivery belongs to. */
  readonly belongsTo: RelationshipField
  /** Renews a mail of a stored message before an editor sends it again. @returns Undefined leaves it as it was queued. */
  readonly renew: (mail: QueuedMail, message: MailOfMessage, req: PayloadRequest) => Promise<QueuedMail | undefined>
}

/** `POST /api/deliveries/:id/retry`: tries a mail or webhook again, whatever became of it. */
const retry =
  (renew: DeliveryParts['renew']): PayloadHandler =>
  async (req) => {
    const id = Number(req.routeParams?.id)
    const options = { collection: 'deliveries', id, req, overrideAccess: false, user: req.user } as const
    const found = await req.payload.findByID({ ...options, disableErrors: true })
    if (!found) return Response.json({ message: 'There is no such delivery.' }, { status: 404 })
    if (record(found).state === 'sent') {
      return Response.json({ message: 'This has already been sent.' }, { status: 409 })
    }
    const isReady = await prepareAgain(req.payload, id, {
      renew: (mail, message) => renew(mail, message, req),
      transaction: await transactionOf(req),
    })
    if (!isReady) return Response.json({ message: NO_RECEIVER }, { status: 409 })
    await req.payload.update({
      collection: 'deliveries',
      id,
      data: { state: 'queued', attempts: 0, nextAttemptAt: new Date().toISOString() },
      overrideAccess: true,
      req,
    })
    return Response.json({ message: 'Trying again now.' })
  }

const NO_RECEIVER = 'This mail has nobody to go to. Fill in "To" in the mail of its form, save it, and send this again.'

/** Mails and webhooks on their way, until whoever they are for has taken them. */
export function deliveryCollection({ hooks, components, belongsTo, renew }: DeliveryParts): CollectionConfig {
  return {
    slug: 'deliveries',
    versions: false,
    lockDocuments: editLock,
    labels: { singular: { en: 'Delivery', de: 'Zustellung' }, plural: { en: 'Deliveries', de: 'Zustellungen' } },
    admin: {
      useAsTitle: 'subject',
      defaultColumns: [
        'subject',
        'recipient',
        'state',
        'createdAt',
        belongsTo.name,
        'lastError',
        'nextAttemptAt',
        'kind',
      ],
      ...sidebarPlace('Inbox', 'delivery', 'forms'),
      components: { edit: { beforeDocumentControls: [components.sendAgain] } },
    },
    defaultSort: '-createdAt',
    access: logAccess({ slug: 'deliveries', kind: 'inbox' }),
    // A deletion has to know which files go, whatever its request selects.
    // The list shows the state by both of its fields.
    forceSelect: { submission: true, mail: true, inOutbox: true },
    ...(hooks && { hooks }),
    endpoints: [{ path: '/:id/retry', method: 'post', handler: retry(renew) }],
    fields: [
      {
        name: 'kind',
        label: { en: 'Kind', de: 'Art' },
        type: 'select',
        defaultValue: 'mail',
        options: [
          { label: { en: 'Mail', de: 'E-Mail' }, value: 'mail' },
          { label: 'Webhook', value: 'webhook' },
          { label: { en: 'Purge of the CDN', de: 'Leerung des CDN' }, value: 'purge' },
        ],
      },
      { name: 'subject', label: { en: 'Subject', de: 'Betreff' }, type: 'text' },
      { name: 'recipient', label: { en: 'To', de: 'An' }, type: 'text' },
      {
        type: 'row',
        fields: [
          {
            name: 'state',
            label: { en: 'State', de: 'Status' },
            type: 'select',
            required: true,
            index: true,
            options: [
              { value: 'waiting', label: { en: 'After the first mail', de: 'Nach der ersten E-Mail' } },
              { value: 'queued', label: { en: 'Waiting', de: 'Wartet' } },
              { value: 'sending', label: { en: 'Being sent', de: 'Wird gesendet' } },
              { value: 'sent', label: { en: 'Sent', de: 'Gesendet' } },
              { value: 'failed', label: { en: 'Given up', de: 'Aufgegeben' } },
            ],
            admin: { components: { Field: components.stateField, Cell: components.stateCell } },
          },
          { name: 'attempts', label: { en: 'Tries', de: 'Versuche' }, type: 'number', required: true, defaultValue: 0 },
          {
            name: 'nextAttemptAt',
            label: { en: 'Next try', de: 'Nächster Versuch' },
            type: 'date',
            index: true,
            admin: momentAdmin,
          },
          {
            name: 'sentAt',
            label: { en: 'Sent', de: 'Gesendet' },
            type: 'date',
            admin: momentAdmin,
          },
        ],
      },
      {
        name: 'lastError',
        label: { en: 'Last error', de: 'Letzter Fehler' },
        type: 'textarea',
        admin: { components: { Cell: components.errorCell } },
      },
      {
        name: 'leftOut',
        label: { en: 'Left out', de: 'Ausgelassen' },
        type: 'textarea',
        virtual: true,
        admin: { condition: (data) => Boolean(data?.leftOut) },
        hooks: { afterRead: [leftOut] },
      },
      belongsTo,
      { name: 'token', type: 'text', required: true, unique: true, admin: { hidden: true } },
      { name: 'mail', type: 'json', required: true, admin: { hidden: true } },
      { name: 'waitsFor', type: 'text', index: true, admin: { hidden: true } },
      { name: 'lease', type: 'text', admin: { hidden: true } },
      { name: 'inOutbox', type: 'checkbox', defaultValue: false, admin: { hidden: true } },
    ],
  }
}

/** Receivers and files that the mail goes without, and why. */
function leftOut({ data }: FieldHookArgs): string | null {
  const { omissions } = record(data?.mail)
  return Array.isArray(omissions) ? omissions.join('\n') : null
}
