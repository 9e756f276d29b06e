import { fork } from 'node:child_process'
import { request } from 'node:http'
import { inRoot } from '../../scripts/launch/paths.mjs'
import { NothingMeasured } from './nothing-measured.mjs'

/** @typedef {{ headers: Record<string, string>, body: Buffer }} RawPage What goes over the wire. */

/**
 * Starts a server of nothing but `node:http`, in a process of its own, that sends always this page.
 *
 * @param {RawPage} page
 */
export async function startBare({ headers, body }) {
  const child = fork(inRoot('bench/support/bare-server.mjs'))
  child.send({ headers, body: body.toString('base64') })
  const { port } = await new Promise((resolve) => child.once('message', resolve))
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.disconnect() }
}

/**
 * Fetches a page as it goes over the wire.
 *
 * @param {string} url
 * @param {Record<string, string>} headers
 * @returns {Promise<RawPage>} Without the headers that `node:http` writes itself.
 */
export function rawPage(url, headers = {}) {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const chunks = /** @type {Buffer[]} */ ([])
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => {
        const { connection, 'keep-alive': _, date: __, 'transfer-encoding': ___, ...rest } = response.headers
        const body = Buffer.concat(chunks)
        if (response.statusCode !== 200 || body.length === 0)
          return reject(new NothingMeasured(`${url} answered with ${response.statusCode} and ${body.length} bytes`))
        resolve({ headers: /** @type {Record<string, string>} */ (rest), body })
      })
    })
      .on('error', reject)
      .end()
  })
}
