// Written by `npm run wiring` from blocks.json. Change that list, not this file.
import type { BlockBase } from '@vitrine/kit/core'
import { examples as consentSettings } from './consent-settings/consent-settings.examples.ts'
import { examples as video } from './video/video.examples.ts'

/** Every block as it may come: usual, bare, too long, hostile. */
export const examples: readonly BlockBase[] = [...video, ...consentSettings]
