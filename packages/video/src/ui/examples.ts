import type { BlockBase } from '@vitrine/kit/core'
import { consentSettingsExamples } from './blocks/consent-settings.examples.ts'
import { videoExamples } from './blocks/video.examples.ts'

/** Every block as it may come: usual, bare, too long, hostile. */
export const examples: readonly BlockBase[] = [...videoExamples, ...consentSettingsExamples]
