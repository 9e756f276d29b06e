export {
  defineFeature,
  type Feature,
  type GlobalParts,
  type SiteSettings,
} from './content/feature.ts'
