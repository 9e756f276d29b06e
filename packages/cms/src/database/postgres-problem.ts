import { outsideFaultOf } from '@vitrine/content/core'

/** Codes of Node for a certificate whose authority is not known. https://nodejs.org/api/tls.html#x509-certificate-error-codes */
const UNTRUSTED: readonly string[] = [
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]

/** Codes of PostgreSQL for a wrong password, and for who may not come in at all. */
const [WRONG_PASSWORD, NOT_ADMITTED] = ['28P01', '28000']

/** Code of PostgreSQL for a database that is not there. */
export const NO_SUCH_DATABASE = '3D000'

/**
 * Says why a PostgreSQL cannot be connected to, and what to do: in one sentence or two, without the password.
 *
 * @param address The setting DATABASE_URL.
 * @param error As the driver gives it.
 * @returns Undefined for an error that is about something else.
 */
export function postgresProblem(address: string, error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code = '', path } = error as NodeJS.ErrnoException
  const { host, user, database } = partsOf(address)
  if (UNTRUSTED.includes(code)) {
    return (
      `The certificate of ${host} is signed by an authority that this machine does not know (${code}). Get the certificate of ` +
      'the authority from who runs the database, and add sslrootcert=/path/to/ca.pem to DATABASE_URL, behind "?" or "&"; ' +
      'or set NODE_EXTRA_CA_CERTS to that file.'
    )
  }
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    return `The certificate of the server is for another name than ${host}. Give the name that is in it in DATABASE_URL.`
  }
  if (code === 'CERT_HAS_EXPIRED') return `The certificate of ${host} has expired: who runs the database renews it.`
  if (code === 'ENOENT' || code === 'EACCES') {
    return `DATABASE_URL names the file ${path} for its certificates, which cannot be read (${code}).`
  }
  if (error.message === 'The server does not support SSL connections') {
    return `${host} does not encrypt connections, which sslmode in DATABASE_URL asks for. Switch it on there, or take sslmode out.`
  }
  if (error instanceof URIError) {
    return 'DATABASE_URL cannot be read: its user or password has "%" before something that is no code. Give %25 in its place.'
  }
  if (code === WRONG_PASSWORD) {
    return (
      `${host} refuses the user ${user}: the password in DATABASE_URL is wrong. If it has special characters, they are written ` +
      'by their codes: %25 for "%", %23 for "#", %2F for "/", %3F for "?", %40 for "@".'
    )
  }
  if (code === NOT_ADMITTED) {
    const isPlain = error.message.includes('no encryption')
    return isPlain
      ? `${host} admits nobody without encryption. Add sslmode=require to DATABASE_URL, behind "?" or "&".`
      : `${host} does not admit the user ${user} from this machine. Its pg_hba.conf, or who runs it, says who may.`
  }
  if (code === NO_SUCH_DATABASE)
    return `There is no database ${database} on ${host}. Make it, or name another in DATABASE_URL.`
  if (outsideFaultOf(error) === 'away') {
    return `No PostgreSQL answers at ${host} (${code || error.message}). Check DATABASE_URL, and that the server runs and is reached from here.`
  }
  return undefined
}

/** Names of an address that may be shown. */
function partsOf(address: string): { readonly host: string; readonly user: string; readonly database: string } {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const field = (name: string) => url?.searchParams.get(name) ?? ''
  return {
    host: field('host') || url?.host || 'the server of DATABASE_URL',
    user: field('user') || url?.username || 'of DATABASE_URL',
    database: url?.pathname.slice(1) || 'of DATABASE_URL',
  }
}
