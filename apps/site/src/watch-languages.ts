import { chosenLanguages, type SiteLanguages } from '@vitrine/cms/settings'
import { whileAlone } from '@vitrine/content/store'
import type { Site } from './site.ts'

/** Milliseconds between two looks. */
const LOOK_EVERY_MS = 5_000

/**
 * Looks now and then whether the site took its languages in another order, in a process of any node. While an import
 * runs it says nothing: it sets the languages first, and this process may be the one that waits for its end.
 *
 * @param set Languages of the settings of this process, which the order of the site is laid over.
 */
export function watchLanguages(
  { payload, settings, onError }: Pick<Site, 'payload' | 'settings' | 'onError'>,
  set: SiteLanguages,
): {
  readonly changed: Promise<'languages'>
  stop(): void
} {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const areOther = async () => {
    const { order } = await payload.findGlobal({ slug: 'languages', depth: 0 })
    if (chosenLanguages(set, order ?? undefined).join() === settings.languages.join()) return false
    return whileAlone(payload, settings.database, 'importing', async () => {})
  }
  const changed = new Promise<'languages'>((resolve) => {
    const look = async () => {
      const isChanged = await areOther().catch((error: unknown) => {
        onError(error)
        return false
      })
      if (isStopped) return
      if (isChanged) resolve('languages')
      else later()
    }
    const later = () => {
      timer = setTimeout(() => void look(), LOOK_EVERY_MS).unref()
    }
    later()
  })
  return {
    changed,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
