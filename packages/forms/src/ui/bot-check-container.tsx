import { memo, type ReactNode } from 'react'
import type { ShownBotCheck } from '../core/shown-bot-check.ts'
import type { UnitTag } from '../core/unit-tag.ts'

/**
 * Container of a form's bot check, right after the form: outside of it, because the services add fields of their own
 * beside their widgets. Rendered once; its content belongs to the service.
 */
export const BotCheckContainer = memo(function BotCheckContainer(props: {
  readonly check: ShownBotCheck
  readonly unitTag: UnitTag
}): ReactNode {
  const { kind, texts } = props.check
  const askId = `${props.unitTag}-bot-check`
  return (
    <div className="bot-check" data-form={props.unitTag} data-running={texts.running} data-failed={texts.failed}>
      {texts.ask && (
        <div className="bot-check__ask">
          <p id={askId}>{texts.ask}</p>
          <button type="button" className="bot-check__agree" aria-describedby={askId}>
            {texts.agree}
          </button>
        </div>
      )}
      {(kind === 'turnstile' || kind === 'hcaptcha') && <div className="bot-check__widget" />}
      <output className="bot-check__status" tabIndex={-1} />
    </div>
  )
})
