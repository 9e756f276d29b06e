import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { Marked, RichTextContent, richMark } from '@vitrine/ui/ui'
import { type PopoverBlock, popover } from './popover.block.ts'

/** Opened and closed by the browser alone; it stands at its button where the browser can place it there. */
const Popover: BlockRenderer<PopoverBlock> = ({ block, field }) => {
  const { popoverId, label, look, content } = block
  return (
    <div className="popover">
      <button
        className={look === 'solid' ? 'button-link' : `button-link button-link--${look}`}
        type="button"
        popoverTarget={popoverId}
      >
        <Marked mark={field('label')}>{label}</Marked>
      </button>
      <div className="popover__panel prose" id={popoverId} popover="auto" {...richMark(field('content'))}>
        <RichTextContent nodes={content} />
      </div>
    </div>
  )
}

export const view = defineView(popover, { Block: Popover, styles: ['popover'] })
