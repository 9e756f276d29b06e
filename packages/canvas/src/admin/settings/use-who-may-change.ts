'use client'

import { useTranslation } from '@payloadcms/ui'
import { adminTextIn, WHO_MAY_CHANGE_PATH } from '@vitrine/content/core'
import { useEffect, useState } from 'react'
import { parseRoles, whoMayChange } from '../../core/who-may-change.ts'
import { askJson } from '../ask-json.ts'

/**
 * Asks the site who may change settings.
 *
 * @param slugs Of their globals.
 * @returns Sentence for one of them; empty until the site has answered.
 */
export function useWhoMayChange(slugs: readonly string[]): (slug: string) => string {
  const { language } = useTranslation().i18n
  const [answer, setAnswer] = useState<unknown>()
  const asked = slugs.join()
  useEffect(() => {
    if (asked === '') return
    const left = new AbortController()
    void askJson(`/api${WHO_MAY_CHANGE_PATH}?globals=${asked}`, left.signal).then((read) => {
      if (!left.signal.aborted) setAnswer(read)
    })
    return () => left.abort()
  }, [asked])
  return (slug) => {
    const roles = parseRoles(answer, slug)
    return roles.length === 0 ? '' : adminTextIn(whoMayChange(roles), language)
  }
}
