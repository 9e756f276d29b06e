// Written by `npm run wiring` from features.json. Change that list, not this file.
import { demo as blog } from '@vitrine/blog/feature.demo'
import { demo as comments } from '@vitrine/comments/feature.demo'
import { demo as forms } from '@vitrine/forms/feature.demo'
import type { FeatureDemo } from '@vitrine/kit/demo'
import { demo as navigation } from '@vitrine/navigation/feature.demo'
import { demo as pages } from '@vitrine/pages/feature.demo'
import { demo as portfolio } from '@vitrine/portfolio/feature.demo'
import { demo as search } from '@vitrine/search/feature.demo'
import { demo as seo } from '@vitrine/seo/feature.demo'
import { demo as sliders } from '@vitrine/sliders/feature.demo'
import { demo as theme } from '@vitrine/theme/feature.demo'

/** Parts of the demo that the features bring, in the order of the list. */
export const demos: readonly FeatureDemo[] = [
  pages,
  sliders,
  blog,
  portfolio,
  comments,
  navigation,
  forms,
  search,
  seo,
  theme,
]
