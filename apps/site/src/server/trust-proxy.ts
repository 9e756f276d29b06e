import type { Settings } from '@vitrine/cms/settings'

/**
 * Says to Fastify whose `X-Forwarded-*` headers are believed.
 *
 * @param proxies See the setting `TRUST_PROXY`. A number is not handed on as it is: Fastify believes nobody for it, since
 * it cannot know that the port is reached through the proxies alone. Whoever gives the setting says so.
 */
export function trustProxy(
  proxies: Settings['trustProxy'],
): false | string[] | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies
}
