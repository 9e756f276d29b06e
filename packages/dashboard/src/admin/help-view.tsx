import type { HelpPage } from '@vitrine/content/core'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { dashboardWords } from '../core/dashboard-words.ts'
import { HELP_ADDRESS, helpAddress, type ReadHelp } from '../core/help-text.ts'
import './help.css'

/** Page that opens where none is named. */
const FIRST: HelpPage = 'first-day'

/** Id of the list of pages, which narrow windows show below the page. */
const LIST = 'help-pages'

/** The documentation is written in English, whatever the language of the admin. */
const IN_ENGLISH = { lang: 'en' } as const

interface HelpViewProps extends AdminViewServerProps {
  /** The config gives it. */
  readonly readHelp: ReadHelp
}

/** The documentation for owners and editors, beside a list of its pages. It opens beside the screen that it explains. */
export async function HelpView({ initPageResult, params, readHelp, user }: HelpViewProps): Promise<ReactNode> {
  const { language } = initPageResult.req.i18n
  const word = dashboardWords(language)
  if (!user) return <SignIn language={language} />
  const asked = [params?.segments ?? []].flat()[1] ?? FIRST
  const { list, shown } = await readHelp(asked)
  return (
    <div className="help">
      <header className="help__head">
        <a href="/admin">{word('back')}</a>
        <a className="help__to-list" href={`#${LIST}`}>
          {word('allPages')}
        </a>
      </header>
      <main className="help__page">
        {language !== 'en' && <p>{word('helpInEnglish')}</p>}
        <h1 {...(shown && IN_ENGLISH)}>{shown?.title ?? word('noHelpPage')}</h1>
        {shown ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is the project's own, without HTML
          <div {...IN_ENGLISH} className="help__text" dangerouslySetInnerHTML={{ __html: shown.html }} />
        ) : (
          <p>{list.length > 0 ? word('chooseHelpPage') : word('noDocumentation')}</p>
        )}
      </main>
      <nav aria-label={word('help')} className="help__list" id={LIST}>
        <ul {...IN_ENGLISH}>
          {list.map(({ page, title }) => (
            <li key={page}>
              <a aria-current={page === asked ? 'page' : undefined} href={helpAddress(page)}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

function SignIn({ language }: { readonly language: string }): ReactNode {
  const word = dashboardWords(language)
  return (
    <main className="help__page">
      <h1>{word('help')}</h1>
      <p>
        <a href={`/admin/login?redirect=${encodeURIComponent(HELP_ADDRESS)}`}>{word('signInToRead')}</a>
      </p>
    </main>
  )
}
