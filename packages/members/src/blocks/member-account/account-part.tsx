import type { AccountEntry, AccountPart } from '@vitrine/accounts/core'
import type { ReactNode } from 'react'

/** A part of the account page, with its heading. */
export function Part({
  id,
  title,
  children,
}: {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}): ReactNode {
  return (
    <section className="account__part" aria-labelledby={id}>
      <h2 className="account__heading" id={id}>
        {title}
      </h2>
      <div className="account__body">{children}</div>
    </section>
  )
}

/** Part with what another feature holds of the member. */
export function HeldPart({ part: { name, title, texts, entries } }: { readonly part: AccountPart }): ReactNode {
  return (
    <Part id={`account-part-${name}`} title={title}>
      {texts.map((text) => (
        <p key={text} className="account__lines" dir="auto">
          {text}
        </p>
      ))}
      {entries.length > 0 && (
        <ul className="account__entries">
          {entries.map((entry) => (
            <li key={entry.href} className="account__entry">
              <Entry entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}

function Entry({ entry: { label, href, facts, links } }: { readonly entry: AccountEntry }): ReactNode {
  return (
    <>
      <a className="account__entry-name" href={href}>
        {label}
      </a>
      <span className="account__hint">{facts.join(' · ')}</span>
      {links.map((link) => (
        <a key={link.href} href={link.href}>
          {link.label}
        </a>
      ))}
    </>
  )
}
