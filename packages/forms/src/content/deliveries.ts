import { record } from '@vitrine/content/core'
import { transactionOf } from '@vitrine/content/sql'
import { deliveryCollection } from '@vitrine/delivery/content'
import type { CollectionAfterDeleteHook, CollectionAfterReadHook } from 'payload'
import { foldersOf, messageFiles, withShortPaths } from '../core/inbox/upload-path.ts'
import { renewMail } from './inbox/renew-mail.ts'
import { removeFolders } from './inbox/uploads-folder.ts'

/** Mails and webhooks of messages. */
export const deliveries = deliveryCollection({
  components: {
    sendAgain: '@vitrine/forms/admin#SendAgain',
    stateField: '@vitrine/forms/admin#DeliveryStateField',
    stateCell: '@vitrine/forms/admin#DeliveryStateCell',
    errorCell: '@vitrine/forms/admin#ErrorCell',
  },
  belongsTo: {
    name: 'submission',
    label: { en: 'Message', de: 'Nachricht' },
    type: 'relationship',
    relationTo: 'submissions',
    admin: { components: { Cell: '@vitrine/forms/admin#MessageCell' } },
  },
  hooks: { afterDelete: [removeLooseFiles], afterRead: [shortenPaths] },
  renew: renewMail,
})

/** The files of a message stay with it; those of a mail without a message go with the mail. */
async function removeLooseFiles({ doc, req }: Parameters<CollectionAfterDeleteHook>[0]): Promise<void> {
  if (doc.submission != null) return
  await removeFolders(req.payload, foldersOf(messageFiles(record(doc.mail).files)), await transactionOf(req))
}

/** Where the data folder lies is nothing of editors. */
function shortenPaths({ doc }: Parameters<CollectionAfterReadHook>[0]) {
  const { files } = record(doc.mail)
  return files === undefined ? doc : { ...doc, mail: { ...doc.mail, files: withShortPaths(files) } }
}
