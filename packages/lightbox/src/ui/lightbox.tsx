import { enhancer } from '@vitrine/islands/ui'
import type { ReactNode } from 'react'
import { type LightboxProps, type LightboxSettings, toProps } from '../core/settings.ts'

const Enhanced = enhancer('lightbox', { when: 'load' })

/**
 * The part of a page whose links may open in the lightbox: those that carry `data-lightbox` (its value names their
 * gallery; empty: that of the page) and, by setting, those around images in texts. Without script they lead to files.
 *
 * @param props.videoTexts Texts of a provider's player (`texts` of `vitrine-enhance name="video"`).
 */
export function Lightbox(props: {
  readonly settings: LightboxSettings
  readonly videoTexts?: LightboxProps['videoTexts']
  readonly children: ReactNode
}): ReactNode {
  const { settings, videoTexts, children } = props
  if (!settings.status) return children
  return <Enhanced props={{ ...toProps(settings), ...(videoTexts && { videoTexts }) }}>{children}</Enhanced>
}
