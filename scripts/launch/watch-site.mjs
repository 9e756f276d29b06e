import { build } from 'vite'
import { inRoot } from './paths.mjs'
import { startProgram } from './program.mjs'

/** @type {import('node:child_process').ChildProcess | undefined} */
let site
let stopping = false

/** Starts the visitor's program, or starts it anew after a change; open pages then reload themselves. */
function restart() {
  const start = () => {
    if (stopping) return
    site = startProgram('main', [], { env: { NODE_ENV: 'development' } })
    site.on('message', (/** @type {{ type?: string, url?: string, setupCode?: string }} */ message) => {
      if (message.type === 'ready')
        console.log(`\n    ${message.url}/   ${message.url}/admin   ${message.setupCode ?? ''}\n`)
    })
  }
  if (!site || site.exitCode !== null || site.signalCode !== null) return start()
  site.once('exit', start)
  site.kill('SIGINT')
}

for (const ssr of [false, true]) {
  const watcher = await build({
    root: inRoot('apps/site'),
    logLevel: 'warn',
    build: { watch: {}, ...(ssr && { ssr: true }) },
  })
  if ('on' in watcher) {
    watcher.on('event', (event) => {
      if (event.code === 'END') restart()
      if (event.code === 'ERROR') console.error(event.error.message)
    })
  }
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    stopping = true
    site?.once('exit', () => process.exit(0))
    site?.kill(signal)
  })
}
