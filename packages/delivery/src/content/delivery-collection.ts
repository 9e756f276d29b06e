import { editors, nobody } from '@vitrine/content/access'
import { record, sidebarPlace } from '@vitrine/content/core'
import { editLock } from '@vitrine/content/documents'
import type { CollectionConfig, Field, FieldHookArgs, PayloadHandler } from 'payload'

/** Parts of the delivery collection that a feature adds. */
export interface DeliveryParts extends Pick<CollectionConfig, 'hooks'> {
  /** Component of the button that sends again. */
  readonly sendAgain: string
  /** Relation to the document that a delivery belongs to. */
  readonly belongsTo: Field
}

/** `POST /api/deliveries/:id/retry`: tries a mail or webhook again, whatever became of it. */
const retry: PayloadHandler = async (req) => {
  const id = Number(req.routeParams?.id)
  const options = { collection: 'deliveries', id, req, overrideAccess: false, user: req.user } as const
  const found = await req.payload.findByID({ ...options, disableErrors: true })
  if (!found) return Response.json({ message: 'There is no such delivery.' }, { status: 404 })
  if ((found as { state?: string }).state === 'sent') {
    return Response.json({ message: 'This has already been sent.' }, { status: 409 })
  }
  await req.payload.update({
    collection: 'deliveries',
    id,
    data: { state: 'queued', attempts: 0, nextAttemptAt: new Date().toISOString() },
    overrideAccess: true,
    req,
  })
  return Response.json({ message: 'Trying again now.' })
}

/** Mails and webhooks on their way, until whoever they are for has taken them. */
export function deliveryCollection({ hooks, sendAgain, belongsTo }: DeliveryParts): CollectionConfig {
  return {
    slug: 'deliveries',
    versions: false,
    lockDocuments: editLock,
    labels: { singular: 'Delivery', plural: 'Deliveries' },
    admin: {
      useAsTitle: 'subject',
      defaultColumns: ['subject', 'kind', 'recipient', 'state', 'attempts', 'nextAttemptAt', 'lastError'],
      ...sidebarPlace('Inbox', 'delivery'),
      components: { edit: { beforeDocumentControls: [sendAgain] } },
    },
    defaultSort: '-createdAt',
    access: { create: nobody, read: editors, update: nobody, delete: editors },
    // A deletion has to know which files go, whatever its request selects.
    forceSelect: { submission: true, mail: true },
    ...(hooks && { hooks }),
    endpoints: [{ path: '/:id/retry', method: 'post', handler: retry }],
    fields: [
      {
        name: 'kind',
        label: 'Kind',
        type: 'select',
        defaultValue: 'mail',
        options: [
          { label: 'Mail', value: 'mail' },
          { label: 'Webhook', value: 'webhook' },
          { label: 'Purge of the CDN', value: 'purge' },
        ],
      },
      { name: 'subject', label: 'Subject', type: 'text' },
      { name: 'recipient', label: 'To', type: 'text' },
      {
        type: 'row',
        fields: [
          {
            name: 'state',
            label: 'State',
            type: 'select',
            required: true,
            index: true,
            options: [
              { value: 'waiting', label: 'After the first mail' },
              { value: 'queued', label: 'Waiting' },
              { value: 'sending', label: 'Being sent' },
              { value: 'sent', label: 'Sent' },
              { value: 'failed', label: 'Given up' },
            ],
          },
          { name: 'attempts', label: 'Tries', type: 'number', required: true, defaultValue: 0 },
          {
            name: 'nextAttemptAt',
            label: 'Next try',
            type: 'date',
            index: true,
            admin: { date: { pickerAppearance: 'dayAndTime' } },
          },
          { name: 'sentAt', label: 'Sent', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
        ],
      },
      { name: 'lastError', label: 'Last error', type: 'textarea' },
      {
        name: 'leftOut',
        label: 'Left out',
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
    ],
  }
}

/** Receivers and files that the mail goes without, and why. */
function leftOut({ data }: FieldHookArgs): string | null {
  const { omissions } = record(data?.mail)
  return Array.isArray(omissions) ? omissions.join('\n') : null
}
