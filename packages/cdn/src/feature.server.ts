import { startDeliverer } from '@vitrine/delivery/server'
import { createTally, type FeatureServer } from '@vitrine/kit/server'
import { cacheTags } from './core/cache-tags.ts'
import { cdnHeaders } from './core/cdn-headers.ts'
import type { CdnSettings } from './core/cdn-settings.ts'
import { followChanges } from './server/follow-changes.ts'
import { purgeSender } from './server/purge-sender.ts'
import { queuePurges } from './server/queue-purges.ts'
import { shortName } from './server/short-name.ts'

/** Settings that it reads. */
interface Settings {
  readonly siteUrl: string
  readonly webhookPrivateHosts: readonly string[]
  /** Undefined: there is no CDN that can be told of changes. */
  readonly cdn: CdnSettings | undefined
}

export const server: FeatureServer<Settings> = {
  start({ payload, settings, onError }) {
    const { cdn, siteUrl, webhookPrivateHosts: privateHosts } = settings
    if (!cdn) return {}
    const tags = cacheTags(siteUrl, shortName)
    const purges = createTally({
      name: 'vitrine_cdn_purges_total',
      help: 'Calls of the CDN, by outcome.',
      label: 'outcome',
      values: ['sent', 'failed'],
    })
    const now = () => new Date()
    return {
      sharedHeaders: (made) => cdnHeaders(cdn, tags.ofAnswer(made)),
      metrics: [purges.metric],
      maintenance() {
        const sender = purgeSender(cdn, { privateHosts, now, onResult: purges.count })
        const deliverer = startDeliverer({ payload, kind: 'purge', sender, now, onError })
        const stopFollowing = followChanges(payload, {
          async onChange(touched) {
            const { service, url } = cdn
            const recipient = new URL(url).host
            await queuePurges(payload, {
              service,
              recipient,
              tags: tags.ofChange(touched),
              site: tags.site,
              at: now(),
            })
            deliverer.wake()
          },
          onError,
        })
        return async () => {
          await stopFollowing()
          await deliverer.stop()
        }
      },
    }
  },
}
