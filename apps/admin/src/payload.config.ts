import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vitrineConfig } from '@vitrine/cms/config'
import { siteSettings } from '@vitrine/cms/settings'

const here = dirname(fileURLToPath(import.meta.url))

/** The project's root: the site hands it over; alone, the admin is started from its own folder. */
const projectRoot = process.env.VITRINE_ROOT ?? resolve(process.cwd(), '../..')

/** Environment of the site: in the admin's own, `PORT` is that of this program, which only the site reaches. */
const env = process.env.VITRINE_PORT ? { ...process.env, PORT: process.env.VITRINE_PORT } : process.env

export default siteSettings(env, projectRoot).then((settings) =>
  vitrineConfig({ settings, adminDir: here, docsDir: join(projectRoot, 'docs') }),
)
