import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import type { ReactNode } from 'react'
import { type ProgressBlock, progress } from './progress.block.ts'

/** Shares of a whole. The words say all of it; the drawing grows while it comes into view. */
const ProgressBars: BlockRenderer<ProgressBlock> = ({ block, context: { locale }, field }) => {
  const { shape, items } = block
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  return (
    <dl className="progress" data-shape={shape}>
      {items.map(({ id, label, percent }) => (
        <div key={id} className="progress__item">
          <dt className="progress__label" {...field('items', id, 'label')}>
            {label}
          </dt>
          <dd className="progress__value">
            <span className="progress__percent" {...field('items', id, 'percent')}>
              {format.format(percent / 100)}
            </span>
            {shape === 'bar' ? <Bar percent={percent} /> : <Circle percent={percent} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Bar({ percent }: { readonly percent: number }): ReactNode {
  return (
    <svg
      className="progress__drawing"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className="progress__whole" width="100" height="1" />
      <rect className="progress__share" width={percent} height="1" />
    </svg>
  )
}

function Circle({ percent }: { readonly percent: number }): ReactNode {
  return (
    <svg className="progress__drawing" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <circle className="progress__whole" cx="50" cy="50" r="47" fill="none" />
      <circle
        className="progress__share"
        cx="50"
        cy="50"
        r="47"
        fill="none"
        pathLength="100"
        strokeDasharray={`${percent} 100`}
        transform="rotate(-90 50 50)"
      />
    </svg>
  )
}

export const view = defineView(progress, { Block: ProgressBars, styles: ['progress'] })
