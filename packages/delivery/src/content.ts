export { deliveryCollection } from './content/delivery-collection.ts'
export { webhookProblem } from './content/webhook-problem.ts'
