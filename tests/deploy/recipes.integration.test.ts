import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSettings } from '@vitrine/cms/settings'
import { parse as parseToml } from 'smol-toml'
import { describe, expect, it } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { PARTING_MS } from '../../apps/site/src/server/connections.ts'

/** Seconds that requests under way have, with those in which a site that ends still answers. */
const ENDS_WITHIN_S = 25 + PARTING_MS / 1000

const deploy = new URL('../../deploy/', import.meta.url)
const pathOf = (path: string) => fileURLToPath(new URL(path, deploy))
const read = (path: string) => readFileSync(pathOf(path), 'utf8')
const compose = (file: string) =>
  parseYaml(read(`compose/${file}`)) as {
    readonly services: Readonly<Record<string, Readonly<Record<string, unknown>>>>
    readonly volumes: Readonly<Record<string, unknown>>
  }

describe.each(['sqlite.yml', 'postgres.yml'])('compose/%s', (file) => {
  it('writes to its volume alone, without rights that it does not need', () => {
    const { site } = compose(file).services
    expect(site).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      volumes: ['data:/data'],
    })
  })

  it('gives a site that ends the time it takes', () =>
    expect(Number.parseInt(String(compose(file).services.site?.stop_grace_period), 10)).toBeGreaterThan(ENDS_WITHIN_S))

  it('opens no port but those of the proxy, whose headers the site trusts', () => {
    const { caddy, ...others } = compose(file).services
    expect(Object.values(others).filter(({ ports }) => ports)).toEqual([])
    expect(caddy?.ports).toContain('443:443')
    expect(others.site?.environment).toMatchObject({ TRUST_PROXY: '1' })
  })

  it('declares every volume that it mounts', () => {
    const { services, volumes } = compose(file)
    const mounted = Object.values(services).flatMap(({ volumes = [] }) => volumes as string[])
    const named = mounted.map((volume) => volume.split(':')[0] ?? '').filter((name) => !name.startsWith('.'))
    expect(Object.keys(volumes).sort()).toEqual([...new Set(named)].sort())
  })
})

describe('compose/several-nodes.yml', () => {
  type Service = Readonly<Record<string, unknown>>
  // YAML 1.1, as compose reads it: `<<` takes over what another mapping has.
  const { services, volumes } = parseYaml(read('compose/several-nodes.yml'), { merge: true }) as {
    readonly services: Readonly<Record<string, Service>>
    readonly volumes: Service
  }
  const nodes = ['admin', 'one', 'two'].map((name) => services[name] ?? {})

  it('runs one admin, and nodes that differ in nothing else', () => {
    const [admin, ...others] = nodes.map(({ environment }) => environment as Record<string, string>)
    expect(admin?.ADMIN).toBeUndefined()
    for (const other of others) expect(other).toEqual({ ...admin, ADMIN: 'off' })
  })

  it('has settings that Vitrine reads, the same database, secret, Redis and bucket for all', () => {
    const given = {
      SITE_HOST: 'www.example.com',
      SECRET: 'a secret of at least thirty-two characters',
      DATABASE_PASSWORD: 'password',
      S3_BUCKET: 'halden-media',
      S3_ENDPOINT: 'https://s3.example',
      S3_KEY_ID: 'id',
      S3_SECRET: 'secret',
    }
    const filled = Object.entries(nodes[1]?.environment as Record<string, string>).map(([name, value]) => [
      name,
      value.replace(
        /\$\{(\w+):(?:-([^}]*)|\?[^}]*)\}/g,
        (_, wanted: keyof typeof given, usual?: string) => usual ?? given[wanted],
      ),
    ])
    expect(parseSettings(Object.fromEntries(filled), '/')).toMatchObject({
      admin: false,
      siteUrl: 'https://www.example.com',
      secret: given.SECRET,
      database: { kind: 'postgres', url: 'postgres://vitrine:password@database:5432/vitrine' },
      redisUrl: 'redis://redis:6379',
      bucket: { bucket: 'halden-media' },
    })
  })

  it('lets nodes write to a volume of their own alone, and finish what is under way', () => {
    for (const node of nodes) {
      expect(node).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] })
      expect(Number.parseInt(String(node.stop_grace_period), 10)).toBeGreaterThan(ENDS_WITHIN_S)
    }
    expect(nodes.map((node) => node.volumes)).toEqual([['admin:/data'], ['one:/data'], ['two:/data']])
    expect(Object.keys(volumes)).toEqual(expect.arrayContaining(['admin', 'one', 'two', 'database', 'certificates']))
  })

  it('leads editors to the admin, and visitors to nodes that are ready, which it asks often enough', () => {
    const caddy = read('compose/several-nodes.Caddyfile')
    expect(caddy).toMatch(/@editors path \/admin \/admin\/\* \/api \/api\/\* \/_next\/\*/)
    expect(caddy).toMatch(/reverse_proxy one:3000 two:3000/)
    const [, every] = /health_interval (\d+)ms/.exec(caddy) ?? []
    expect(caddy).toContain('health_uri /readyz')
    expect(Number(every) * 2).toBeLessThan(PARTING_MS)
  })
})

