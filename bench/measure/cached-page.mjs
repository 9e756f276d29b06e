import { fork } from 'node:child_process'
import { request } from 'node:http'
import { inRoot } from '../../scripts/launch/paths.mjs'
import { load, median } from '../support/load.mjs'

const ROUNDS = 5
const SECONDS = 2
const CONNECTIONS = 8
const HEADERS = { 'accept-encoding': 'br' }

/** Requests per second of a finished page, site against bare server, in turns. @param {{ url: string }} site */
export async function cachedPage(site) {
  const page = await rawPage(`${site.url}/`)
  const child = fork(inRoot('bench/support/bare-server.mjs'))
  child.send(page)
  const address = await new Promise((resolve) => child.once('message', resolve))
  const bare = `http://127.0.0.1:${/** @type {{ port: number }} */ (address).port}/`
  const ratios = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const measure = (/** @type {string} */ url) =>
      load({ url, connections: CONNECTIONS, duration: SECONDS, headers: HEADERS })
    // Alternate who goes first, so that a drift of the machine favours neither.
    const [a, b] = round % 2 === 0 ? [`${site.url}/`, bare] : [bare, `${site.url}/`]
    const first = await measure(a)
    const second = await measure(b)
    ratios.push(round % 2 === 0 ? first.perSecond / second.perSecond : second.perSecond / first.perSecond)
  }
  child.disconnect()
  return { 'page.cached': median(ratios) }
}

/** @param {string} url @returns {Promise<{ headers: Record<string, string>, body: string }>} */
function rawPage(url) {
  return new Promise((resolve, reject) => {
    request(url, { headers: HEADERS }, (response) => {
      const chunks = /** @type {Buffer[]} */ ([])
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => {
        const { connection, 'keep-alive': _, date: __, 'transfer-encoding': ___, ...headers } = response.headers
        resolve({
          headers: /** @type {Record<string, string>} */ (headers),
          body: Buffer.concat(chunks).toString('base64'),
        })
      })
    })
      .on('error', reject)
      .end()
  })
}
