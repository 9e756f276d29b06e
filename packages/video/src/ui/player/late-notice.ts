import { INTERFACE_WAIT_MS, type PlayerTexts } from '../../core/player-texts.ts'

/** Says in the place of a player that its provider does not answer, until it does, or until `signal` aborts. */
export function noticeWhenLate(
  place: HTMLElement,
  loading: Promise<unknown>,
  { texts, signal }: { readonly texts: PlayerTexts; readonly signal: AbortSignal },
): void {
  const notice = document.createElement('div')
  notice.className = 'player__notice'
  notice.role = 'alert'
  const timer = setTimeout(() => {
    notice.append(paragraph(texts.interfaceMissing))
    if (location.protocol === 'https:') notice.append(paragraph(texts.renewCertificate))
    place.append(notice)
  }, INTERFACE_WAIT_MS)
  const end = () => {
    clearTimeout(timer)
    notice.remove()
  }
  signal.addEventListener('abort', end, { once: true })
  loading.then(end, end)
}

function paragraph(text: string): HTMLParagraphElement {
  const element = document.createElement('p')
  element.textContent = text
  return element
}
