import { readdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'

const projectRoot = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** Largest body of a form's own questions to the server: a slider of many slides asks with a few megabytes. */
const MAX_FORM_BODY = '16mb'

export default withPayload({
  poweredByHeader: false,
  // The site in front compresses nothing for the admin; Next does.
  compress: true,
  // Editors of a site that runs by `npm run dev` see no badge of the framework.
  devIndicators: false,
  turbopack: {
    root: projectRoot,
    rules: {
      '*.js': [
        {
          condition: { path: /getEntityPermissions\/populateFieldPermissions\.js$/ },
          loaders: [fileURLToPath(new URL('src/walk-blocks-once.mjs', import.meta.url))],
        },
        {
          condition: { path: /@payloadcms\/ui\/dist\/exports\/client\/index\.js$/ },
          loaders: [fileURLToPath(new URL('src/label-rows-once.mjs', import.meta.url))],
        },
      ],
    },
  },
  outputFileTracingRoot: projectRoot,
  // The packages of the project are TypeScript: Next compiles them.
  transpilePackages: readdirSync(resolve(projectRoot, 'packages')).map((name) => `@vitrine/${name}`),
  // `npm run check` checks the types of the whole house, this program included.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['@libsql/client', 'libsql', 'pg', 'sharp', 'nodemailer'],
  images: { unoptimized: true },
  experimental: { serverActions: { bodySizeLimit: MAX_FORM_BODY } },
})
