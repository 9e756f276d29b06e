'use client'

import { Gutter, useDocumentInfo, useEditDepth } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { useInboxWords } from './use-inbox-words.ts'

/** Address of a message by itself, as mails name it: leads to the inbox with that message open. */
export function OpenInInbox(): ReactNode {
  const words = useInboxWords()
  const { id } = useDocumentInfo()
  const isPage = useEditDepth() <= 1
  const address = `/admin/collections/submissions?id=${id}`
  useEffect(() => {
    if (isPage) location.replace(address)
  }, [address, isPage])
  return (
    <Gutter>
      <p>
        <a href={address}>{words.openInInbox}</a>
      </p>
    </Gutter>
  )
}
