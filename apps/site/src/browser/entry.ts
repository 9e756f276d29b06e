import { boot, type Modules } from '@vitrine/islands/browser'
import { enhancers, islands } from './package-modules.ts'

// A page that is drawn before its visitor opens it counts, asks and moves nothing until then.
if ('prerendering' in document && document.prerendering) {
  document.addEventListener('prerenderingchange', start, { once: true })
} else {
  start()
}

function start(): void {
  boot({
    islands: byName(islands) as Modules['islands'],
    enhancers: byName(enhancers) as Modules['enhancers'],
    hydrate: () => import('@vitrine/islands/hydrate'),
  })
  // Only in the browsers of editors, see the first line of every page.
  if (document.documentElement.dataset.editor !== undefined) {
    import('./admin-bar.ts').then(({ showAdminBar }) => showAdminBar()).catch((error: unknown) => console.error(error))
  }
}

/** A module's name is the base name of its file. */
function byName(modules: Record<string, () => Promise<unknown>>): Record<string, () => Promise<unknown>> {
  return Object.fromEntries(
    Object.entries(modules).map(([path, load]) => [path.replace(/^.*\/|\.(?:island|enhancer)\.tsx?$/g, ''), load]),
  )
}
