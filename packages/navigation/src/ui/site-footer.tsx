import { type RenderContext, settingsMark } from '@vitrine/kit/core'
import type { ReactNode } from 'react'
import { type Contact, hasContactLines } from '../core/contact.ts'
import type { FooterColumn, FooterLayout, FooterView } from '../core/footer.ts'
import type { Link, MenuItem } from '../core/menu.ts'
import { BackToTop } from './back-to-top.tsx'
import { ContactLines } from './contact-lines.tsx'
import { type LanguageLink, LanguageLinks } from './language-links.tsx'
import { MenuLink } from './menu-link.tsx'
import { SchemeSwitch } from './scheme-switch.tsx'

/** Site details in the footer; a part of the site's view. */
export interface FooterSite {
  readonly name: string
  readonly contact: Contact
  /** Profiles elsewhere. */
  readonly social: readonly { readonly label: string; readonly url: string }[]
}

/** The end of every page: a closing sentence, where and when to visit, links, and the colour scheme switch. */
export function SiteFooter(props: {
  readonly footer: FooterView
  readonly layout: FooterLayout
  readonly site: FooterSite
  /** This page in every language; empty on a site of one. */
  readonly languages?: readonly LanguageLink[]
  /** True if visitors may choose between light and dark; the default. */
  readonly hasSchemes?: boolean
  readonly context: Pick<RenderContext, 'path' | 'preview'>
}): ReactNode {
  const { footer, layout, site, languages = [], hasSchemes = true, context } = props
  const { statement, action, columns, legalLinks, note, texts } = footer
  const { contact, social } = site
  const profiles = social.map(({ label, url }): Link => ({ label, href: url, newTab: false }))
  return (
    <footer className="site-footer" data-layout={layout} {...settingsMark(context, 'footer')}>
      {statement && layout !== 'slim' && (
        <p className="site-footer__statement">
          {statement}
          {action && (
            <>
              {' '}
              <MenuLink link={action} className="site-footer__action" />
            </>
          )}
        </p>
      )}
      {layout !== 'slim' && (
        <div className="site-footer__columns">
          {hasContactLines(contact) && (
            <section className="site-footer__column">
              <h2 className="site-footer__heading">{texts.visit}</h2>
              <ContactLines contact={contact} className="site-footer__contact" />
            </section>
          )}
          {contact.hours.length > 0 && (
            <section className="site-footer__column">
              <h2 className="site-footer__heading">{texts.hours}</h2>
              <dl className="site-footer__hours">
                {contact.hours.map(({ days, times }) => (
                  <div className="site-footer__opening" key={days}>
                    <dt>{days}</dt>
                    <dd className="site-footer__times">{times}</dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
          {columns.map((column) => (
            <LinkColumn key={column.heading} column={column} path={context.path} />
          ))}
          {profiles.length > 0 && (
            <LinkColumn column={{ heading: texts.follow, links: profiles }} path={context.path} />
          )}
        </div>
      )}
      <p className="site-footer__name" aria-hidden="true">
        {site.name}
      </p>
      <div className="site-footer__end">
        {note && <p className="site-footer__note">{note}</p>}
        {legalLinks.length > 0 && (
          <nav aria-label={texts.legal}>
            <Links links={legalLinks} path={context.path} className="site-footer__legal" />
          </nav>
        )}
        <LanguageLinks
          languages={languages}
          path={context.path}
          label={texts.languages}
          className="site-footer__languages"
          isLandmark
        />
        {hasSchemes && <SchemeSwitch texts={texts} />}
        {footer.backToTop && <BackToTop settings={footer.backToTop} label={texts.backToTop} />}
      </div>
    </footer>
  )
}

function LinkColumn({ column, path }: { column: FooterColumn; path: string }): ReactNode {
  return (
    <section className="site-footer__column">
      <h2 className="site-footer__heading">{column.heading}</h2>
      <Links links={column.links} path={path} className="site-footer__links" />
    </section>
  )
}

function Links({ links, path, className }: { links: readonly Link[]; path: string; className: string }): ReactNode {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={`${link.label} ${link.href}`}>
          <MenuLink link={markedAt(link, path)} className="site-footer__link" />
        </li>
      ))}
    </ul>
  )
}

function markedAt(link: Link, path: string): Link & Pick<MenuItem, 'current'> {
  return link.href === path ? { ...link, current: 'page' } : link
}
