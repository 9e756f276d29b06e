export { contactFormBlock, contactForms } from './cms/contact-forms.ts'
export { deliveries } from './cms/deliveries.ts'
export { submissions } from './cms/submissions.ts'
