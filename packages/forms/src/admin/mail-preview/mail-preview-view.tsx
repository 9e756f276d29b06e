'use client'

import { Button, toast, useAllFormFields, useForm, useLocale, useTranslation } from '@payloadcms/ui'
import { type AdminLabel, adminTexts, NO_ANSWER } from '@vitrine/content/core'
import { type ReactNode, useId, useState } from 'react'
import type { MailName } from '../../core/mail/mail-preview.ts'
import { offeredTags } from '../../core/mail/offered-tags.ts'
import type { ShownMail } from '../../core/mail/shown-mail.ts'

/** Lets pictures and styles of a mail be seen, and nothing else of it be loaded or run. */
const FRAME_POLICY =
  '<meta http-equiv="content-security-policy" content="default-src \'none\'; img-src https: data:; style-src \'unsafe-inline\'">'

/** Below a mail of a form: what would be sent, with an example in it, and a test of it. */
export function MailPreview({ mail }: { readonly mail: MailName }): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { getData } = useForm()
  const { code } = useLocale()
  const headingId = useId()
  const [leaveEmpty, setLeaveEmpty] = useState(false)
  const [shown, setShown] = useState<ShownMail>()
  const [isBusy, setBusy] = useState(false)

  const ask = async (path: string) => {
    setBusy(true)
    const reply = await post(`${path}?locale=${encodeURIComponent(code)}`, { form: getData(), mail, leaveEmpty })
    setBusy(false)
    if (!reply.isDone) toast.error(word(reply.message))
    return reply
  }
  const show = async () => {
    const reply = await ask('preview-mail')
    if (reply.isDone) setShown(reply.body as ShownMail)
  }
  const sendTest = async () => {
    const reply = await ask('test-mail')
    if (reply.isDone) toast.success(word(reply.message))
  }
  return (
    <section className="mail-preview" aria-labelledby={headingId}>
      <OfferedTags />
      <h3 id={headingId}>{word({ en: 'What would be sent', de: 'Was gesendet würde' })}</h3>
      <div className="mail-preview__actions">
        <Button buttonStyle="secondary" disabled={isBusy} onClick={show} size="small">
          {word({ en: 'Show with an example', de: 'Mit einem Beispiel zeigen' })}
        </Button>
        <Button buttonStyle="secondary" disabled={isBusy} onClick={sendTest} size="small">
          {word({ en: 'Send a test to me', de: 'Test an mich senden' })}
        </Button>
        <label>
          <input type="checkbox" checked={leaveEmpty} onChange={({ target }) => setLeaveEmpty(target.checked)} />{' '}
          {word({ en: 'Leave optional fields empty', de: 'Freiwillige Felder leer lassen' })}
        </label>
      </div>
      {shown && <Mail shown={shown} />}
    </section>
  )
}

/** The tags that this form can fill, as it stands at the moment. */
function OfferedTags(): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const [fields] = useAllFormFields()
  const tags = offeredTags(new Map(Object.entries(fields).map(([path, { value }]) => [path, value])))
  return (
    tags.length > 0 && (
      <p className="mail-preview__tags">
        {word({ en: 'Tags of this form:', de: 'Tags dieses Formulars:' })} {tags.join(' ')}
      </p>
    )
  )
}

function Mail({ shown }: { readonly shown: ShownMail }): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { headers, text, html, files, leftOut, omissions = [] } = shown
  return (
    <div className="mail-preview__mail">
      <dl>
        {headers.map(({ name, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a header may stand twice, and the list is made anew as a whole.
          <div key={`${name} ${index}`}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {files.length > 0 && (
          <div>
            <dt>{word({ en: 'Files', de: 'Dateien' })}</dt>
            <dd>{files.join(', ')}</dd>
          </div>
        )}
      </dl>
      {html !== undefined && (
        <iframe
          title={word({ en: 'The mail as HTML', de: 'Die E-Mail als HTML' })}
          sandbox=""
          srcDoc={FRAME_POLICY + html}
        />
      )}
      {html !== undefined && (
        <p>{word({ en: 'For programs that show no HTML:', de: 'Für Programme, die kein HTML zeigen:' })}</p>
      )}
      <pre>{text}</pre>
      {omissions.length > 0 && (
        <>
          <p>{word({ en: 'The mail goes without:', de: 'Die E-Mail geht ohne:' })}</p>
          <pre>{omissions.join('\n')}</pre>
        </>
      )}
      {leftOut.length > 0 && (
        <>
          <p>
            {word({
              en: 'Left out, because the fields of these lines are empty:',
              de: 'Weggelassen, weil die Felder dieser Zeilen leer sind:',
            })}
          </p>
          <pre>{leftOut.join('\n')}</pre>
        </>
      )}
    </div>
  )
}

interface Reply {
  readonly isDone: boolean
  readonly message: AdminLabel
  readonly body: unknown
}

const NOT_DONE = {
  en: 'This did not work. Try again.',
  de: 'Das hat nicht geklappt. Versuchen Sie es noch einmal.',
}

async function post(path: string, data: object): Promise<Reply> {
  try {
    const response = await fetch(`/api/contact-forms/${path}`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(data),
    })
    const body = (await response.json()) as { message?: string }
    return { isDone: response.ok, message: body.message ?? NOT_DONE, body }
  } catch {
    // No answer, or none that can be read.
    return { isDone: false, message: NO_ANSWER, body: undefined }
  }
}
