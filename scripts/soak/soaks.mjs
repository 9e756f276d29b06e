/**
 * Long form of a test file, whose short form is part of `npm test`.
 *
 * @typedef {object} Soak
 * @property {string} about What is done in each round.
 * @property {'unit' | 'integration' | 'browser'} suite
 * @property {string} file End of its path.
 * @property {number} rounds Done when no other number is asked for.
 * @property {number} piece Rounds of one run of Vitest: what is lost when the soak is stopped.
 */

/** @type {Readonly<Record<string, Soak>>} By the name that the command takes. */
export const SOAKS = {
  image: {
    about: 'the packed site, with and without the admin, run by an account that may write to its data folder alone',
    suite: 'browser',
    file: '/image.browser.test.ts',
    rounds: 2,
    piece: 1,
  },
  platforms: {
    about: 'integration tests with PostgreSQL as root, the unit suite on a newer Node, and a first start on both',
    suite: 'integration',
    file: '/platforms.integration.test.ts',
    rounds: 2,
    piece: 1,
  },
  commands: {
    about: 'a command of docs/operating.md, given as it is written there',
    suite: 'browser',
    file: '/operating-commands.browser.test.ts',
    rounds: 19,
    piece: 4,
  },
  faults: {
    about: 'a thousand messages at once, and a PostgreSQL that goes away between two messages',
    suite: 'integration',
    file: '/faults.integration.test.ts',
    rounds: 100,
    piece: 10,
  },
  storage: {
    about: 'a PostgreSQL that goes away in the middle of many messages',
    suite: 'integration',
    file: '/storage-faults.integration.test.ts',
    rounds: 100,
    piece: 10,
  },
  writes: {
    about: 'transactions on SQLite that come at any moment',
    suite: 'integration',
    file: '/sqlite-client.integration.test.ts',
    rounds: 2_000,
    piece: 200,
  },
  'stale-pages': {
    about: 'two writers who change the same pages and posts at once, while two processes answer visitors',
    suite: 'integration',
    file: '/stale-pages.integration.test.ts',
    rounds: 1_000,
    piece: 100,
  },
  'hostile-mail': {
    about: 'mails with hostile names and addresses, looked at where a mail server gets them',
    suite: 'integration',
    file: '/hostile-mail.integration.test.ts',
    rounds: 10_000,
    piece: 1_000,
  },
  'account-requests': {
    about: 'requests of accounts to the API that mean no good',
    suite: 'browser',
    file: '/hostile-accounts.browser.test.ts',
    rounds: 10_000,
    piece: 2_000,
  },
  requests: {
    about: 'requests of strangers to every address that mean no good',
    suite: 'browser',
    file: '/hostile-strangers.browser.test.ts',
    rounds: 10_000,
    piece: 2_000,
  },
  'account-pages': {
    about: 'requests of an account to pages of the admin that mean no good',
    suite: 'browser',
    file: '/hostile-questions.browser.test.ts',
    rounds: 5_000,
    piece: 500,
  },
  'admin-memory': {
    about: 'a page that is opened, changed, published and opened again in one admin, whose heap is compared',
    suite: 'browser',
    file: '/admin/memory.browser.test.ts',
    rounds: 300,
    piece: 300,
  },
  'import-kills': {
    about: 'an import of 2,000 posts with pictures that is killed 20 times and started again, on both databases',
    suite: 'browser',
    file: '/import-kills.browser.test.ts',
    rounds: 1,
    piece: 1,
  },
  rules: {
    about: 'validation of any entries by any rules',
    suite: 'unit',
    file: '/rules.property.test.ts',
    rounds: 1_000_000,
    piece: 50_000,
  },
  'block-edits': {
    about: 'edits of the blocks of a page, and all of them taken back',
    suite: 'unit',
    file: '/edits.property.test.ts',
    rounds: 1_000,
    piece: 250,
  },
  'canvas-ways': {
    about: 'a page of eight blocks, built from blank by keyboard, by pointer and by touch, with equal JSON',
    suite: 'browser',
    file: '/three-ways.browser.test.ts',
    rounds: 3,
    piece: 3,
  },
  'canvas-edits': {
    about: 'twelve edits of the blocks of a page in any order, and all of them taken back',
    suite: 'unit',
    file: '/edits.property.test.ts',
    rounds: 850,
    piece: 850,
  },
  'canvas-random': {
    about: 'twenty operations on the blocks of a page in any order, on its canvas, and all of them taken back',
    suite: 'browser',
    file: '/canvas/random.browser.test.ts',
    rounds: 15,
    piece: 15,
  },
  rows: {
    about: 'forms with any number of rows',
    suite: 'unit',
    file: '/rows.property.test.ts',
    rounds: 200_000,
    piece: 20_000,
  },
  markdown: {
    about: 'posts with hostile words, written as Markdown and read back',
    suite: 'unit',
    file: '/read-markdown.test.ts',
    rounds: 50_000,
    piece: 5_000,
  },
  carts: {
    about: 'a random cart, priced again by another calculation, and given back piece by piece',
    suite: 'unit',
    file: '/carts.property.test.ts',
    rounds: 10_000,
    piece: 5_000,
  },
  invoices: {
    about: 'the invoice and credit notes of a random order, checked against the rules of EN 16931',
    suite: 'unit',
    file: '/invoices.property.test.ts',
    rounds: 5_000,
    piece: 1_000,
  },
  'order-kills': {
    about: 'an order whose process is killed at one of 21 steps, then swept and sent again, on both databases',
    suite: 'integration',
    file: '/order-kills.integration.test.ts',
    rounds: 42,
    piece: 42,
  },
  threads: {
    about: 'comments that answer each other in any way',
    suite: 'unit',
    file: '/thread.test.ts',
    rounds: 200_000,
    piece: 20_000,
  },
}
