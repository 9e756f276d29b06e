import { effectBlocks, scrollSections, section } from '@vitrine/effects/cms'
import { contactFormBlock, contactForms, deliveries, formSettings, submissions } from '@vitrine/forms/cms'
import { footer, header } from '@vitrine/navigation/cms'
import { columns, pageBlocks, pagesCollection } from '@vitrine/pages/cms'
import type { Block, CollectionConfig, GlobalConfig } from 'payload'

/** Blocks that hold no others, in the order of the picker. */
const contents: readonly Block[] = [...pageBlocks, ...effectBlocks, contactFormBlock]

/** Blocks that hold blocks. */
const containers: readonly Block[] = [
  columns(slugsOf(contents)),
  section(slugsOf([...contents, columns([])])),
  scrollSections(slugsOf([...contents, columns([])])),
]

/** What each feature adds to the content model. A new feature is named here, and nowhere else in this package. */
export const featureBlocks: readonly Block[] = [...contents, ...containers]

export const featureCollections: readonly CollectionConfig[] = [
  pagesCollection({ blocks: slugsOf(featureBlocks) }),
  contactForms,
  submissions,
  deliveries,
]

export const featureGlobals: readonly GlobalConfig[] = [header, footer, formSettings]

function slugsOf(blocks: readonly Block[]): readonly string[] {
  return blocks.map(({ slug }) => slug)
}
