import { EDIT_HERE, EDITOR_MARK, forgetPlace, rememberedPlace, rememberPlace } from '@vitrine/content/core'
import type { AdminBar } from '../server/admin-bar.ts'

const ELEMENT = 'vitrine-admin-bar'

const STYLE = `
  :host { position: fixed; inset: 0 0 auto; z-index: 30; block-size: var(--admin-bar-height); }
  @media print { :host { display: none } }
  nav { display: flex; gap: .25rem 1.25rem; align-items: center; block-size: 100%; overflow-x: auto; padding-inline: .75rem;
    background: #1d1b18; color: #f4f0e8; font: 500 .8125rem/1.2 system-ui, sans-serif; white-space: nowrap; color-scheme: dark }
  a, button { display: inline-flex; align-items: center; gap: .4em; min-block-size: 100%; padding: 0; border: 0;
    background: none; color: inherit; font: inherit; text-decoration: none; cursor: pointer }
  a:hover, button:hover { text-decoration: underline; text-underline-offset: .25em }
  a:focus-visible, button:focus-visible { outline: 2px solid; outline-offset: -2px }
  .end { display: flex; gap: 1.25rem; block-size: 100%; margin-inline-start: auto }
  .end span { display: inline-flex; align-items: center; opacity: .8 }
  b { min-inline-size: 1.4em; padding: .1em .4em; border-radius: 1em; background: #f4f0e8; color: #1d1b18; text-align: center }
`

/**
 * Puts a bar above the page for whoever is signed in at the admin. The page itself is the one that everybody gets: room
 * for the bar was made before it was drawn, and is given back when nobody is signed in any more.
 */
export async function showAdminBar(): Promise<void> {
  const bar = await ask()
  if (!bar) {
    forget()
    return
  }
  const element = document.createElement(ELEMENT)
  const root = element.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(STYLE)
  root.adoptedStyleSheets = [sheet]
  root.append(content(bar))
  const skip = document.querySelector('.skip-link')
  if (skip) skip.after(element)
  else document.body.prepend(element)
  returnToPlace()
}

/** Scrolls to where the editor stood before going to edit this page. */
function returnToPlace(): void {
  const place = rememberedPlace(sessionStorage)
  if (!place?.isReturning) return
  forgetPlace(sessionStorage)
  if (place.address === location.pathname + location.search) scrollTo({ top: place.top, behavior: 'instant' })
}

async function ask(): Promise<AdminBar | undefined> {
  const response = await fetch(`/admin-bar.json?path=${encodeURIComponent(location.pathname)}`)
  return response.ok ? response.json() : undefined
}

function forget(): void {
  localStorage.removeItem(EDITOR_MARK)
  document.documentElement.removeAttribute('data-editor')
}

function content({ name, edit, waiting }: AdminBar): HTMLElement {
  const nav = document.createElement('nav')
  nav.ariaLabel = 'Site administration'
  if (edit) nav.append(editHere(edit), link('Edit this page', edit))
  nav.append(link('New page', '/admin/collections/pages/create'))
  for (const { label, count, href } of waiting) {
    const entry = link(label, href)
    if (count > 0) entry.append(Object.assign(document.createElement('b'), { textContent: String(count) }))
    nav.append(entry)
  }
  const end = document.createElement('div')
  end.className = 'end'
  const leave = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Log out' })
  leave.addEventListener('click', () => {
    void fetch('/api/users/logout', { method: 'POST' }).finally(() => {
      forget()
      document.querySelector(ELEMENT)?.remove()
    })
  })
  end.append(Object.assign(document.createElement('span'), { textContent: name }), leave)
  nav.append(end)
  return nav
}

/** Leads to the canvas of the page, which opens where its editor stands. */
function editHere(edit: string): HTMLAnchorElement {
  const here = link('Edit here', `${edit}?${EDIT_HERE}=1`)
  here.addEventListener('click', () => {
    const way = document.documentElement.scrollHeight - innerHeight
    const address = location.pathname + location.search
    rememberPlace(sessionStorage, { address, top: scrollY, share: way > 0 ? scrollY / way : 0, isReturning: false })
  })
  return here
}

function link(text: string, href: string): HTMLAnchorElement {
  return Object.assign(document.createElement('a'), { textContent: text, href })
}
