import { enhancer } from '@vitrine/islands/ui'
import type { BlockRenderer } from '@vitrine/kit/core'
import type { CountersBlock } from '../../core/blocks/counters.ts'
import { numberFormat, numberMarks } from '../../core/counting.ts'

const Counting = enhancer('counters', { when: 'visible' })

/** Numbers side by side. The value is in the page; the running one lies over it and is for the eye alone. */
export const Counters: BlockRenderer = ({ block, context: { locale } }) => {
  const { counters } = block as CountersBlock
  return (
    <Counting props={{ locale, marks: numberMarks(locale) }}>
      <dl className="counters">
        {counters.map(({ value, digits, prefix, suffix, label }) => (
          <div key={label} className="counters__item">
            <dt className="counters__label">{label}</dt>
            <dd className="counters__value">
              {prefix}
              <span className="counters__number" data-value={value} data-digits={digits}>
                <span className="counters__final">{numberFormat(locale, digits).format(value)}</span>
                <span className="counters__running" aria-hidden="true" />
              </span>
              {suffix}
            </dd>
          </div>
        ))}
      </dl>
    </Counting>
  )
}
