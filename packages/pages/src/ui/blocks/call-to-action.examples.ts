import type { CallToActionBlock } from '../../core/blocks/call-to-action.ts'
import { HOSTILE, LONG, link } from './example-parts.ts'

export const callToActionExamples = [
  { blockType: 'callToAction', id: 'call-normal', heading: 'Come on a Friday.', text: 'There is cake.', links: [link] },
  { blockType: 'callToAction', id: 'call-minimal', heading: 'Come.', links: [] },
  { blockType: 'callToAction', id: 'call-long', heading: LONG, text: HOSTILE, links: [link] },
] satisfies CallToActionBlock[]
