import type { FromPage } from '@vitrine/canvas/core'

/** Milliseconds that typing must rest before the page is asked for. */
const REST_MS = 120

/** Message of the admin while its editor types. */
interface Message {
  readonly type?: unknown
  readonly data?: unknown
}

const admin: Window | null = parent === window ? (opener as Window | null) : parent
if (admin) follow(admin)

/**
 * Shows what the form of the admin holds: asks the site for this page with those fields, one question at a time, and
 * puts in the place of the old only what came out differently. Tells the admin when that is to be seen.
 */
function follow(admin: Window): void {
  const theme = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, theme]
  // What the server sent: behaviours have changed the live markup since.
  let shown = ask()
  // The first form is what was opened: there is no change yet that its editor would want to see.
  let isFirst = true
  let latest: string | undefined
  let isAsking = false
  let rest = 0
  const canvas = openCanvas(admin)

  const update = async () => {
    if (isAsking) return
    isAsking = true
    while (latest !== undefined) {
      const body = latest
      latest = undefined
      const [before, after] = [await shown, await ask(body)]
      if (!after) continue
      const changed = show(after, before, theme)
      if (!isFirst) changed?.scrollIntoView({ block: 'nearest' })
      isFirst = false
      canvas.redraw()
      admin.postMessage({ type: 'vitrine-preview-shown' }, location.origin)
      shown = Promise.resolve(after)
    }
    isAsking = false
  }
  addEventListener('message', ({ origin, source, data }: MessageEvent<Message>) => {
    if (origin !== location.origin || source !== admin) return
    if (data?.type === 'vitrine-canvas') canvas.show(data)
    if (data?.type !== 'payload-live-preview' || typeof data.data !== 'object') return
    latest = JSON.stringify(data.data)
    clearTimeout(rest)
    rest = window.setTimeout(() => void update(), REST_MS)
  })
  admin.postMessage({ type: 'payload-live-preview', ready: true }, location.origin)
}

/** Overlay of the canvas, which is loaded when the admin first has something to show on it. */
function openCanvas(admin: Window) {
  const send = (message: FromPage) => admin.postMessage(message, location.origin)
  let overlay: Promise<import('@vitrine/canvas/ui').Overlay> | undefined
  send({ type: 'vitrine-canvas-ready' })
  return {
    show(data: unknown) {
      overlay ??= import('@vitrine/canvas/ui').then(({ openOverlay }) =>
        openOverlay((intent) => send({ type: 'vitrine-canvas', intent })),
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

/** @param body Fields of the form; without, the page as it was last saved. Undefined: it could not be had. */
async function ask(body?: string): Promise<Document | undefined> {
  try {
    const posted = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body }
    const response = await fetch(location.href, { cache: 'no-store', ...posted })
    return response.ok ? parsed(await response.text()) : undefined
  } catch {
    // The connection is away for a moment; the next change asks again.
    return undefined
  }
}

/** The inline style is made a text: the policy of this page knows the hash of its own only, and would complain. */
function parsed(html: string): Document {
  const text = html.replace(/<style>([\s\S]*?)<\/style>/, '<script type="text/css" id="inline-style">$1</script>')
  return new DOMParser().parseFromString(text, 'text/html')
}

/** @returns The first part of the content that is another than before, if any. */
function show(after: Document, before: Document | undefined, theme: CSSStyleSheet): Element | undefined {
  const root = document.documentElement
  for (const name of ['lang', 'dir', 'data-scheme']) {
    const value = after.documentElement.getAttribute(name)
    if (value === null) root.removeAttribute(name)
    else root.setAttribute(name, value)
  }
  document.querySelector('head > style')?.remove()
  theme.replaceSync(after.getElementById('inline-style')?.textContent ?? '')
  for (const link of after.querySelectorAll<HTMLLinkElement>('head > link[rel="stylesheet"]')) {
    const isThere = [...document.styleSheets].some(({ href }) => href === new URL(link.href, location.href).href)
    if (!isThere) document.head.append(document.importNode(link))
  }
  const main = document.querySelector('main')
  const [next, last] = [after.querySelector('main'), before?.querySelector('main')]
  const changed = main && next ? replaceChanged(main, next, last) : undefined
  replaceChanged(document.body, after.body, before?.body)
  return changed
}

/** @returns The first child that was put in, if any. */
function replaceChanged(live: Element, next: Element, last: Element | null | undefined): Element | undefined {
  const lives = [...live.children]
  let first: Element | undefined
  for (const [index, child] of [...next.children].entries()) {
    const old = lives[index]
    if (child.localName === 'main' || (old && last?.children[index]?.outerHTML === child.outerHTML)) continue
    const fresh = document.importNode(child, true)
    if (old) old.replaceWith(fresh)
    else live.append(fresh)
    first ??= fresh
  }
  for (const gone of lives.slice(next.children.length)) gone.remove()
  return first
}
