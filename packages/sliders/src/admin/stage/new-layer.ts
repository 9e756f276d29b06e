import type { IconName } from '@vitrine/kit/core'
import type { LayerNode } from '../../core/stage/layer-tree.ts'
import type { Stored } from '../../core/stage/stored.ts'

interface LayerKind {
  readonly kind: string
  readonly label: string
  readonly icon: IconName
  /** What it is when it is new. */
  readonly stored: Stored
}

const middle = (size: object = {}) => ({ place: { desktop: { x: 'center', y: 'center', ...size } } })

/** Words of a rich text, as its editor stores them. */
const paragraph = (words: string) => ({
  root: {
    type: 'root',
    direction: 'ltr',
    format: '',
    indent: 0,
    version: 1,
    children: [
      {
        type: 'paragraph',
        direction: 'ltr',
        format: '',
        indent: 0,
        version: 1,
        textFormat: 0,
        children: [{ type: 'text', text: words, detail: 0, format: 0, mode: 'normal', style: '', version: 1 }],
      },
    ],
  },
})

/** What can be put on a slide, in the order of its menu. */
export const LAYER_KINDS: readonly LayerKind[] = [
  {
    kind: 'layerHeading',
    label: 'Heading',
    icon: 'newspaper',
    stored: { words: 'A heading', ...middle(), text: { desktop: { size: 56, line: 1.1 } } },
  },
  {
    kind: 'layerText',
    label: 'Text',
    icon: 'file-text',
    stored: { content: paragraph('A sentence or two.'), ...middle({ width: '420' }), text: { desktop: { size: 20 } } },
  },
  { kind: 'layerButton', label: 'Button', icon: 'target', stored: { label: 'Read more', ...middle() } },
  { kind: 'layerImage', label: 'Picture', icon: 'image', stored: middle({ width: '320', height: '240' }) },
  {
    kind: 'layerShape',
    label: 'Shape',
    icon: 'box',
    stored: { paint: { color: 'accent' }, ...middle({ width: '240', height: '160' }) },
  },
  {
    kind: 'layerIcon',
    label: 'Pictogram',
    icon: 'star',
    stored: { icon: 'star', ...middle(), text: { desktop: { size: 64 } } },
  },
  { kind: 'layerSvg', label: 'Drawing', icon: 'palette', stored: middle({ width: '240', height: '240' }) },
  { kind: 'layerVideo', label: 'Film', icon: 'film', stored: middle({ width: '480', height: '270' }) },
  { kind: 'layerAudio', label: 'Sound', icon: 'headphones', stored: middle({ width: '320' }) },
  {
    kind: 'layerGroup',
    label: 'Group',
    icon: 'layers',
    stored: { layers: [], ...middle({ width: '400', height: '240' }) },
  },
  {
    kind: 'layerRow',
    label: 'Row',
    icon: 'menu',
    stored: { columns: [{ layers: [] }, { layers: [] }], ...middle({ width: '640' }) },
  },
]

export function kindOf(name: string): LayerKind | undefined {
  return LAYER_KINDS.find(({ kind }) => kind === name)
}

/** A layer as editors read it. */
export function nameOf({ kind, label }: LayerNode): string {
  const name = kindOf(kind)?.label ?? 'Layer'
  return label ? `${name}: ${label}` : name
}

/** An id as rows of the form have it: 24 hexadecimal digits. */
export function makeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
