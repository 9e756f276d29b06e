import type { ReactNode } from 'react'
import type { OrderScreen } from '../../core/buying/order-screen.ts'
import { FILE_FIELD } from '../../core/downloads/download-form.ts'
import { downloadTexts } from '../../core/downloads/download-texts.ts'
import { FILES_ID } from '../../core/downloads/mailed-files.ts'
import { filled } from '../../core/shop-texts.ts'

/** Files of an order, each with the button that downloads it. */
export function OrderFiles({
  screen: { files, address },
  locale,
}: {
  readonly screen: Pick<OrderScreen, 'files' | 'address'>
  readonly locale: string
}): ReactNode {
  if (files.length === 0) return null
  const texts = downloadTexts(locale)
  return (
    <section className="order__now" id={FILES_ID} aria-labelledby="order-files-title">
      <h2 className="buying__heading" id="order-files-title">
        {texts.title}
      </h2>
      <ul className="order__files">
        {files.map(({ id, name, size, note, isPossible }) => (
          <li key={id} className="order__file">
            <div className="order__file-about">
              <p>
                <bdi className="order__file-name">{name}</bdi> <span className="buying__soft">{size}</span>
              </p>
              <p className="buying__soft">{note}</p>
            </div>
            {isPossible && (
              <form method="post" action={address}>
                <button
                  className="button-link"
                  type="submit"
                  name={FILE_FIELD}
                  value={id}
                  aria-label={filled(texts.downloadOf, { file: name })}
                >
                  {texts.download}
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
