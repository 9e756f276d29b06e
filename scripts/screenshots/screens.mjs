/**
 * Screens of the admin that the documentation shows.
 *
 * @typedef {object} Screen
 * @property {string} name Of the file in `docs/images`, without its ending.
 * @property {string} path Below `/admin`; `{pages}` and its like stand for the id of a document that `where` finds.
 * @property {string} [where] Query of the API for that document.
 * @property {(page: import('playwright-core').Page) => Promise<unknown>} [prepare] Done before the screenshot is taken.
 */

/** @type {readonly Screen[]} */
export const SCREENS = [
  { name: 'dashboard', path: '' },
  {
    name: 'page',
    path: '/collections/pages/{pages}',
    where: 'where[path][equals]=/',
    prepare: async (page) => {
      await openPreview(page)
      await page.frameLocator('#live-preview-iframe').locator('main [data-block]').first().click()
    },
  },
  { name: 'media', path: '/collections/media' },
  {
    name: 'menu',
    path: '/globals/header',
    prepare: (page) => page.locator('.array-field .collapsible__toggle').first().click(),
  },
  { name: 'contact-form', path: '/collections/contact-forms/{contact-forms}', where: 'limit=1' },
  { name: 'theme', path: '/globals/theme', prepare: openPreview },
  { name: 'accounts', path: '/collections/users' },
  {
    name: 'health',
    path: '/globals/health',
    prepare: (page) => page.getByText('Looking at how the site is doing').waitFor({ state: 'hidden' }),
  },
  { name: 'posts', path: '/collections/posts' },
  { name: 'slider', path: '/collections/sliders/{sliders}', where: 'limit=1' },
]

/** @param {import('playwright-core').Page} page */
async function openPreview(page) {
  const toggler = page.locator('#live-preview-toggler')
  if (!(await toggler.getAttribute('class'))?.includes('--active')) await toggler.click()
  await page
    .frameLocator('#live-preview-iframe')
    .locator('vitrine-canvas, main h1')
    .first()
    .waitFor({ state: 'attached' })
}
