import { columns, modal, pageBlocks, pageBlockTexts, reusable, reusableBlocks } from '@vitrine/blocks/content'
import {
  authors,
  blogSettings,
  categories,
  comments,
  postList,
  postsCollection,
  series,
  tags,
} from '@vitrine/blog/content'
import { effectBlocks, effectTexts, scrollSections, section } from '@vitrine/effects/content'
import { contactFormBlock, contactForms, deliveries, formSettings, submissions } from '@vitrine/forms/content'
import { textGroup } from '@vitrine/kit/fields'
import { lightboxSettings } from '@vitrine/lightbox/content'
import { breadcrumbBlock, footer, header, menus, verticalMenu } from '@vitrine/navigation/content'
import { pagesCollection } from '@vitrine/pages/content'
import { portfolioSettings, projectCategories, projectGrid, projectsCollection } from '@vitrine/portfolio/content'
import { searchSettings } from '@vitrine/search/content'
import { searchEngineSettings, site } from '@vitrine/seo/content'
import { carousel, sliderBlocks, slidersCollection, sliderTexts } from '@vitrine/sliders/content'
import { PARTS_TEXTS, STEPPER_TEXTS } from '@vitrine/ui/core'
import { videoBlocks, videoTexts } from '@vitrine/video/content'
import type { Block, CollectionConfig, Field, GlobalConfig } from 'payload'

/** Blocks that hold no others, in the order of the picker. */
const simple: readonly Block[] = [
  ...pageBlocks,
  ...videoBlocks,
  ...sliderBlocks,
  ...effectBlocks,
  postList,
  projectGrid,
  contactFormBlock,
  breadcrumbBlock,
  verticalMenu,
]

/** Blocks that may stand in columns and sections: simple ones, those that hold such, and those that are edited elsewhere. */
const contents: readonly Block[] = [...simple, carousel(slugsOf(simple)), modal(slugsOf(simple)), reusable]

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
  postsCollection({ blocks: slugsOf(featureBlocks) }),
  categories,
  tags,
  series,
  authors,
  comments,
  projectsCollection({ blocks: slugsOf(featureBlocks) }),
  projectCategories,
  reusableBlocks({ blocks: reusableContents }),
  slidersCollection,
  menus,
  contactForms,
  submissions,
  deliveries,
]

/** Number fields are parts of many blocks, and of no feature. */
const stepperTexts = textGroup({
  name: 'stepper',
  label: 'Number fields with buttons',
  defaults: STEPPER_TEXTS,
  labels: {
    decrease: 'Button for one less; {product} is what is counted',
    increase: 'Button for one more; {product} is what is counted',
  },
})

/** Long lists are parts of many features too. */
const partsTexts = textGroup({
  name: 'parts',
  label: 'Parts of long lists',
  defaults: PARTS_TEXTS,
  labels: {
    name: 'Name of the links to them, for screen readers',
    part: 'Link to a part, and its name in titles; {number} is which',
    previous: 'Link to the part before, which is newer',
    next: 'Link to the part after, which is older',
    more: 'Button that brings the next part into the page',
  },
})

/** Texts of blocks that no editor of a page writes. */
const blockTexts: readonly Field[] = [pageBlockTexts, effectTexts, stepperTexts, partsTexts, videoTexts, sliderTexts]

export const featureGlobals: readonly GlobalConfig[] = [
  header,
  footer,
  formSettings,
  blogSettings,
  portfolioSettings,
  searchSettings,
  site({ blockTexts, lightbox: lightboxSettings, searchEngines: searchEngineSettings }),
]

function slugsOf(blocks: readonly Block[]): readonly string[] {
  return blocks.map(({ slug }) => slug)
}
