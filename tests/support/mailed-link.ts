import type { TestSite } from './site-process.ts'
import { until } from './until.ts'

/** The newest link to an account that a mail to an address has, as a path. @param older Those that are not meant. */
export async function mailedLink(
  site: Pick<TestSite, 'outbox'>,
  address: string,
  older: readonly string[] = [],
): Promise<string> {
  const find = async () => {
    const texts = (await site.outbox()).filter((mail) => mail.includes(`To: ${address}`)).map(mailText)
    return texts
      .flatMap((text) => text.match(/\/(?:de\/|he\/)?account\/confirm\/\?link=[\w-]{43}/) ?? [])
      .find((link) => !older.includes(link))
  }
  await until(`a mail to ${address}`, async () => (await find()) !== undefined)
  return String(await find())
}

/** Body of a raw mail of one part. */
function mailText(raw: string): string {
  const [head = '', ...body] = raw.split(/\r?\n\r?\n/)
  if (/base64/i.test(head)) return Buffer.from(body.join('\n\n'), 'base64').toString()
  return body
    .join('\n\n')
    .replaceAll(/=\r?\n/g, '')
    .replaceAll('=3D', '=')
}
