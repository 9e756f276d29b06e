import type { ReactNode } from 'react'
import type { PaginationTexts } from '../core/pagination-texts.ts'

/** Parts beside the one that is shown which are named too. */
const NEAR = 1

/**
 * Links to the parts of a long list.
 *
 * @param props.address Of a part.
 * @param props.number The part that is shown, from 1.
 * @param props.of How many there are.
 * @param props.grows One link to the next part, which a script turns into a button that brings it into this page.
 */
export function PaginationLinks(props: {
  readonly address: (part: number) => string
  readonly number: number
  readonly of: number
  readonly grows: boolean
  readonly texts: PaginationTexts
}): ReactNode {
  const { address, number, of, grows, texts } = props
  const isLast = number >= of
  if (grows) {
    return (
      <nav className="parts" aria-label={texts.name}>
        {number > 1 && (
          <a className="parts__way" href={address(number - 1)} rel="prev">
            {texts.previous}
          </a>
        )}
        {!isLast && (
          <a className="parts__more" href={address(number + 1)} rel="next" data-parts-more="">
            {texts.more}
          </a>
        )}
      </nav>
    )
  }
  return (
    <nav className="parts" aria-label={texts.name}>
      {number > 1 && (
        <a className="parts__way" href={address(number - 1)} rel="prev">
          {texts.previous}
        </a>
      )}
      <ol className="parts__list">
        {namedPages(number, of).map((part) =>
          part < 0 ? (
            <li key={part} className="parts__gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={part}>
              <a
                className="parts__part"
                href={address(part)}
                aria-label={texts.part.replace('{number}', String(part))}
                aria-current={part === number ? 'page' : undefined}
              >
                {part}
              </a>
            </li>
          ),
        )}
      </ol>
      {!isLast && (
        <a className="parts__way" href={address(number + 1)} rel="next">
          {texts.next}
        </a>
      )}
    </nav>
  )
}

/** The first part, the last, and those around the one that is shown; a gap is a negative number. */
function namedPages(number: number, of: number): readonly number[] {
  const near = Array.from({ length: of }, (_, index) => index + 1).filter(
    (part) => part === 1 || part === of || Math.abs(part - number) <= NEAR,
  )
  return near.flatMap((part, index) => {
    const before = near[index - 1]
    return before !== undefined && part - before > 1 ? [-part, part] : [part]
  })
}
