import { buildAdmin, buildSite } from './launch/build.mjs'
import { install } from './launch/install.mjs'
import { requireNode } from './launch/node-version.mjs'

requireNode()
await install()
await buildSite()
await buildAdmin()
