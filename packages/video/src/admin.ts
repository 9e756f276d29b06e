export { AddressReport } from './admin/address-report.tsx'
