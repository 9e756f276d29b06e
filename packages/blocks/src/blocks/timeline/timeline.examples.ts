import { exampleImage, HOSTILE, LONGER } from '@vitrine/ui/examples'
import type { TimelineBlock } from './timeline.block.ts'

export const examples = [
  {
    blockType: 'timeline',
    id: 'timeline-job',
    heading: 'How a room comes about',
    intro: 'Eleven weeks, if nobody changes their mind.',
    steps: [
      { id: 'visit', when: 'Week 1', title: 'We sit in it', text: 'Two hours, one notebook, no tape measure yet.' },
      { id: 'drawing', when: 'Week 3', title: 'The drawing', text: 'One sheet. You write on it.', image: exampleImage },
      { id: 'wood', when: 'Weeks 4 to 9', title: 'The wood is cut' },
      {
        id: 'key',
        when: 'Week 11',
        title: 'The key is back on the hook',
        text: 'We come again after the first winter.',
      },
    ],
  },
  { blockType: 'timeline', id: 'timeline-minimal', steps: [{ id: 'one', title: 'Opened on Lantern Street' }] },
  {
    blockType: 'timeline',
    id: 'timeline-long',
    steps: [
      { id: 'long', when: LONGER, title: LONGER, text: LONGER },
      { id: 'hostile', when: HOSTILE, title: HOSTILE, text: HOSTILE },
    ],
  },
] satisfies TimelineBlock[]
