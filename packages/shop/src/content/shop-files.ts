import { closedAccess } from '@vitrine/content/access'
import { sidebarPlace } from '@vitrine/content/core'
import type { UnlockedCollection } from '@vitrine/kit/feature'
import { SHOP_FILES } from './areas.ts'
import { answerFile, refuseBought, removeFile, removeReplaced, storeFile } from './stored-files.ts'

/**
 * Files that products are sold as. They lie beside the files of messages, where no address of the site leads; buyers get them by
 * links that hold for a while.
 */
export const shopFiles: UnlockedCollection = {
  slug: 'shop-files',
  labels: {
    singular: { en: 'File to download', de: 'Datei zum Herunterladen' },
    plural: { en: 'Files to download', de: 'Dateien zum Herunterladen' },
  },
  versions: false,
  lockDocuments: false,
  disableDuplicate: true,
  admin: {
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'filesize', 'updatedAt'],
    listSearchableFields: ['filename'],
    description: {
      en: 'What buyers download. A file that you replace is what they get from then on, also who bought it before.',
      de: 'Was Käufer herunterladen. Wird eine Datei ersetzt, bekommen sie von da an die neue, auch wer früher gekauft hat.',
    },
    ...sidebarPlace('Shop', 'archive', 'shop'),
  },
  access: closedAccess(SHOP_FILES),
  upload: {
    disableLocalStorage: true,
    crop: false,
    focalPoint: false,
    displayPreview: false,
    pasteURL: false,
    handlers: [answerFile],
  },
  hooks: {
    beforeChange: [storeFile],
    afterChange: [removeReplaced],
    beforeDelete: [refuseBought],
    afterDelete: [removeFile],
  },
  fields: [
    // Name in the store of files: below a folder that nobody guesses.
    { name: 'storedAs', type: 'text', admin: { hidden: true, disableListColumn: true, disableListFilter: true } },
  ],
}
