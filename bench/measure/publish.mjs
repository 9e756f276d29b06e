import { answering } from '../support/answering.mjs'
import { fetched, NothingMeasured } from '../support/nothing-measured.mjs'
import { withSite } from '../support/site.mjs'

const CHANGES = 20
const PASSWORD = 'bench bench bench bench'

/** Milliseconds that the admin may take until it answers. */
const ADMIN_MS = 120_000

/** Milliseconds after which a change that nobody sees is an error. */
const LOST_MS = 10_000

/** Milliseconds from the answer to a change until a visitor sees it, slowest of {@link CHANGES}. */
export function measure() {
  return withSite(async (site) => ({ publish: await slowestChange(site) }), { ADMIN: 'on' })
}

/** @param {{ url: string, setupCode?: string | undefined }} site With the admin on. */
async function slowestChange({ url, setupCode }) {
  await answering(`${url}/admin/login`, { withinMs: ADMIN_MS })
  const headers = { 'content-type': 'application/json' }
  const account = { name: 'Bench', email: 'bench@example.com', password: PASSWORD, setupCode }
  const made = await fetched(`${url}/api/users/first-register`, {
    method: 'POST',
    headers,
    body: JSON.stringify(account),
  })
  const { token } = /** @type {{ token: string }} */ (await made.json())
  const authorized = { ...headers, authorization: `JWT ${token}` }
  const found = await fetched(`${url}/api/pages?where[path][equals]=/&depth=0`, { headers: authorized })
  const [home] = /** @type {{ docs: { id: number }[] }} */ (await found.json()).docs
  if (!home) throw new NothingMeasured('no home page in the API')
  let slowest = 0
  for (let change = 0; change < CHANGES; change += 1) {
    const title = `Title number ${change} of the bench`
    const body = JSON.stringify({ meta: { title }, _status: 'published' })
    await fetched(`${url}/api/pages/${home.id}`, { method: 'PATCH', headers: authorized, body })
    slowest = Math.max(slowest, await untilSeen(url, title))
  }
  return slowest
}

/** @param {string} url @param {string} title @returns {Promise<number>} Milliseconds. */
async function untilSeen(url, title) {
  const acknowledged = performance.now()
  for (;;) {
    const seen = (await (await fetched(`${url}/`)).text()).includes(title)
    const passed = performance.now() - acknowledged
    if (seen) return passed
    if (passed > LOST_MS) throw new Error(`A change did not become visible within ${LOST_MS / 1000} s.`)
  }
}
