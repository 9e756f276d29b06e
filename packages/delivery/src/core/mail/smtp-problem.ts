/** Parts of the mail library's error that tell how far a conversation got. */
export interface SmtpError {
  readonly message: string
  readonly code?: string | undefined
  /** Step that failed: `EHLO`, `AUTH PLAIN`, `MAIL FROM`, `RCPT TO`, `DATA`, or `CONN` for the connection itself. */
  readonly command?: string | undefined
  /** Answer of the mail server, if it gave one. */
  readonly response?: string | undefined
}

/** Characters of an answer that are kept. */
const MAX_ANSWER_LENGTH = 300

/** Refused steps by their commands, with what an operator can do about each. */
const STEPS: readonly (readonly [RegExp, string])[] = [
  [/^(?:EHLO|HELO|LHLO)$/, 'the greeting. Give a full name that it knows, as ?name=mail.example.com in SMTP_URL'],
  [/^AUTH\b/, 'the sign-in. Check user and password in SMTP_URL'],
  [/^STARTTLS$/, 'the encryption. Check host and port in SMTP_URL'],
  [/^MAIL FROM$/, 'the sender. Check MAIL_FROM, or the sender that the form names'],
  [/^RCPT TO$/, 'all recipients'],
  [/^DATA$/, 'the content'],
]

/** Codes of errors of a connection that failed before the server answered. */
const CONNECTION_CODES = /^(?:ECONNECTION|ESOCKET|ETIMEDOUT|EDNS|ETLS)$/

/** Tells which step of a conversation a mail server refused, what to do, and its answer. */
export function smtpProblem({ message, code, command = '', response }: SmtpError): string {
  const step = STEPS.find(([pattern]) => pattern.test(command))?.[1]
  if (response === undefined) {
    return CONNECTION_CODES.test(code ?? '') ? `The connection to the mail server failed: ${message}` : message
  }
  const answer = smtpAnswer(response)
  return step === undefined
    ? `The mail server closed the connection. It said: ${answer}`
    : `The mail server refused ${step}. (${command}) It said: ${answer}`
}

/** An answer of a mail server, as one line that is no longer than an owner reads. */
export function smtpAnswer(response: string): string {
  const line = response.replace(/\s+/g, ' ').trim()
  return line.length > MAX_ANSWER_LENGTH ? `${line.slice(0, MAX_ANSWER_LENGTH)}…` : line
}
