import { useTranslation } from '@payloadcms/ui'
import { fileWeight } from '@vitrine/content/core'
import type { ReactNode } from 'react'
import type { InboxMessage } from '../../core/inbox/inbox-message.ts'
import { shownImageType } from '../../core/inbox/shown-image.ts'
import { useInboxWords } from './use-inbox-words.ts'

/** Files of a message: images as they are, others by name. Each is a link that downloads it. */
export function MessageFiles({ message: { id, files } }: { readonly message: InboxMessage }): ReactNode {
  const words = useInboxWords()
  const { language } = useTranslation().i18n
  if (files.length === 0) return null
  return (
    <section>
      <h3 className="message__label">{words.files}</h3>
      <ul className="message-files">
        {files.map(({ field, name, size }, index) => {
          const address = `/api/submissions/${id}/files/${index}`
          return (
            <li className="message-file" key={`${field} ${name} ${size}`}>
              <a className="message-file__link" download={name} href={address}>
                {shownImageType(name) && (
                  <img alt="" className="message-file__image" loading="lazy" src={`${address}?shown=true`} />
                )}
                <span className="message-file__name" dir="auto">
                  {name}
                </span>
              </a>
              <span className="message-file__size">{fileWeight(size, language)}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
