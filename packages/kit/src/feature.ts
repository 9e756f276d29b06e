export type {
  DashboardEntries,
  DashboardReport,
  FirstStep,
  NewestDocuments,
  ReportLine,
  WaitingDocuments,
} from './content/dashboard-entries.ts'
export {
  type AnyFeature,
  type CollectionParts,
  type CommentedCollection,
  defineFeature,
  defineOptionalFeature,
  type Feature,
  type GlobalParts,
  type OptionalFeature,
  type SiteSettings,
  type UnlockedCollection,
} from './content/feature.ts'
export type { FeatureLedger, Migration, MigrationLedger } from './content/migration-ledger.ts'
