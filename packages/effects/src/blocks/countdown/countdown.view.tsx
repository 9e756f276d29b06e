import { siteTime } from '@vitrine/content/core'
import { enhancer } from '@vitrine/islands/ui'
import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { COUNTDOWN_UNITS, unitName } from '../../core/countdown.ts'
import { type CountdownBlock, countdown } from './countdown.block.ts'

const Counting = enhancer('countdown', { when: 'load' })

/**
 * Time that is left until a moment. Pages are cached, so the markup holds the moment and script computes what is left.
 */
const Countdown: BlockRenderer<CountdownBlock> = ({ block, context: { locale, timeZone }, field }) => {
  const { heading, until, afterwards } = block
  return (
    <Counting props={{ locale, timeZone }}>
      <div className="countdown">
        {heading && (
          <p className="countdown__heading" {...field('heading')}>
            {heading}
          </p>
        )}
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
          <time dateTime={until}>{siteTime(until, 'longEvent', { locale, timeZone })}</time>{' '}
          <span className="countdown__own" hidden />
        </p>
        {afterwards && (
          <p className="countdown__afterwards" hidden {...field('afterwards')}>
            {afterwards}
          </p>
        )}
      </div>
    </Counting>
  )
}

export const view = defineView(countdown, { Block: Countdown, styles: ['countdown'] })
