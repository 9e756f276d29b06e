const CHANGES = 20
const PASSWORD = 'bench bench bench bench'

/**
 * Milliseconds from the answer to a change until a visitor sees it, slowest of {@link CHANGES}.
 *
 * @param {{ url: string, setupCode?: string }} site With the admin on.
 */
export async function publish(site) {
  const headers = { 'content-type': 'application/json' }
  await answering(`${site.url}/admin/login`)
  const account = { name: 'Bench', email: 'bench@example.com', password: PASSWORD, setupCode: site.setupCode }
  const made = await fetch(`${site.url}/api/users/first-register`, {
    method: 'POST',
    headers,
    body: JSON.stringify(account),
  })
  const { token } = /** @type {{ token: string }} */ (await made.json())
  const authorized = { ...headers, authorization: `JWT ${token}` }
  const found = await fetch(`${site.url}/api/pages?where[path][equals]=/&depth=0`, { headers: authorized })
  const { docs } = /** @type {{ docs: { id: number }[] }} */ (await found.json())
  let slowest = 0
  for (let change = 0; change < CHANGES; change += 1) {
    const title = `Title number ${change} of the bench`
    const body = JSON.stringify({ meta: { title }, _status: 'published' })
    await fetch(`${site.url}/api/pages/${docs[0]?.id}`, { method: 'PATCH', headers: authorized, body })
    const acknowledged = performance.now()
    const first = await (await fetch(`${site.url}/`)).text()
    let seen = first.includes(title)
    while (!seen) {
      seen = (await (await fetch(`${site.url}/`)).text()).includes(title)
      if (performance.now() - acknowledged > 10_000) throw new Error('A change did not become visible within 10 s.')
    }
    slowest = Math.max(slowest, performance.now() - acknowledged)
  }
  return { publish: slowest }
}

/** @param {string} url */
async function answering(url) {
  while (!(await fetch(url)).ok) await new Promise((resolve) => setTimeout(resolve, 200))
}
