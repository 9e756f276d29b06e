export { contactForms } from './content/contact-forms.ts'
export { deliveries } from './content/deliveries.ts'
export { formSettings } from './content/form-settings.ts'
export { submissions } from './content/submissions.ts'
