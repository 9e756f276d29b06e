import type { ReactNode } from 'react'
import ContactFormView from './contact-form.island.tsx'
import type { ContactFormProps } from './contact-form.props.ts'
import { repeats } from './rows/repeats.ts'

/** A contact form with groups that repeat. */
export default function ContactFormWithRows(props: ContactFormProps): ReactNode {
  return <ContactFormView {...props} repeats={repeats} />
}
