import { effectBlocks, scrollSections, section } from '@vitrine/effects/cms'
import { contactFormBlock, contactForms, deliveries, formSettings, submissions } from '@vitrine/forms/cms'
import { breadcrumbBlock, footer, header, menus, verticalMenu } from '@vitrine/navigation/cms'
import { columns, modal, pageBlocks, pagesCollection, reusable, reusableBlocks } from '@vitrine/pages/cms'
import type { Block, CollectionConfig, GlobalConfig } from 'payload'

/** Blocks that hold no others, in the order of the picker. */
const simple: readonly Block[] = [...pageBlocks, ...effectBlocks, contactFormBlock, breadcrumbBlock, verticalMenu]

/** Blocks that may stand in columns and sections: simple ones, windows, and those that are edited elsewhere. */
const contents: readonly Block[] = [...simple, modal(slugsOf(simple)), reusable]

/** Blocks that hold blocks. */
const containers: readonly Block[] = [
  columns(slugsOf(contents)),
  section(slugsOf([...contents, columns([])])),
  scrollSections(slugsOf([...contents, columns([])])),
]

/** What each feature adds to the content model. A new feature is named here, and nowhere else in this package. */
export const featureBlocks: readonly Block[] = [...contents, ...containers]

/** Reusable blocks hold anything but each other. */
const reusableContents = slugsOf(featureBlocks).filter((slug) => slug !== reusable.slug)

export const featureCollections: readonly CollectionConfig[] = [
  pagesCollection({ blocks: slugsOf(featureBlocks) }),
  reusableBlocks({ blocks: reusableContents }),
  menus,
  contactForms,
  submissions,
  deliveries,
]

export const featureGlobals: readonly GlobalConfig[] = [header, footer, formSettings]

function slugsOf(blocks: readonly Block[]): readonly string[] {
  return blocks.map(({ slug }) => slug)
}
