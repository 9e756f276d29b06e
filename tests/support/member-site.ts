import { startSiteWith } from './optional-site.ts'
import type { TestSite } from './site-process.ts'

/** The demo of a site whose config names members. */
export function startMemberSite(env: Record<string, string> = {}): Promise<TestSite> {
  return startSiteWith(['members'], env)
}
