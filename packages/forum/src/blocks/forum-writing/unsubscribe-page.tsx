import type { ReactNode } from 'react'
import type { ForumTexts } from '../../core/forum-texts.ts'
import type { WritingScreen } from '../../core/writing-screen.ts'
import { ForumHead } from '../../ui/forum-head.tsx'

/** End of mails for whoever comes from one: asked first, since mail programs open links by themselves. */
export function UnsubscribePage(props: {
  readonly screen: Extract<WritingScreen, { kind: 'unsubscribe' }>
  readonly title: string
  readonly texts: ForumTexts
}): ReactNode {
  const { screen, title, texts } = props
  const { action, isAll, isDone } = screen
  if (isDone) {
    return (
      <>
        <ForumHead title={title} />
        <output className="forum__note">{isAll ? texts.endedAll : texts.ended}</output>
      </>
    )
  }
  return (
    <>
      <ForumHead title={title} description={isAll ? texts.endAllAsk : texts.endAsk} />
      <form method="post" action={action}>
        <button className="button-link" type="submit">
          {texts.unsubscribe}
        </button>
      </form>
    </>
  )
}
