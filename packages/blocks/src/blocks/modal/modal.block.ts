import { type BlockOf, defineBlock, draw, field } from '@vitrine/kit/block'
import type { BlockBase } from '@vitrine/kit/core'
import { partId } from '../../core/part-id.ts'

/** A window over the page that a button opens. It holds other blocks, but no window. */
export const modal = defineBlock({
  name: 'modal',
  label: { en: 'Pop-up window', de: 'Fenster über der Seite' },
  group: 'Layout',
  level: 'holder',
  drawing: [
    draw.area(0, 0, 48, 32),
    draw.outline(10, 6, 28, 20),
    draw.title(13, 9, 14),
    draw.lines(13, 14, 22, 3),
    draw.button(13, 21),
  ],
  fields: {
    label: field.text({ label: { en: 'Text of the button', de: 'Text der Schaltfläche' }, maxLength: 80 }),
    look: field.choice({
      label: { en: 'Look', de: 'Aussehen' },
      options: {
        solid: { en: 'Filled', de: 'Gefüllt' },
        outline: { en: 'Outlined', de: 'Umrandet' },
        quiet: { en: 'Underlined', de: 'Unterstrichen' },
      },
    }),
    title: field.text({ label: { en: 'Title of the window', de: 'Titel des Fensters' }, required: true }),
    size: field.choice({
      label: { en: 'Width', de: 'Breite' },
      options: {
        medium: { en: 'Medium', de: 'Mittel' },
        small: { en: 'Small', de: 'Schmal' },
        large: { en: 'Large', de: 'Breit' },
      },
    }),
    blocks: field.blocks({ label: { en: 'Blocks', de: 'Blöcke' } }),
  },
  sideBySide: [
    ['label', 'look'],
    ['title', 'size'],
  ],
  refine: ({ blocks, ...block }) => ({
    ...block,
    // Id of the window, for links that open it.
    dialogId: partId(block.id, 'modal', block.title),
    label: block.label ?? block.title,
    nested: blocks.filter(holdsNoModal),
  }),
})

export type ModalBlock = BlockOf<typeof modal>

function holdsNoModal({ blockType, nested = [] }: BlockBase): boolean {
  return blockType !== 'modal' && nested.every(holdsNoModal)
}
