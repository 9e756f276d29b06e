import type { Block } from 'payload'
import { consentSettings } from './cms/blocks/consent-settings.ts'
import { video } from './cms/blocks/video.ts'

export { videoTexts } from './cms/video-texts.ts'

/** Blocks of this package, in the order of the picker. */
export const videoBlocks: Block[] = [video, consentSettings]
