import { performance } from 'node:perf_hooks'
import { createPage, type MadePage } from './pages.ts'
import type { NodeName, Topology } from './topology.ts'

/** Answers of nodes after changes that were acknowledged. */
export interface Freshness {
  /** Milliseconds between each of them and the end of the first answer with it, the time of that answer included. */
  readonly milliseconds: Readonly<Record<NodeName, readonly number[]>>
  /** Answers without it, of all nodes. */
  readonly stale: number
}

/**
 * Changes a published page through the admin again and again, and asks every node for it as soon as the change is
 * acknowledged, and until the answer has it.
 *
 * @param changes How many.
 */
export async function measureFreshness(topology: Topology, changes: number): Promise<Freshness> {
  const page = await createPage(topology, 'Freshness', 'published')
  const found = { admin: [] as number[], one: [] as number[], two: [] as number[] }
  const names = Object.keys(found) as NodeName[]
  let stale = 0
  for (let number = 0; number < changes; number += 1) {
    // What was there before is in the memory of all.
    await Promise.all(names.map((name) => read(topology, name, page)))
    const title = `Freshness ${number}`
    await topology.api('PATCH', `/pages/${page.id}`, { title, _status: 'published' })
    const acknowledged = performance.now()
    await Promise.all(
      names.map(async (name) => {
        while (!(await read(topology, name, page)).includes(title)) {
          stale += 1
        }
        found[name].push(performance.now() - acknowledged)
      }),
    )
  }
  return { milliseconds: found, stale }
}

async function read({ nodes }: Topology, name: NodeName, { path }: MadePage): Promise<string> {
  return (await fetch(nodes[name].url + path)).text()
}

/** The value that so large a share of them does not exceed. @param share Between 0 and 1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}
