import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { startSmallRedis } from '../../packages/protection/src/testing/small-redis.ts'
import { freePort } from '../../scripts/launch/free-port.mjs'

/** A Redis on loopback. */
export interface TestRedis {
  readonly url: string
  /** Its name and version, or that it is the tests' own. */
  readonly about: string
  stop(): Promise<unknown>
}

/** Name of the program, in Debian's package of the same name. */
const PROGRAM = 'redis-server'

/** Starts the small server of the tests, which speaks the commands that Vitrine uses. */
export async function startOwnRedis(): Promise<TestRedis> {
  return { ...(await startSmallRedis()), about: 'the small server of the tests' }
}

/** Starts a real Redis, or the tests' own where it is not installed. */
export async function startRedis(): Promise<TestRedis> {
  const port = await freePort()
  const child = spawn(PROGRAM, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const version = await new Promise<string | undefined>((resolve) => {
    let log = ''
    child.once('error', () => resolve(undefined))
    child.once('exit', () => resolve(undefined))
    child.stdout.on('data', (chunk) => {
      log += chunk
      if (/Ready to accept connections/i.test(log)) resolve(/version=([\d.]+)/.exec(log)?.[1] ?? '')
    })
  })
  if (version === undefined) {
    const own = await startOwnRedis()
    return { ...own, about: `${own.about}: ${PROGRAM} is not installed (on Debian: apt-get install ${PROGRAM})` }
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    about: `${PROGRAM} ${version}`,
    async stop() {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
    },
  }
}
