import { fork } from 'node:child_process'
import { join } from 'node:path'
import { inRoot } from './paths.mjs'

/**
 * Flags that programs need which load the content model.
 *
 * The rich-text editor's modules choose their production files by a top-level await, which Node 20 sometimes never
 * settles when several of them wait for one another (exit code 13). With this condition the choice is made while
 * resolving, without an await.
 */
export const NODE_FLAGS = ['--conditions=production']

/**
 * Starts a built program.
 *
 * @param {'main' | 'seed' | 'search' | 'posts' | 'accounts' | 'import' | 'backup' | 'static-export' | 'media'} name
 * @param {readonly string[]} args
 * @param {object} [options]
 * @param {Record<string, string | undefined>} [options.env]
 * @param {import('node:child_process').StdioOptions} [options.stdio]
 * @param {string} [options.root] Checkout whose program it is.
 */
export function startProgram(name, args = [], { env = {}, stdio, root = inRoot() } = {}) {
  return fork(join(root, `apps/site/dist/server/${name}.js`), [...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', VITRINE_ROOT: root, ...env },
    execArgv: [...NODE_FLAGS],
    ...(stdio && { stdio }),
  })
}
