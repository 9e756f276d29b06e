import { setTimeout } from 'node:timers/promises'
import { openPayload } from '@vitrine/cms/config'
import { loadSettings } from '@vitrine/cms/settings'
import { FRESHNESS_LEASE_MS } from '@vitrine/content/cache'
import type { Payload } from 'payload'
import type { TestSite } from './site.ts'

/** Changes the theme of a running site, as an editor does. */
export interface ThemeEditor {
  /** @param choices What is set; everything else is as the design has it. */
  choose(choices: object): Promise<void>
  close(): Promise<void>
}

const NOTHING = Object.fromEntries(
  ['paper', 'surface', 'ink', 'inkSoft', 'line', 'accent', 'accentInk']
    .flatMap((name) => [name, `${name}Dark`])
    .concat('pairing', 'scale', 'baseSize', 'headingSensitivity', 'headingFactor')
    .concat('spacing', 'radius', 'buttons', 'buttonShape', 'shadows')
    .map((name) => [name, null]),
)

export async function openTheme(site: Pick<TestSite, 'dataDir'>): Promise<ThemeEditor> {
  const settings = loadSettings({ DATA_DIR: site.dataDir, LOG_LEVEL: 'error' }, site.dataDir)
  const payload: Payload = await openPayload(settings)
  return {
    async choose(choices) {
      const data = { ...NOTHING, preset: 'warm', scheme: 'auto', effects: true, ...choices }
      await payload.updateGlobal({ slug: 'theme' as never, data: data as never })
      // An editor's answer is held back for one lease, too: until then a site may answer from memory.
      await setTimeout(FRESHNESS_LEASE_MS)
    },
    close: () => payload.destroy(),
  }
}
