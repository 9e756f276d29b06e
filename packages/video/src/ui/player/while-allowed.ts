import { hasConsent, onConsentChange } from '@vitrine/ui/consent'
import type { PlayerSource } from '../../core/player-source.ts'

/**
 * Shows a video as long as its visitor lets its provider be loaded; those of the site always.
 *
 * @param show Called whenever that begins; its signal aborts when it ends.
 */
export function whileAllowed(source: PlayerSource, show: (signal: AbortSignal) => void, signal: AbortSignal): void {
  let shown: AbortController | undefined
  const update = () => {
    const isAllowed = !signal.aborted && (source.kind === 'file' || hasConsent(source.provider))
    if (isAllowed === (shown !== undefined)) return
    shown?.abort()
    shown = isAllowed ? new AbortController() : undefined
    if (shown) show(shown.signal)
  }
  onConsentChange(update, signal)
  signal.addEventListener('abort', update, { once: true })
  update()
}
