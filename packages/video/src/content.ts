import type { Block } from 'payload'
import { consentSettings } from './content/blocks/consent-settings.ts'
import { video } from './content/blocks/video.ts'

/** Blocks of this package, in the order of the picker. */
export const videoBlocks: Block[] = [video, consentSettings]
export { videoTexts } from './content/video-texts.ts'
