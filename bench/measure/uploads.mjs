import { request } from 'node:http'
import { createClient } from '@libsql/client'
import { NothingMeasured } from '../support/nothing-measured.mjs'
import { withSite } from '../support/site.mjs'

/** Memory that was there already may be enough. */
export const mayBeZero = ['uploads.memory']

/** Files sent at once, and the bytes of each: 200 MB in all. */
const FILES = 4
const FILE_BYTES = 50_000_000
const CHUNK = Buffer.alloc(64 * 1024, 'x')

/** Samples of memory below which nobody has seen how it grew. */
const LEAST_SAMPLES = 5

/** Megabytes (10^6 bytes) of resident memory that the site takes more while 200 MB of files arrive at once. */
export function measure() {
  return withSite(async (site) => ({ 'uploads.memory': await growth(site) }))
}

/** @param {{ url: string, dataDir: string, residentMegabytes: () => number }} site On SQLite. */
async function growth(site) {
  await takeFiles(site.dataDir)
  const before = site.residentMegabytes()
  let [peak, samples] = [before, 0]
  const sampling = setInterval(() => {
    peak = Math.max(peak, site.residentMegabytes())
    samples += 1
  }, 20)
  const statuses = await Promise.all(Array.from({ length: FILES }, () => sendFile(site.url)))
  clearInterval(sampling)
  if (statuses.some((status) => status !== 'mail_sent'))
    throw new Error(`A file was not taken: ${statuses.join(', ')}.`)
  if (samples < LEAST_SAMPLES) throw new NothingMeasured(`${samples} samples of memory`)
  return peak - before
}

/** Makes the demo's contact form one that takes large files. @param {string} dataDir */
async function takeFiles(dataDir) {
  const database = createClient({ url: `file:${dataDir}/vitrine.db` })
  await database.execute("update contact_forms set written_as = 'template'")
  await database.execute("update contact_forms_locales set template = '[file f filetypes:bin limit:60mb]'")
  await database.execute('update content_revisions set value = value + 1')
  database.close()
}

/** @param {string} url @returns {Promise<string>} Status of the reply. */
function sendFile(url) {
  const field = (/** @type {string} */ name, /** @type {string} */ value) =>
    `--X\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const head = `${field('_wpcf7_unit_tag', 'wpcf7-f1-o1')}--X\r\nContent-Disposition: form-data; name="f"; filename="a.bin"\r\n\r\n`
  const tail = '\r\n--X--\r\n'
  return new Promise((resolve, reject) => {
    const sending = request(
      `${url}/wp-json/contact-form-7/v1/contact-forms/1/feedback`,
      {
        method: 'POST',
        headers: {
          'content-type': 'multipart/form-data; boundary=X',
          'content-length': head.length + FILE_BYTES + tail.length,
          'user-agent': 'Mozilla/5.0 (Bench)',
        },
      },
      (response) => {
        let reply = ''
        response.on('data', (chunk) => {
          reply += chunk
        })
        response.on('end', () => resolve(JSON.parse(reply).status ?? reply))
      },
    )
    sending.on('error', reject)
    sending.write(head)
    let left = FILE_BYTES
    const write = () => {
      while (left > 0) {
        const chunk = left < CHUNK.length ? CHUNK.subarray(0, left) : CHUNK
        left -= chunk.length
        if (!sending.write(chunk)) return sending.once('drain', write)
      }
      return sending.end(tail)
    }
    write()
  })
}
