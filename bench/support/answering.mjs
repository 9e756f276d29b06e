/** Milliseconds between two questions. */
const INTERVAL_MS = 20

/**
 * Waits until an address answers with a success.
 *
 * @param {string} url
 * @param {object} options
 * @param {number} options.withinMs
 * @param {() => boolean} [options.goesOn] Whether what should answer still runs.
 */
export async function answering(url, { withinMs, goesOn = () => true }) {
  const deadline = performance.now() + withinMs
  for (;;) {
    const ok = await fetch(url).then(
      async (response) => {
        await response.arrayBuffer()
        return response.ok
      },
      () => false,
    )
    if (ok) return
    if (!goesOn()) throw new Error(`What should answer at ${url} has ended.`)
    if (performance.now() > deadline) throw new Error(`${url} did not answer within ${withinMs / 1000} s.`)
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS))
  }
}
