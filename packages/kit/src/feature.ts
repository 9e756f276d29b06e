export { defineFeature, type Feature, type FeatureBlocks, type SiteSettings } from './content/feature.ts'
