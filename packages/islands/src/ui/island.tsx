import { type ComponentType, createElement, type ReactNode, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { type Moment, writeMoment } from '../core/moment.ts'

/**
 * Makes a component that is rendered on the server as a React root of its own and hydrated in the browser later.
 *
 * @param name Name of the file `{name}.island.tsx` that holds the view; unique in the house.
 * @param View What is rendered and hydrated. Its props stand in the page's source, so they are small, public JSON.
 * @param options.when When the browser wakes it.
 */
export function island<Props extends object>(
  name: string,
  View: ComponentType<Props>,
  { when }: { when: Moment },
): (props: Props) => ReactNode {
  return function Island(props: Props) {
    const prefix = `${name}${useId()}`
    const html = renderToString(<View {...props} />, { identifierPrefix: prefix })
    return createElement('vitrine-island', {
      name,
      when: writeMoment(when),
      prefix,
      props: JSON.stringify(props),
      dangerouslySetInnerHTML: { __html: html },
    })
  }
}
