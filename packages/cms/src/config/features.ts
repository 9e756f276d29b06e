import { contactFormBlock, contactForms, deliveries, formSettings, submissions } from '@vitrine/forms/cms'
import { footer, header } from '@vitrine/navigation/cms'
import { pageBlocks, pagesCollection } from '@vitrine/pages/cms'
import type { CollectionConfig, GlobalConfig } from 'payload'

/** What each feature adds to the content model. A new feature is named here, and nowhere else in this package. */
export const featureCollections: readonly CollectionConfig[] = [
  pagesCollection({ blocks: [...pageBlocks, contactFormBlock] }),
  contactForms,
  submissions,
  deliveries,
]

export const featureGlobals: readonly GlobalConfig[] = [header, footer, formSettings]
