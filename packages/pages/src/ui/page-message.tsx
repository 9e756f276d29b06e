import type { SiteTexts } from '@vitrine/seo/core'
import { ButtonLink } from '@vitrine/ui/ui'
import type { ReactNode } from 'react'
import type { UnavailableTexts } from '../core/unavailable-texts.ts'

/** Message at an address without a page. */
export function NotFound({ texts, home }: { readonly texts: SiteTexts; readonly home: string }): ReactNode {
  return (
    <PageMessage code="404" title={texts.notFoundTitle} text={texts.notFoundText} back={texts.backHome} home={home} />
  )
}

/** Message for a page that could not be rendered. */
export function ServerError(props: {
  readonly texts: SiteTexts
  readonly home: string
  /** Names the request in the log, for who reports the error. */
  readonly requestId: string
}): ReactNode {
  const { texts, home, requestId } = props
  return (
    <PageMessage
      code="500"
      title={texts.errorTitle}
      text={texts.errorText}
      reference={requestId}
      back={texts.backHome}
      home={home}
    />
  )
}

/** Message for a page that is not rendered now: too many of its kind are asked for. */
export function TooMany(props: {
  readonly status: 429 | 503
  readonly texts: SiteTexts
  readonly home: string
}): ReactNode {
  const { status, texts, home } = props
  return (
    <PageMessage
      code={String(status)}
      title={texts.errorTitle}
      text={texts.errorText}
      back={texts.backHome}
      home={home}
    />
  )
}

/** Message for a page that the site cannot read at the moment. */
export function Unavailable({ texts }: { readonly texts: UnavailableTexts }): ReactNode {
  // An empty address is that of the page itself, whatever was asked for.
  return <PageMessage code="503" title={texts.title} text={texts.text} back={texts.again} home="" />
}

function PageMessage(props: {
  readonly code: string
  readonly title: string
  readonly text: string
  readonly reference?: string
  readonly back: string
  readonly home: string
}): ReactNode {
  return (
    <section className="page-message">
      {/* Decoration: the stylesheet draws the number, so that nobody reads it aloud or selects it. */}
      <p className="page-message__code" data-code={props.code} aria-hidden="true" />
      <h1 className="page-message__title">{props.title}</h1>
      <p className="page-message__text">{props.text}</p>
      {props.reference && <p className="page-message__reference">#{props.reference}</p>}
      <p>
        <ButtonLink href={props.home}>{props.back}</ButtonLink>
      </p>
    </section>
  )
}
