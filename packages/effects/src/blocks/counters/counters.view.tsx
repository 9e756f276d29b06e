import { enhancer } from '@vitrine/islands/ui'
import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { Marked } from '@vitrine/ui/ui'
import { numberFormat, numberMarks } from '../../core/counting.ts'
import { type CountersBlock, counters } from './counters.block.ts'

const Counting = enhancer('counters', { when: 'visible' })

/** Numbers side by side. The value is in the page; the running one lies over it and is for the eye alone. */
const Counters: BlockRenderer<CountersBlock> = ({ block, context: { locale }, field }) => {
  const { counters } = block
  return (
    <Counting props={{ locale, marks: numberMarks(locale) }}>
      <dl className="counters">
        {counters.map(({ id, value, digits, prefix, suffix, label }) => (
          <div key={id} className="counters__item">
            <dt className="counters__label" {...field('counters', id, 'label')}>
              {label}
            </dt>
            <dd className="counters__value">
              <Marked mark={field('counters', id, 'prefix')}>{prefix}</Marked>
              <span
                className="counters__number"
                data-value={value}
                data-digits={digits}
                {...field('counters', id, 'value')}
              >
                <span className="counters__final">{numberFormat(locale, digits).format(value)}</span>
                <span className="counters__running" aria-hidden="true" />
              </span>
              <Marked mark={field('counters', id, 'suffix')}>{suffix}</Marked>
            </dd>
          </div>
        ))}
      </dl>
    </Counting>
  )
}

export const view = defineView(counters, { Block: Counters, styles: ['counters'] })
