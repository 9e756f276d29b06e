import { enhancer } from '@vitrine/islands/ui'
import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { Icon } from '@vitrine/ui/ui'
import { stateOfPage } from '../../core/page-state.ts'
import { type ModalBlock, modal } from './modal.block.ts'

const Opening = enhancer('modal', { when: 'load' })

/** A button and the window that it opens; both need no script where the browser knows commands. */
const Modal: BlockRenderer<ModalBlock> = ({ block, context, nested }) => {
  const { dialogId, label, look, title, size, nested: blocks } = block
  const { texts } = stateOfPage(context)
  const titleId = `${dialogId}-title`
  return (
    <div className="modal">
      <Opening>
        <button
          className={look === 'solid' ? 'button-link' : `button-link button-link--${look}`}
          type="button"
          aria-haspopup="dialog"
          {...command('show-modal', dialogId)}
        >
          {label}
        </button>
        <dialog
          className="modal__dialog"
          id={dialogId}
          aria-labelledby={titleId}
          data-size={size}
          {...{ closedby: 'any' }}
        >
          <div className="modal__head">
            <h2 className="modal__title" id={titleId}>
              {title}
            </h2>
            <button className="modal__close" type="button" aria-label={texts.close} {...command('close', dialogId)}>
              <Icon name="x" />
            </button>
          </div>
          <div className="modal__body">{nested(blocks)}</div>
        </dialog>
      </Opening>
    </div>
  )
}

/** Attributes that React's types do not know yet. https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-command */
function command(name: 'show-modal' | 'close', dialogId: string): object {
  return { command: name, commandfor: dialogId }
}

export const view = defineView(modal, { Block: Modal, styles: ['modal'] })
