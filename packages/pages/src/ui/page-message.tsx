import { ButtonLink } from '@vitrine/ui/ui'
import type { ReactNode } from 'react'
import type { SiteTexts } from '../core/site.ts'

/** What a visitor reads where no page is. */
export function NotFound({ texts }: { readonly texts: SiteTexts }): ReactNode {
  return <PageMessage code="404" title={texts.notFoundTitle} text={texts.notFoundText} backHome={texts.backHome} />
}

/** What a visitor reads when a page could not be made. */
export function ServerError({ texts }: { readonly texts: SiteTexts }): ReactNode {
  return <PageMessage code="500" title={texts.errorTitle} text={texts.errorText} backHome={texts.backHome} />
}

function PageMessage(props: { code: string; title: string; text: string; backHome: string }): ReactNode {
  return (
    <section className="page-message">
      <p className="page-message__code" aria-hidden="true">
        {props.code}
      </p>
      <h1 className="page-message__title">{props.title}</h1>
      <p className="page-message__text">{props.text}</p>
      <p>
        <ButtonLink href="/">{props.backHome}</ButtonLink>
      </p>
    </section>
  )
}
