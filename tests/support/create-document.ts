import type { Page } from 'playwright-core'

/**
 * Makes a document through the API, as the one who has signed in in this window.
 *
 * @param collection Its collection, and what its address asks for: `pages?draft=true`.
 * @returns Its id.
 */
export function createDocument(page: Page, collection: string, data: object): Promise<number> {
  return page.evaluate(
    async ({ address, body }) => {
      const answer = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      return (await answer.json()).doc.id
    },
    { address: `/api/${collection}`, body: JSON.stringify(data) },
  )
}