describe('compose/object-storage.yml', () => {
  it('gives the site the settings of a bucket that Vitrine reads, and no secret of its own', () => {
    const { environment } = compose('object-storage.yml').services.site as { environment: Record<string, string> }
    const given = { S3_BUCKET: 'halden-media', S3_ENDPOINT: 'https://s3.example', S3_KEY_ID: 'id', S3_SECRET: 'secret' }
    const values = Object.entries(environment).map(([name, value]) => [
      name,
      value.replace(/^\$\{\w+:(?:-(.*)|\?.*)\}$/, (_, usual?: string) => usual ?? given[name as keyof typeof given]),
    ])
    expect(parseSettings(Object.fromEntries(values), '/').bucket).toMatchObject({
      bucket: 'halden-media',
      isInPath: true,
    })
  })
})

describe('the image', () => {
  const lines = read('image/Dockerfile').split('\n')
  const values = (instruction: string) =>
    lines.filter((line) => line.startsWith(`${instruction} `)).map((line) => line.slice(instruction.length + 1))

  it('runs as an account that is not root, unless a host asks for it', () => {
    expect(values('USER')).toEqual(['$' + '{ACCOUNT}'])
    expect(values('ARG')).toContain('ACCOUNT=node')
  })

  it('keeps what is written in a volume, and says when it is well', () => {
    expect(values('VOLUME')).toEqual(['/data'])
    expect(values('HEALTHCHECK').join()).toContain('deploy/image/healthy.mjs')
    expect(read('image/healthy.mjs')).toContain('/readyz')
  })

  it('starts with a script that the shell reads', () =>
    expect(execFileSync('sh', ['-n', pathOf('image/as-node.sh')]).toString()).toBe(''))

  it('leaves the secrets and data of who builds it outside', () => {
    const ignored = readFileSync(new URL('../.dockerignore', deploy), 'utf8').split('\n')
    for (const name of ['.env', 'data', '.git', 'node_modules']) expect(ignored).toContain(name)
  })
})

describe('hosts', () => {
  it('get a site that keeps running, at the port of the image, with its volume', () => {
    const fly = parseToml(read('hosts/fly.toml'))
    expect(fly).toMatchObject({
      kill_signal: 'SIGTERM',
      build: { dockerfile: '../image/Dockerfile', args: { ACCOUNT: 'root' } },
      mounts: { destination: '/data' },
      http_service: { internal_port: 3000, force_https: true, auto_stop_machines: 'off', min_machines_running: 1 },
    })
    const { services } = parseYaml(read('hosts/render.yaml')) as { services: readonly Record<string, unknown>[] }
    expect(services[0]).toMatchObject({
      dockerfilePath: './deploy/image/Dockerfile',
      healthCheckPath: '/readyz',
      numInstances: 1,
      disk: { mountPath: '/data' },
    })
  })
})

describe('litestream', () => {
  const text = read('litestream/litestream.yml')
  const config = parseYaml(text)
  const unit = read('litestream/vitrine-litestream.service')
  const [, dataDir = ''] = /DATA_DIR=(\S+)/.exec(read('systemd/vitrine.service')) ?? []

  it('sends the database of the unit of the site', () => {
    const { database } = parseSettings({ DATA_DIR: dataDir }, '/')
    expect(database).toMatchObject({ kind: 'sqlite' })
    expect(config.dbs.map((db: { readonly path: string }) => db.path)).toEqual(
      database.kind === 'sqlite' ? [database.file] : [],
    )
    expect(unit).toContain(`ReadWritePaths=${dataDir}\n`)
    expect(unit).toMatch(/^User=vitrine$/m)
  })

  it('to the bucket of the site, by its settings, apart from archives and files', () => {
    const given = {
      S3_BUCKET: 'halden-media',
      S3_ENDPOINT: 'https://s3.example',
      S3_REGION: 'auto',
      S3_KEY_ID: 'id',
      S3_SECRET: 'secret',
    }
    const named = [...text.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name)
    expect(named.sort()).toEqual(Object.keys(given).sort())
    expect(parseSettings(given, '/').bucket).toMatchObject({ bucket: 'halden-media', region: 'auto' })
    expect(unit).toContain('EnvironmentFile=/etc/vitrine.env')
    expect(['media', 'uploads', 'backups']).not.toContain(config.dbs[0].replica.path)
  })

  it('keeps what the page about it promises: all of a day, a week in steps', () => {
    expect([config['l0-retention'], config.snapshot]).toEqual(['24h', { interval: '24h', retention: '168h' }])
    const page = readFileSync(new URL('../docs/point-in-time.md', deploy), 'utf8')
    for (const [path] of page.matchAll(/deploy\/[\w/.-]+/g))
      expect(() => readFileSync(new URL(`../${path}`, deploy)), path).not.toThrow()
    expect(page).toContain(config.dbs[0].path)
  })
})

