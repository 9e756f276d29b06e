import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { runnerImport } from 'vite'
import { inRoot } from '../../scripts/launch/paths.mjs'
import { seed } from '../../scripts/launch/prepare.mjs'
import { load } from '../support/load.mjs'
import { fetched, NothingMeasured } from '../support/nothing-measured.mjs'
import { reference } from '../support/peers.mjs'
import { startSite } from '../support/site.mjs'

const SECONDS = 6
const CONNECTIONS = [1, 16]

/** It is well when none failed. */
export const mayBeZero = ['forms', 'forms.postgres'].flatMap((id) =>
  CONNECTIONS.map((connections) => `${id}.${connections}.failures`),
)

/** Accepted messages per second on SQLite and on PostgreSQL, with mails going to a mail server on this machine. */
export async function measure() {
  const sink = await mailSink()
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-postgres-'))
  const postgres = await startPostgres()
  try {
    const databaseUrl = await postgres.createDatabase('bench')
    await seed([], () => {}, { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SMTP_URL: '' })
    return {
      ...(await onDatabase('forms', { SMTP_URL: sink.url })),
      ...(await onDatabase('forms.postgres', {
        SMTP_URL: sink.url,
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
      })),
    }
  } finally {
    await postgres.stop()
    await sink.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** @returns {Promise<import('../../tests/support/postgres.ts').TestPostgres>} */
async function startPostgres() {
  const { module } = await runnerImport(inRoot('tests/support/postgres.ts'))
  return module.startPostgres()
}

/**
 * @param {string} id What the figures are called.
 * @param {Record<string, string>} env
 */
async function onDatabase(id, env) {
  const site = await startSite(env)
  try {
    const html = await (await fetched(`${site.url}/contact/`)).text()
    const [, unitTag, form] = html.match(/id="(wpcf7-f(\d+)-p\d+-o\d+)"/) ?? []
    if (!form) throw new NothingMeasured('no form on the contact page')
    const body = multipart({
      _wpcf7: form ?? '',
      _wpcf7_unit_tag: unitTag ?? '',
      'your-name': 'Ada Byron',
      'your-email': 'ada@example.com',
      'your-message': 'We would like to talk about a reading room.',
      budget: 'More',
      privacy: '1',
    })
    const url = `${site.url}/wp-json/contact-form-7/v1/contact-forms/${form}/feedback`
    /** @type {Record<string, number>} */
    const figures = {}
    for (const connections of CONNECTIONS) {
      const headers = {
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        'user-agent': 'Mozilla/5.0 (Bench)',
      }
      const { perSecond, p99, failures } = await load(
        { url, method: 'POST', connections, duration: SECONDS, body, headers },
        (reply) => reply.includes('"status":"mail_sent"'),
      )
      figures[`${id}.${connections}`] = perSecond / reference(`wordpress.forms.${connections}`)
      figures[`${id}.${connections}.perSecond`] = perSecond
      figures[`${id}.${connections}.p99`] = p99
      figures[`${id}.${connections}.failures`] = failures
    }
    return figures
  } finally {
    await site.stop()
  }
}

const BOUNDARY = 'vitrine-bench-boundary'

/** @param {Record<string, string>} fields */
function multipart(fields) {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return `${parts.join('')}--${BOUNDARY}--\r\n`
}

async function mailSink() {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      stream.resume()
      stream.on('end', () => done())
    },
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = /** @type {import('node:net').AddressInfo} */ (server.server.address())
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve(undefined))),
  }
}
