import { enhancer } from '@vitrine/islands/ui'
import type { ReactNode } from 'react'
import type { BackToTop as Settings } from '../core/back-to-top.ts'
import { ArrowUp } from './icons.tsx'

const Returning = enhancer('back-to-top', { when: 'attention' })

/** Leads back to the top of the page. Without script it is a link at the end of the footer. */
export function BackToTop({ settings, label }: { readonly settings: Settings; readonly label: string }): ReactNode {
  const { position, scrollDownOnly, onPhones } = settings
  return (
    <Returning>
      <a
        className="back-to-top"
        href="#top"
        data-position={position}
        {...(scrollDownOnly && { 'data-scroll-down-only': '' })}
        {...(!onPhones && { 'data-no-phone': '' })}
      >
        <span className="back-to-top__label">{label}</span>
        <ArrowUp />
      </a>
    </Returning>
  )
}
