export { administratorRoutes } from './server/administrator-routes.ts'
export { type Call, type CallAction, CallRefusal } from './server/call-action.ts'
export type {
  FeatureServer,
  PageRequest,
  PersonalPage,
  RequestStates,
  RunningFeature,
  RunningSite,
  SignedInAccount,
  VisitorView,
} from './server/feature-server.ts'
export { type FeatureService, featureService, type Offer } from './server/feature-service.ts'
export type { ImportWriter, ImportWriting, WrittenImport } from './server/import-writer.ts'
export { createTally, type Metric, type MetricValue, type Tally } from './server/metric.ts'
export type { TypefaceFile, Typefaces } from './server/typefaces.ts'
