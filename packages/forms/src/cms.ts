export { contactFormBlock, contactForms } from './cms/contact-forms.ts'
export { deliveries } from './cms/deliveries.ts'
export { formSettings } from './cms/form-settings.ts'
export { submissions } from './cms/submissions.ts'
