import { Fragment, type ReactNode, use } from 'react'
import { FormStateContext } from './form-state.ts'

/** Response of the form, line by line. */
export function ResponseOutput(): ReactNode {
  const lines = use(FormStateContext).response.split(/\r?\n/)
  return (
    <div className="wpcf7-response-output" aria-hidden="true">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, and only change all together
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </div>
  )
}
