import { INTERFACE_WAIT_MS, type PlayerTexts } from '../../core/player-texts.ts'

/**
 * Waits for a provider's script. When it takes too long, the place of the player shows a notice until it has come, or
 * until `signal` aborts.
 *
 * @returns What has come. When it cannot come, rejects once that has been said; it stays to be read.
 */
export async function orNotice<Value>(
  place: HTMLElement,
  loading: Promise<Value>,
  { texts, signal }: { readonly texts: PlayerTexts; readonly signal: AbortSignal },
): Promise<Value> {
  const notice = document.createElement('div')
  notice.className = 'player__notice'
  notice.role = 'alert'
  let timer: ReturnType<typeof setTimeout> | undefined
  const said = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      notice.append(paragraph(texts.interfaceMissing))
      if (location.protocol === 'https:') notice.append(paragraph(texts.renewCertificate))
      place.append(notice)
      resolve()
    }, INTERFACE_WAIT_MS)
  })
  const end = () => {
    clearTimeout(timer)
    notice.remove()
  }
  signal.addEventListener('abort', end, { once: true })
  try {
    const value = await loading
    end()
    return value
  } catch (error) {
    await said
    throw error
  }
}

function paragraph(text: string): HTMLParagraphElement {
  const element = document.createElement('p')
  element.textContent = text
  return element
}
