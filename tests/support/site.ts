import { requireBuiltAdmin } from '../../scripts/launch/build.mjs'
import { shared } from './shared.ts'
import { startSiteOn, type TestSite } from './site-process.ts'

export type { TestSite } from './site-process.ts'

/** Starts a site of a test's own on a copy of the demo. For tests that write, stop it or set something. */
export async function startSite(env: Record<string, string> = {}): Promise<TestSite> {
  if (env.ADMIN === 'on') requireBuiltAdmin()
  return startSiteOn(await shared('demo'), env)
}

/**
 * Address of the demo site that all tests of a run share.
 *
 * For tests that only read: none may post to it or change its data.
 */
export async function sharedSite(): Promise<{ readonly url: string }> {
  return { url: await shared('site') }
}
