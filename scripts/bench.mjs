import { install } from './launch/install.mjs'
import { requireNode } from './launch/node-version.mjs'

requireNode()
await install()
await import('../bench/main.mjs')
