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
  turbopack: { root: projectRoot },
  outputFileTracingRoot: projectRoot,
  transpilePackages: [
    '@vitrine/blog',
    '@vitrine/cms',
    '@vitrine/effects',
    '@vitrine/forms',
    '@vitrine/lightbox',
    '@vitrine/navigation',
    '@vitrine/pages',
    '@vitrine/sliders',
    '@vitrine/ui',
    '@vitrine/video',
    '@vitrine/islands',
  ],
  // `npm run check` checks the types of the whole house, this program included.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['@libsql/client', 'libsql', 'pg', 'sharp', 'nodemailer'],
  images: { unoptimized: true },
  experimental: { serverActions: { bodySizeLimit: MAX_FORM_BODY } },
})
