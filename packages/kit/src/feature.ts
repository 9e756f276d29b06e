export {
  defineFeature,
  type Feature,
  type FeatureBlocks,
  type GlobalParts,
  type SiteSettings,
} from './content/feature.ts'
