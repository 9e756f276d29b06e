import { enhancer } from '@vitrine/islands/ui'
import type { ReactNode } from 'react'
import { type LightboxSettings, toProps } from '../core/settings.ts'

const Enhanced = enhancer('lightbox', { when: 'load' })

/**
 * The part of a page whose links may open in the lightbox: those that carry `data-lightbox` (its value names their
 * gallery; empty: that of the page) and, by setting, those around pictures in texts. Without script they lead to files.
 */
export function Lightbox(props: { readonly settings: LightboxSettings; readonly children: ReactNode }): ReactNode {
  const { settings, children } = props
  return settings.status ? <Enhanced props={toProps(settings)}>{children}</Enhanced> : children
}
