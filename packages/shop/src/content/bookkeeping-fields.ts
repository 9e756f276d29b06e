import type { Field } from 'payload'
import { DEFAULT_ACCOUNTS, DEFAULT_DEBTOR, MAX_ACCOUNT_ROWS } from '../core/invoice/datev-settings.ts'

/** Characters of the list of accounts. */
const MAX_ACCOUNTS_LENGTH = 40 * MAX_ACCOUNT_ROWS

/** Settings of the export for bookkeeping. */
export const bookkeepingField: Field = {
  name: 'datev',
  label: false,
  type: 'group',
  admin: {
    description: {
      en: 'For the export to DATEV, above the list of orders. Your tax adviser knows these numbers.',
      de: 'Für den Export nach DATEV, über der Liste der Bestellungen. Ihre Steuerberatung kennt diese Nummern.',
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'consultant',
          label: { en: 'Consultant number', de: 'Beraternummer' },
          type: 'text',
          maxLength: 7,
        },
        { name: 'client', label: { en: 'Client number', de: 'Mandantennummer' }, type: 'text', maxLength: 5 },
        {
          name: 'debtor',
          label: { en: 'Account of all buyers', de: 'Konto aller Käufer' },
          type: 'text',
          maxLength: 9,
          admin: { placeholder: DEFAULT_DEBTOR },
        },
      ],
    },
    {
      name: 'accounts',
      label: { en: 'Accounts of sales', de: 'Erlöskonten' },
      type: 'textarea',
      maxLength: MAX_ACCOUNTS_LENGTH,
      admin: {
        placeholder: DEFAULT_ACCOUNTS,
        description: {
          en: 'A row for each rate, such as “19 = 8400”, and for what is not taxed: K within the EU, AE reverse charge, G export, O not taxable, E exempt. Empty: accounts of the chart SKR 03.',
          de: 'Eine Zeile je Steuersatz, etwa „19 = 8400“, und für Unbesteuertes: K innerhalb der EU, AE Steuerschuld des Empfängers, G Ausfuhr, O nicht steuerbar, E befreit. Leer: Konten des SKR 03.',
        },
      },
    },
  ],
}
