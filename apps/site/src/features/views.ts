// Written by `npm run wiring` from features.json. Change that list, not this file.
import { view as blocks } from '@vitrine/blocks/feature.view'
import { view as blog } from '@vitrine/blog/feature.view'
import { view as comments } from '@vitrine/comments/feature.view'
import { view as effects } from '@vitrine/effects/feature.view'
import { view as forms } from '@vitrine/forms/feature.view'
import type { FeatureView } from '@vitrine/kit/core'
import { view as lightbox } from '@vitrine/lightbox/feature.view'
import { view as navigation } from '@vitrine/navigation/feature.view'
import { view as pages } from '@vitrine/pages/feature.view'
import { view as portfolio } from '@vitrine/portfolio/feature.view'
import { view as search } from '@vitrine/search/feature.view'
import { view as sliders } from '@vitrine/sliders/feature.view'
import { view as ui } from '@vitrine/ui/feature.view'
import { view as video } from '@vitrine/video/feature.view'

/** Views of the features, in the order of the list. */
export const views: readonly FeatureView[] = [
  pages,
  blocks,
  video,
  sliders,
  effects,
  ui,
  blog,
  portfolio,
  comments,
  navigation,
  forms,
  search,
  lightbox,
]
