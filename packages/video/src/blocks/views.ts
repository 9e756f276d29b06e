// Written by `npm run wiring` from blocks.json. Change that list, not this file.
import type { NamedView } from '@vitrine/kit/block'
import { view as consentSettings } from './consent-settings/consent-settings.view.tsx'
import { view as video } from './video/video.view.tsx'

/** Views of the blocks of this package. */
export const views: readonly NamedView[] = [video, consentSettings]
