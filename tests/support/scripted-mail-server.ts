import { type AddressInfo, createServer, type Socket } from 'node:net'

/** A mail that a scripted server has taken. */
export interface TakenMail {
  readonly recipients: readonly string[]
  readonly raw: string
}

/** A mail server on loopback that answers each command as a test wants. */
export interface ScriptedMailServer {
  readonly url: string
  /** Commands as they arrived: `EHLO shop.example`, `RCPT TO:<a@b.co>`. */
  readonly commands: readonly string[]
  readonly mails: readonly TakenMail[]
  /** Changes the answers from the next command on. */
  answer(script: Script): void
  stop(): Promise<void>
}

/**
 * Answer to a command, such as `550 5.1.1 no such mailbox`. An answer of 421 ends the connection.
 *
 * @param command One line; `.` for the end of a mail.
 * @returns Undefined for the answer of a server that takes everything.
 */
export type Script = (command: string) => string | undefined

export async function startScriptedMailServer(first: Script = () => undefined): Promise<ScriptedMailServer> {
  let script = first
  const commands: string[] = []
  const mails: TakenMail[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    let unread = ''
    let recipients: string[] = []
    let data: string[] | undefined
    const reply = (command: string, usual: string) => {
      const answer = script(command) ?? usual
      socket.write(`${answer}\r\n`)
      if (answer.startsWith('421')) socket.end()
      return /^[23]/.test(answer)
    }
    const hear = (line: string) => {
      if (data && line !== '.') return void data.push(line)
      if (data) {
        if (reply(line, '250 taken')) mails.push({ recipients, raw: data.join('\n') })
        data = undefined
        return
      }
      commands.push(line)
      if (/^MAIL /i.test(line)) recipients = []
      const isTaken = reply(line, USUAL[line.slice(0, 4).toUpperCase()] ?? '250 ok')
      const recipient = /^RCPT TO:<(.*)>/i.exec(line)?.[1]
      if (isTaken && recipient !== undefined) recipients.push(recipient)
      if (isTaken && /^DATA$/i.test(line)) data = []
    }
    socket.write('220 mail.example ESMTP\r\n')
    socket.on('data', (chunk) => {
      const lines = (unread + chunk).split('\r\n')
      unread = lines.pop() ?? ''
      for (const line of lines) hear(line)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    commands,
    mails,
    answer(next) {
      script = next
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Answers of a server that takes everything, where they are not `250 ok`. */
const USUAL: Readonly<Record<string, string>> = { DATA: '354 go on', QUIT: '221 bye' }
