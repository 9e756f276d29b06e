import { createElement, type ReactNode } from 'react'
import { type Moment, writeMoment } from '../core/moment.ts'

/**
 * Makes a component that marks server-rendered markup for a small module without React.
 *
 * @param name Name of the file `{name}.enhancer.ts` that exports `enhance(element, props, signal)`; unique in the house.
 * @param options.when When the browser starts it.
 */
export function enhancer(
  name: string,
  { when }: { when: Moment },
): (props: { readonly props?: object; readonly children: ReactNode }) => ReactNode {
  return function Enhanced({ props, children }) {
    return createElement(
      'vitrine-enhance',
      { name, when: writeMoment(when), ...(props && { props: JSON.stringify(props) }) },
      children,
    )
  }
}
