import type { ReactNode } from 'react'

/** A page in one of the languages of the site. */
export interface LanguageLink {
  readonly locale: string
  readonly href: string
}

/** Names of the languages of the site: to find one takes longer than to render the list. */
const names = new Map<string, string>()

/** Calls a language as its speakers do. @param locale A language of the site. */
export function languageName(locale: string): string {
  const known = names.get(locale)
  if (known !== undefined) return known
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale
  names.set(locale, name)
  return name
}

/**
 * The page in every language. Nothing on a site of one language.
 *
 * @param props.path Path of the page that is shown.
 * @param props.label Name of the list for screen readers.
 * @param props.isLandmark Whether it is a landmark of its own: one of those on a page may be.
 */
export function LanguageLinks(props: {
  readonly languages: readonly LanguageLink[]
  readonly path: string
  readonly label: string
  readonly className: string
  readonly isLandmark?: boolean
}): ReactNode {
  const { languages, path, label, className, isLandmark = false } = props
  if (languages.length < 2) return null
  const Around = isLandmark ? 'nav' : 'div'
  return (
    <Around className={className} aria-label={isLandmark ? label : undefined}>
      <ul className="language-links" aria-label={isLandmark ? undefined : label}>
        {languages.map(({ locale, href }) => (
          <li key={locale}>
            <a
              className="language-links__link"
              href={href}
              hrefLang={locale}
              lang={locale}
              {...(href === path && { 'aria-current': 'page' as const })}
            >
              {languageName(locale)}
            </a>
          </li>
        ))}
      </ul>
    </Around>
  )
}
