import { type FromPage, REDRAW } from '@vitrine/canvas/core'
import { EDIT_HERE, rememberedPlace } from '@vitrine/content/core'
import { createAskDrawing } from './preview/drawings.ts'
import { createShownPage, parsed, type ShownPage } from './preview/shown-page.ts'

/** Milliseconds after which the site is asked again that did not answer; each time twice as long. */
const ASKED_AGAIN_MS = 500

/** Times that it is asked for one form: together they take half a minute. */
const MAX_TRIES = 7

/** Message of the admin while its editor types. */
interface Message {
  readonly type?: unknown
  readonly data?: unknown
  /** Language of its editor. */
  readonly language?: unknown
}

const admin: Window | null = parent === window ? (opener as Window | null) : parent
if (admin) follow(admin)

/**
 * Shows what the form of the admin holds: asks the site for this page with those fields, one question at a time, and
 * replaces what came out differently. Tells the admin when that is to be seen.
 */
function follow(admin: Window): void {
  const page = openedPage()
  goToPlace(admin)
  const ask = createAskDrawing()
  // The first form is what was opened: there is no change yet that its editor would want to see.
  let isFirst = true
  let latest: object | undefined
  /** The form as it was drawn last. */
  let drawn: object | undefined
  let isAsking = false
  const canvas = openCanvas(admin, (field, text) => void page.then(({ release }) => release(field, text)))

  const update = async () => {
    if (isAsking) return
    isAsking = true
    let tries = 0
    try {
      while (latest !== undefined) {
        const form = latest
        latest = undefined
        drawn = form
        const drawing = await ask({ ...form })
        if (!drawing) {
          tries += 1
          // An editor who has stopped typing would go on seeing the page as it was before.
          if (tries < MAX_TRIES) latest = await laterForm(form, ASKED_AGAIN_MS * 2 ** (tries - 1))
          continue
        }
        tries = 0
        const [changed] = (await page).show(drawing)
        if (!isFirst && changed) bringIntoSight(changed)
        isFirst = false
        canvas.redraw()
        admin.postMessage({ type: 'vitrine-preview-shown' }, location.origin)
      }
    } finally {
      isAsking = false
    }
  }
  /** The form to ask about after a while: by then its editor may have typed more. */
  const laterForm = async (form: object, ms: number) => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    return latest ?? form
  }
  addEventListener('message', ({ origin, source, data }: MessageEvent<Message>) => {
    if (origin !== location.origin || source !== admin) return
    if (data?.type === 'vitrine-canvas') canvas.show(data)
    if (data?.type === REDRAW.type) {
      latest ??= drawn
      return void update()
    }
    if (data?.type !== 'payload-live-preview' || typeof data.data !== 'object' || data.data === null) return
    latest = data.data
    void update()
  })
  admin.postMessage({ type: 'payload-live-preview', ready: true }, location.origin)
}

/** This page, and how the server sent it. */
async function openedPage(): Promise<ShownPage> {
  try {
    const response = await fetch(location.href, { cache: 'no-store' })
    return createShownPage(response.ok ? parsed(await response.text()) : undefined)
  } catch {
    // Without a connection there is nothing to compare with: the first drawing replaces everything.
    return createShownPage(undefined)
  }
}

/** Scrolls to where the editor stood on the page of the site. */
function goToPlace(admin: Window): void {
  const place = new URLSearchParams(admin.location.search).has(EDIT_HERE) ? rememberedPlace(sessionStorage) : undefined
  const scroll = () => {
    if (place)
      scrollTo({ top: place.share * (document.documentElement.scrollHeight - innerHeight), behavior: 'instant' })
  }
  if (document.readyState === 'complete') scroll()
  else addEventListener('load', scroll, { once: true })
}

/** Scrolls to what has changed, unless some of it is in the window or its editor is at work on the page itself. */
function bringIntoSight(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect()
  if ((bottom <= 0 || top >= innerHeight) && !document.hasFocus()) element.scrollIntoView({ block: 'nearest' })
}

/**
 * Overlay of the canvas, which is loaded when the admin first has something to show on it.
 *
 * @param typed Is told a field and its text when its editor has typed it on the page.
 */
function openCanvas(admin: Window, typed: (field: string, text: string) => void) {
  const send = (message: FromPage) => admin.postMessage(message, location.origin)
  let overlay: Promise<import('@vitrine/canvas/ui').Overlay> | undefined
  send({ type: 'vitrine-canvas-ready' })
  return {
    show(data: Message) {
      overlay ??= import('@vitrine/canvas/ui').then(({ openOverlay }) =>
        openOverlay({
          language: data.language,
          send,
          typed,
          drawings: () => import('./preview/draw-icon.ts').then(({ drawIcon }) => drawIcon),
        }),
      )
      overlay.then(({ show }) => show(data)).catch((error: unknown) => console.error(error))
    },
    redraw() {
      overlay
        ?.then(({ redraw }) => redraw())
        .catch(() => {
          // Said when it was opened.
        })
    },
  }
}
