import { siteLanguages } from '@vitrine/content/languages'
import type { Contents } from '@vitrine/content/queries'
import type { Payload } from 'payload'
import type { AccountPage } from '../core/account-paths.ts'
import type { AccountTexts } from '../core/account-texts.ts'
import { readSettings } from './read-settings.ts'

const TITLES: Readonly<Record<AccountPage, keyof AccountTexts>> = {
  account: 'title',
  confirm: 'confirmTitle',
  erase: 'eraseTitle',
}

/** The account pages, which nobody put together and nobody may list or store. */
export function accountContents(
  payload: Payload,
  pageAt: (path: string) => Promise<AccountPage | undefined>,
): Contents {
  return {
    async page(path, locale) {
      const page = await pageAt(path)
      if (!page) return undefined
      const { texts } = await readSettings(payload, locale)
      return {
        title: texts[TITLES[page]],
        path,
        isPersonal: true,
        layout: [{ blockType: 'memberAccount', id: 'account' }],
        meta: { noIndex: true },
        updatedAt: new Date(0).toISOString(),
        languages: siteLanguages(payload),
        breadcrumb: [],
      }
    },
    draft: async () => undefined,
    listed: async () => [],
    fill: async () => undefined,
  }
}
