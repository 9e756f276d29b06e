import { rawPage, startBare } from '../support/bare.mjs'
import { withBrowser } from '../support/browser.mjs'
import { ratioInTurns } from '../support/load.mjs'
import { NothingMeasured } from '../support/nothing-measured.mjs'
import { startAstro } from '../support/peers/astro.mjs'
import { startNext } from '../support/peers/next.mjs'
import { partsOf } from '../support/peers/page.mjs'
import { withSite } from '../support/site.mjs'
import { versionOf } from '../support/version-of.mjs'
import { weigh } from '../support/weigh.mjs'

/**
 * The home page of the demo on other programs that npm has: requests per second against a bare server that sends the same
 * HTML, in turns and without compression for either; and its script when it has one component of React.
 */
export async function measure() {
  const ours = await withSite(({ url }) => rawPage(`${url}/`))
  const page = partsOf(ours.body.toString())
  const [next, react] = [versionOf('next'), versionOf('react')]
  const bare = await startBare(ours)
  try {
    return {
      ...(await beside('peers.astro', () => startAstro(page, react))),
      ...(await beside('peers.next', () => startNext(page, { next, react }))),
    }
  } finally {
    bare.stop()
  }

  /**
   * @param {string} id
   * @param {() => Promise<import('../support/peers/serve.mjs').PeerServer & { version: string }>} start
   * @returns {Promise<Record<string, unknown>>} Figures, or the same error for each of them.
   */
  async function beside(id, start) {
    try {
      const peer = await start()
      try {
        return {
          [`${id}.version`]: peer.version,
          [`${id}.page`]: await ratio(peer.url),
          [`${id}.script`]: await script(peer.url),
        }
      } finally {
        await peer.stop()
      }
    } catch (error) {
      console.error(error)
      return { [`${id}.page`]: error, [`${id}.script`]: error }
    }
  }

  /** @param {string} url */
  async function ratio(url) {
    const { body } = await rawPage(`${url}/`)
    if (!body.includes(page.heading)) throw new NothingMeasured(`${url}/ is another page`)
    return ratioInTurns([`${url}/`, bare.url])
  }
}

/** @param {string} url @returns {Promise<number | undefined>} KB of brotli. */
async function script(url) {
  const { body } = await rawPage(`${url}/component`)
  if (!body.includes('Pressed')) throw new NothingMeasured(`${url}/component has no component`)
  const { script } = await withBrowser((browser) => weigh(browser, `${url}/component`))
  return script
}
