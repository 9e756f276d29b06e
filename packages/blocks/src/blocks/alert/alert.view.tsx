import { enhancer } from '@vitrine/islands/ui'
import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer, IconName } from '@vitrine/kit/core'
import { Icon, MarkedRich, RichTextContent } from '@vitrine/ui/ui'
import { stateOfPage } from '../../core/page-state.ts'
import { type AlertBlock, alert } from './alert.block.ts'

const Closing = enhancer('alert', { when: 'load' })

const ICONS: Readonly<Record<AlertBlock['tone'], IconName>> = {
  note: 'info',
  success: 'circle-check',
  warning: 'triangle-alert',
  danger: 'octagon-alert',
}

/** A notice. It is there when the page arrives, so it is not announced as one that comes up. */
const Alert: BlockRenderer<AlertBlock> = ({ block, context, field }) => {
  const { tone, title, content, closes, key } = block
  const { texts } = stateOfPage(context)
  const notice = (
    <div
      className="alert"
      role="note"
      data-tone={tone}
      aria-label={title}
      // Only one that stays away is known by name before the page is drawn.
      data-notice={closes === 'forever' ? key : undefined}
    >
      <div className="alert__inside">
        <Icon name={ICONS[tone]} />
        <div className="alert__words prose">
          {title && (
            <p className="alert__title" {...field('title')}>
              {title}
            </p>
          )}
          {content.length > 0 && (
            <MarkedRich mark={field('content')}>
              <RichTextContent nodes={content} />
            </MarkedRich>
          )}
        </div>
        {closes !== 'never' && (
          <button className="alert__close" type="button" aria-label={texts.closeNotice}>
            <Icon name="x" />
          </button>
        )}
      </div>
    </div>
  )
  return closes === 'never' ? notice : <Closing>{notice}</Closing>
}

export const view = defineView(alert, { Block: Alert, styles: ['alert'] })
