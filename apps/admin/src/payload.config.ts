import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vitrineConfig } from '@vitrine/cms/config'
import { siteSettings } from '@vitrine/cms/settings'

const here = dirname(fileURLToPath(import.meta.url))

/** The project's root: the site hands it over; alone, the admin is started from its own folder. */
const projectRoot = process.env.VITRINE_ROOT ?? resolve(process.cwd(), '../..')

export default siteSettings(process.env, projectRoot).then((settings) =>
  vitrineConfig({ settings, adminDir: here, docsDir: join(projectRoot, 'docs') }),
)
