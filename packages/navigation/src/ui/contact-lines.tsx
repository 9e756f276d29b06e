import type { ReactNode } from 'react'
import { type Contact, telHref } from '../core/contact.ts'

const NO_BREAK_SPACE = '\u00a0'

/** Address, telephone and mail of the business. */
export function ContactLines({ contact, className }: { contact: Contact; className: string }): ReactNode {
  const { address, phone, email } = contact
  return (
    <address className={className}>
      {address.length > 0 && (
        <p>
          {address.map((line) => (
            <span key={line} className="contact-lines__line">
              {line}
            </span>
          ))}
        </p>
      )}
      {(phone || email) && (
        <p className="contact-lines__reach">
          {phone && (
            <a className="contact-lines__link" href={telHref(phone)}>
              {phone.replaceAll(' ', NO_BREAK_SPACE)}
            </a>
          )}
          {email && (
            <a className="contact-lines__link" href={`mailto:${email}`}>
              {email}
            </a>
          )}
        </p>
      )}
    </address>
  )
}
