import { HOSTILE } from '@vitrine/ui/examples'
import type { AudioBlock } from './audio.block.ts'

const file = { url: '/media/chair-talk.mp3', type: 'audio/mpeg' }

export const examples = [
  {
    blockType: 'audio',
    id: 'audio-normal',
    file,
    title: 'What a room sounds like',
    detail: 'Astrid Halden, 12 minutes',
  },
  { blockType: 'audio', id: 'audio-hostile', file, title: HOSTILE },
] satisfies AudioBlock[]
