// Written by `npm run wiring` from features.json. Change that list, not this file.
import { server as blog } from '@vitrine/blog/feature.server'
import { server as cdn } from '@vitrine/cdn/feature.server'
import type { LoadedSettings } from '@vitrine/cms/settings'
import { server as comments } from '@vitrine/comments/feature.server'
import { server as forms } from '@vitrine/forms/feature.server'
import { server as health } from '@vitrine/health/feature.server'
import type { FeatureServer } from '@vitrine/kit/server'
import { server as lightbox } from '@vitrine/lightbox/feature.server'
import { server as pages } from '@vitrine/pages/feature.server'
import { server as portfolio } from '@vitrine/portfolio/feature.server'
import { server as search } from '@vitrine/search/feature.server'
import { server as video } from '@vitrine/video/feature.server'
import { server as wordpress } from '@vitrine/wordpress/feature.server'

/** Servers of the features, in the order of the list. */
export const servers: readonly FeatureServer<LoadedSettings>[] = [
  pages,
  video,
  blog,
  portfolio,
  comments,
  forms,
  search,
  lightbox,
  cdn,
  health,
  wordpress,
]
