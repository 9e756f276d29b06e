export { HealthOverview } from './admin/health-overview.tsx'
