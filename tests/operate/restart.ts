import { until } from '../support/until.ts'
import { createForm, post } from './form.ts'
import { createPage } from './pages.ts'
import type { NodeName, Topology } from './topology.ts'

/** Requests of visitors during a restart. */
export interface Restart {
  readonly requests: number
  /** Those that did not succeed, in words. */
  readonly failed: readonly string[]
}

/**
 * Restarts nodes one after another, as a host does that puts a new version in place, while visitors use the site.
 *
 * @param options.visitors How many there are at once, each of whom asks for a page and then writes, again and again.
 */
export async function restartUnderLoad(
  topology: Topology,
  names: readonly NodeName[],
  options: { readonly visitors: number },
): Promise<Restart> {
  const { nodes, balancer } = topology
  const page = await createPage(topology, `During restarts of ${names.join(' ')}`, 'published')
  const form = await createForm(topology)
  const failed: string[] = []
  let requests = 0
  let isOver = false
  const visit = async (visitor: number) => {
    while (!isOver) {
      requests += 2
      const answer = await statusOf(balancer.url + page.path)
      if (answer !== 200) failed.push(`page: ${answer}`)
      const status = await post(balancer.url, form, `message ${requests}`, `198.51.100.${visitor}`)
      if (status !== 'mail_sent') failed.push(`message: ${status}`)
    }
  }
  const visitors = Array.from({ length: options.visitors }, (_, visitor) => visit(visitor))
  try {
    for (const name of names) {
      const code = await nodes[name].terminate()
      if (code !== 0) failed.push(`${name} ended with ${code}`)
      await nodes[name].restart()
      await until(`${name} to be ready`, () => balancer.ready().includes(nodes[name].url))
    }
  } finally {
    isOver = true
    await Promise.all(visitors)
  }
  return { requests, failed }
}

/** @returns The status of a page that arrived whole; else why it did not. */
async function statusOf(address: string): Promise<number | string> {
  try {
    const response = await fetch(address)
    await response.text()
    return response.status
  } catch (error) {
    return error instanceof Error ? String(error.cause ?? error) : String(error)
  }
}
