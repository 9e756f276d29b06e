import { enhancer } from '@vitrine/islands/ui'
import type { BlockRenderer } from '@vitrine/kit/core'
import type { CountdownBlock } from '../../core/blocks/countdown.ts'
import { COUNTDOWN_UNITS, unitName } from '../../core/countdown.ts'

const Counting = enhancer('countdown', { when: 'load' })

/** Time that is left until a moment. The page keeps for long, so it says the moment, and script what is left. */
export const Countdown: BlockRenderer = ({ block, context: { locale } }) => {
  const { heading, until, afterwards } = block as CountdownBlock
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return (
    <Counting props={{ locale }}>
      <div className="countdown">
        {heading && <p className="countdown__heading">{heading}</p>}
        <div role="timer">
          <dl className="countdown__units">
            {COUNTDOWN_UNITS.map(([unit]) => (
              <div key={unit} className="countdown__unit" data-unit={unit}>
                <dt className="countdown__name">{unitName(unit, 0, locale)}</dt>
                <dd className="countdown__number">00</dd>
              </div>
            ))}
          </dl>
        </div>
        <p className="countdown__moment">
          <time dateTime={until}>{`${moment.format(new Date(until))} UTC`}</time>
        </p>
        {afterwards && (
          <p className="countdown__afterwards" hidden>
            {afterwards}
          </p>
        )}
      </div>
    </Counting>
  )
}
