import { useLocale } from '@payloadcms/ui'
import { useEffect, useMemo, useState } from 'react'
import { type LinkChoice, writtenChoice } from '../../core/links/link-choice.ts'
import { findLinkChoices } from './ask-link-choices.ts'

/** Milliseconds that typing must rest before the site is asked. */
const REST_MS = 150

/** Choices for what is typed. */
export interface FoundChoices {
  readonly choices: readonly LinkChoice[]
  /** `asking` until the site has answered for what is typed. */
  readonly state: 'asking' | 'answered' | 'failed'
}

/**
 * Finds where a link can lead, first the address that is written, if it is one.
 *
 * @param sought Undefined: nobody looks.
 */
export function useLinkChoices(sought: string | undefined): FoundChoices {
  const { code: locale } = useLocale()
  const [found, setFound] = useState<FoundChoices & { readonly sought?: string }>({ choices: [], state: 'asking' })
  useEffect(() => {
    if (sought === undefined) return
    const left = new AbortController()
    const rest = setTimeout(
      async () => {
        const answer = await findLinkChoices(sought, locale, left.signal).then(
          (choices): FoundChoices => ({ choices, state: 'answered' }),
          (): FoundChoices => ({ choices: [], state: 'failed' }),
        )
        if (!left.signal.aborted) setFound({ ...answer, sought })
      },
      sought === '' ? 0 : REST_MS,
    )
    return () => {
      clearTimeout(rest)
      left.abort()
    }
  }, [sought, locale])
  return useMemo(() => {
    if (sought === undefined) return { choices: [], state: 'asking' }
    const written = writtenChoice(sought)
    const isCurrent = found.sought === sought
    const choices = isCurrent ? found.choices : []
    return { choices: written ? [written, ...choices] : choices, state: isCurrent ? found.state : 'asking' }
  }, [found, sought])
}
