import type { FieldMark, Titled } from '@vitrine/kit/core'
import type { ReactNode } from 'react'

/**
 * A block with its heading and introduction, which stand above it or, where there is room, in the margin beside it.
 *
 * @param props.name Class of the block.
 * @param props.field Marks the elements that show heading and introduction, as views are given it.
 * @param props.data Attributes for its stylesheet, with `data-` before their names.
 */
export function TitledSection(props: {
  readonly name: string
  readonly titled: Titled
  readonly field?: (name: keyof Titled) => FieldMark
  readonly head?: 'above' | 'beside'
  readonly data?: Readonly<Record<`data-${string}`, string | number | undefined>>
  readonly children: ReactNode
}): ReactNode {
  const { name, titled, field, head = 'above', data, children } = props
  const { heading, intro } = titled
  const hasHead = Boolean(heading ?? intro)
  return (
    <section className={`titled ${name}`} data-head={hasHead ? head : undefined} {...data}>
      {hasHead && (
        <div className="titled__head">
          {heading && (
            <h2 className="titled__heading" {...field?.('heading')}>
              {heading}
            </h2>
          )}
          {intro && (
            <p className="titled__intro" {...field?.('intro')}>
              {intro}
            </p>
          )}
        </div>
      )}
      <div className="titled__body">{children}</div>
    </section>
  )
}