describe('hosts/coolify.yml', () => {
  const { services, volumes } = parseYaml(read('hosts/coolify.yml')) as {
    readonly services: Readonly<Record<'site', Readonly<Record<string, unknown>>>>
    readonly volumes: Readonly<Record<string, unknown>>
  }

  it('runs the image as the other recipes do, with a port for the proxy alone', () => {
    const {
      read_only,
      cap_drop,
      security_opt,
      volumes: mounted,
      stop_grace_period,
    } = compose('sqlite.yml').services.site ?? {}
    expect(services.site).toMatchObject({ read_only, cap_drop, security_opt, volumes: mounted, stop_grace_period })
    expect([services.site.ports, services.site.expose]).toEqual([undefined, ['3000']])
    expect(Object.keys(volumes)).toEqual(['data'])
  })

  it('is built from the base directory, and has settings that Vitrine reads', () => {
    expect(services.site.build).toEqual({ context: '.', dockerfile: 'deploy/image/Dockerfile' })
    const given: Readonly<Record<string, string>> = {
      SITE_URL: 'https://www.example.com',
      SERVICE_PASSWORD_64_VITRINE: 'x'.repeat(64),
    }
    const values = Object.entries(services.site.environment as Record<string, string>).map(([name, value]) => [
      name,
      value.replace(
        /^\$\{(\w+):(?:-(.*)|\?.*)\}$/,
        (_, wanted: string, usual?: string) => usual ?? given[wanted] ?? '',
      ),
    ])
    expect(parseSettings(Object.fromEntries(values), '/')).toMatchObject({
      siteUrl: 'https://www.example.com',
      secret: 'x'.repeat(64),
    })
  })
})

describe('units of systemd', () => {
  const units = readdirSync(new URL('systemd/', deploy))
  const litestream = readdirSync(new URL('litestream/', deploy)).filter((name) => name.endsWith('.service'))
  const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

  it('are a service, and a backup every night', () =>
    expect(units.sort()).toEqual(['vitrine-backup.service', 'vitrine-backup.timer', 'vitrine.service']))

  it('give a site that ends the time it takes', () =>
    expect(Number(read('systemd/vitrine.service').match(/^TimeoutStopSec=(\d+)$/m)?.[1])).toBeGreaterThan(
      ENDS_WITHIN_S,
    ))

  it.runIf(hasSystemd)('are read by systemd without a complaint', () => {
    const files = [
      ...units.map((unit) => pathOf(`systemd/${unit}`)),
      ...litestream.map((unit) => pathOf(`litestream/${unit}`)),
    ]
    const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], { encoding: 'utf8' })
    // Whether Node is there is the machine's own affair.
    expect(stderr.split('\n').filter((line) => line !== '' && !/is not executable/.test(line))).toEqual([])
  })
})

describe('commands that recipes and docs name', () => {
  const texts = [
    ...readdirSync(new URL('systemd/', deploy)).map((name) => read(`systemd/${name}`)),
    read('image/Dockerfile'),
    readFileSync(new URL('../docs/deploying.md', deploy), 'utf8'),
  ].join('\n')

  it('are there', () => {
    const { scripts } = JSON.parse(readFileSync(new URL('../package.json', deploy), 'utf8'))
    const named = [...texts.matchAll(/npm run (?:-s )?([a-z-]+)/g)].map(([, name = '']) => name)
    expect(named.length).toBeGreaterThan(3)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
    const files = [...texts.matchAll(/(?:scripts|deploy)\/[\w/.-]+\.(?:mjs|yml|toml|yaml|sh|service|timer)/g)]
    for (const [file] of files) expect(() => readFileSync(new URL(`../${file}`, deploy))).not.toThrow()
  })
})
