import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import sharp from 'sharp'
import { build, runnerImport } from 'vite'
import { inRoot } from '../../scripts/launch/paths.mjs'

const FOLDER = 'bench/support/sliders'

/** Spots on a drawn image: one of a single colour counts for nothing as the largest paint of a page. */
const SPOTS = 400

const TYPES = /** @type {Readonly<Record<string, string>>} */ ({ '.js': 'text/javascript', '.css': 'text/css' })

/** @typedef {{ body: Buffer | string, type: string }} Answer */

/**
 * Serves pages with the same content on our sliders (`/ours/{name}`) and on Swiper (`/swiper/{name}`), in the frame of a
 * page of the site and with its built scripts and styles. Everything comes from memory, so that only browsers are slow.
 *
 * @param {{ url: string }} site
 */
export async function serveSliderPages(site) {
  const frame = await (await fetch(`${site.url}/privacy/`)).text()
  const built = { stack: await buildSwiper('stack'), row: await buildSwiper('row') }
  /** @type {[typeof import('./sliders/content.ts'), typeof import('./sliders/ours.tsx'), typeof import('./sliders/swiper.ts')]} */
  const [{ IMAGE, ROW_IMAGES }, { ourPages }, { swiperPages }] = await Promise.all([
    load('content.ts'),
    load('ours.tsx'),
    load('swiper.ts'),
  ])

  /** @type {Map<string, Answer>} */
  const answers = new Map([...built.stack.files, ...built.row.files])
  const pages = { ours: ourPages(frame), swiper: swiperPages(frame, built) }
  for (const [by, all] of Object.entries(pages)) {
    for (const [name, body] of Object.entries(all)) answers.set(`/${by}/${name}`, { body, type: 'text/html' })
  }
  for (let number = 1; number <= ROW_IMAGES; number += 1) {
    const drawn = await draw(number, IMAGE)
    for (const width of IMAGE.halves) {
      const body = await sharp(drawn).resize({ width }).webp({ quality: 60 }).toBuffer()
      answers.set(`/pictures/${number}-${width}.webp`, { body, type: 'image/webp' })
    }
  }

  const server = createServer(async ({ url = '/' }, response) => {
    const answer = answers.get(url) ?? (await ask(site.url + url))
    if (!answer) return response.writeHead(404).end()
    answers.set(url, answer)
    return response.writeHead(200, { 'content-type': answer.type }).end(answer.body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** @param {string} file */
async function load(file) {
  return (await runnerImport(inRoot(FOLDER, file))).module
}

/** @param {string} address @returns {Promise<Answer | undefined>} */
async function ask(address) {
  const response = await fetch(address)
  if (!response.ok) return undefined
  return { body: Buffer.from(await response.arrayBuffer()), type: response.headers.get('content-type') ?? '' }
}

/**
 * @param {'stack' | 'row'} name
 * @returns Swiper with what this page needs of it, in one file of its own.
 */
async function buildSwiper(name) {
  const outDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-swiper-'))
  try {
    const result = /** @type {import('vite').Rollup.RollupOutput} */ (
      await build({
        configFile: false,
        root: inRoot(FOLDER),
        base: '/swiper/',
        logLevel: 'error',
        build: { outDir, rolldownOptions: { input: inRoot(FOLDER, `swiper-${name}.mjs`) } },
      })
    )
    const files = result.output.map(({ fileName }) => {
      const type = TYPES[extname(fileName)] ?? 'application/octet-stream'
      return /** @type {const} */ ([`/swiper/${fileName}`, { body: readFileSync(join(outDir, fileName)), type }])
    })
    const named = (/** @type {string} */ end) => files.map(([path]) => path).filter((path) => path.endsWith(end))
    return { files, scripts: named('.js'), styles: named('.css') }
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

/**
 * @param {number} seed
 * @param {{ width: number, height: number }} size
 * @returns {Promise<Buffer>} An image of its own for each number, the same in every run.
 */
function draw(seed, { width, height }) {
  const spots = Array.from({ length: SPOTS }, (_, index) => {
    const at = (/** @type {number} */ step) => (seed * 7919 + index * step) % 9973
    const [x, y] = [(at(6131) * width) / 9973, (at(4801) * height) / 9973]
    return `<circle cx="${x}" cy="${y}" r="${10 + (at(271) % 90)}" fill="hsl(${at(97) % 360} 40% ${20 + (at(53) % 50)}%)"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${spots.join('')}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
