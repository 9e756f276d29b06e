import type { BlockRenderer } from '@vitrine/kit/core'
import { RichTextContent } from '@vitrine/ui/ui'
import type { PopoverBlock } from '../../core/blocks/popover.ts'

/** Opened and closed by the browser alone; it stands at its button where the browser can place it there. */
export const Popover: BlockRenderer = ({ block }) => {
  const { popoverId, label, look, content } = block as PopoverBlock
  return (
    <div className="popover">
      <button
        className={look === 'solid' ? 'button-link' : `button-link button-link--${look}`}
        type="button"
        popoverTarget={popoverId}
      >
        {label}
      </button>
      <div className="popover__panel prose" id={popoverId} popover="auto">
        <RichTextContent nodes={content} />
      </div>
    </div>
  )
}
