import { buildAdmin, buildSite } from './launch/build.mjs'
import { install } from './launch/install.mjs'
import { requireNode } from './launch/node-version.mjs'
import { inRoot } from './launch/paths.mjs'
import { writeWiring } from './wiring/files.mjs'

requireNode()
await install()
await writeWiring(inRoot())
await buildSite()
await buildAdmin()
