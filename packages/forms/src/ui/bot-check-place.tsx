import { memo, type ReactNode } from 'react'
import type { ShownBotCheck } from '../core/shown-bot-check.ts'
import type { UnitTag } from '../core/unit-tag.ts'

/**
 * Where the bot check of a form asks and answers, right after it: outside the form, because the services put fields of
 * their own beside their widgets. Renders once; what stands in it is the check's.
 */
export const BotCheckPlace = memo(function BotCheckPlace(props: {
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
