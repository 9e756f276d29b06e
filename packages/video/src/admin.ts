export { AddressReport } from './cms/address-report.tsx'
