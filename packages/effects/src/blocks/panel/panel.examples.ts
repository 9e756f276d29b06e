import { exampleImage, HOSTILE } from '@vitrine/ui/examples'
import type { Ground } from '../../core/ground.ts'
import { words } from '../example-parts.ts'
import type { PanelBlock } from './panel.block.ts'

const still: Ground = { motion: 'none', velocity: 0.3, movesOnPhones: true }

const plain: PanelBlock = {
  blockType: 'panel',
  id: 'panel-words',
  surface: 'surface',
  padding: 'normal',
  ground: still,
  nested: [words('panel-words-heading', 'The room faces north.')],
}

export const examples: readonly PanelBlock[] = [
  plain,
  { ...plain, id: 'panel-empty', nested: [] },
  {
    ...plain,
    id: 'panel-image',
    surface: 'ink',
    padding: 'large',
    ground: {
      ...still,
      image: { source: exampleImage, opacity: 100, fit: 'cover' },
      overlay: { color: 'ink', opacity: 80 },
    },
    nested: [words('panel-image-heading', 'Light on a wall')],
  },
  {
    ...plain,
    id: 'panel-hostile',
    surface: 'accent',
    scheme: 'dark',
    padding: 'small',
    nested: [words('panel-hostile-heading', HOSTILE)],
  },
]
