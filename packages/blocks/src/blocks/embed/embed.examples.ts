import { exampleImage, HOSTILE } from '@vitrine/ui/examples'
import type { EmbedBlock } from './embed.block.ts'

export const examples = [
  {
    blockType: 'embed',
    id: 'embed-film',
    url: 'https://vimeo.com/76979871',
    provider: 'Vimeo',
    title: 'The ferry terminal, one morning',
    image: exampleImage,
  },
  {
    blockType: 'embed',
    id: 'embed-minimal',
    url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    provider: 'YouTube',
    title: HOSTILE,
  },
] satisfies EmbedBlock[]
