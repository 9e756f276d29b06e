import { adminTextIn } from '@vitrine/content/core'
import { showDrawn } from './show-drawn.ts'

/** Window in which a page is laid out, in CSS pixels. */
const WINDOW = { width: 1280, height: 900 }

/** Milliseconds in which a page and its files must be there; what is not is not looked at. */
const THERE_WITHIN_MS = 8_000

/**
 * Lays a drawn page out beside what is seen, without scripts, and looks at it.
 *
 * @param options.address A page of the site whose styles and policy it has.
 * @param options.drawn The page.
 * @param options.look Looks at the page once its styles and pictures are there.
 */
export async function lookAtPage<Of>(options: {
  readonly address: string
  readonly drawn: Document
  readonly look: (page: Document) => Of
}): Promise<Of | undefined> {
  const { address, drawn, look } = options
  const frame = document.createElement('iframe')
  frame.sandbox.add('allow-same-origin')
  frame.title = adminTextIn(
    { en: 'Page that is looked at', de: 'Seite, die angesehen wird' },
    document.documentElement.lang,
  )
  frame.inert = true
  frame.tabIndex = -1
  Object.assign(frame.style, { position: 'fixed', insetInlineStart: '-200vw', border: '0' })
  Object.assign(frame, WINDOW)
  frame.src = address
  const late = AbortSignal.timeout(THERE_WITHIN_MS)
  try {
    const isOpen = event(frame, 'load', late)
    document.body.append(frame)
    await isOpen
    const page = frame.contentDocument
    if (!page) return undefined
    showDrawn(page, drawn)
    const styles = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(({ sheet }) => !sheet)
    const images = [...page.querySelectorAll('img')].filter(({ complete }) => !complete)
    await Promise.all([...styles, ...images].map((element) => event(element, 'load', late)))
    await Promise.race([page.fonts.ready, event(frame, 'never', late)])
    return look(page)
  } finally {
    frame.remove()
  }
}

/** Waits for an event, for an error in its place, or until it is too late. */
function event(target: EventTarget, name: string, late: AbortSignal): Promise<void> {
  return new Promise((done) => {
    for (const one of [name, 'error']) target.addEventListener(one, () => done(), { once: true })
    late.addEventListener('abort', () => done(), { once: true })
  })
}
