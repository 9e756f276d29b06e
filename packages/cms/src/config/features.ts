// Written by `npm run wiring` from features.json. Change that list, not this file.
import { feature as blocks } from '@vitrine/blocks/feature'
import { feature as blog } from '@vitrine/blog/feature'
import { feature as cdn } from '@vitrine/cdn/feature'
import { feature as comments } from '@vitrine/comments/feature'
import { feature as effects } from '@vitrine/effects/feature'
import { feature as forms } from '@vitrine/forms/feature'
import { feature as health } from '@vitrine/health/feature'
import type { AnyFeature } from '@vitrine/kit/feature'
import { feature as lightbox } from '@vitrine/lightbox/feature'
import { feature as navigation } from '@vitrine/navigation/feature'
import { feature as pages } from '@vitrine/pages/feature'
import { feature as portfolio } from '@vitrine/portfolio/feature'
import { feature as review } from '@vitrine/review/feature'
import { feature as search } from '@vitrine/search/feature'
import { feature as seo } from '@vitrine/seo/feature'
import { feature as sliders } from '@vitrine/sliders/feature'
import { feature as theme } from '@vitrine/theme/feature'
import { feature as ui } from '@vitrine/ui/feature'
import { feature as video } from '@vitrine/video/feature'
import { feature as wordpress } from '@vitrine/wordpress/feature'

/** Declarations of the features that are on, in the order of the list. */
export const features: readonly AnyFeature[] = [
  pages,
  blocks,
  video,
  sliders,
  effects,
  ui,
  blog,
  portfolio,
  comments,
  review,
  navigation,
  forms,
  search,
  lightbox,
  seo,
  theme,
  cdn,
  health,
  wordpress,
]
