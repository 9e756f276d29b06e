import type { AdminText } from '@vitrine/kit/core'
import type { Field } from 'payload'
import { isProvider, type PaymentMethod } from '../core/order/payment-methods.ts'
import { METHOD_FIELDS, METHOD_LABELS, PAYMENT_METHODS } from '../core/rules/payment-choices.ts'

/** Characters of the name of a way to pay. */
const MAX_LABEL_LENGTH = 80

/** Characters of what buyers read of it when they have ordered. */
const MAX_INSTRUCTIONS_LENGTH = 1_000

const bankField: Field = {
  name: 'bank',
  label: { en: 'Your bank account', de: 'Ihr Bankkonto' },
  type: 'group',
  admin: {
    description: {
      en: 'Buyers who pay on invoice or in advance get it with their order.',
      de: 'Wer auf Rechnung oder im Voraus zahlt, bekommt es mit der Bestellung.',
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        accountField('holder', { en: 'Holder', de: 'Inhaber' }, 120),
        accountField('iban', { en: 'IBAN', de: 'IBAN' }, 42),
      ],
    },
    {
      type: 'row',
      fields: [
        accountField('bic', { en: 'BIC', de: 'BIC' }, 11),
        accountField('bank', { en: 'Bank', de: 'Bank' }, 120),
      ],
    },
  ],
}

function accountField(name: string, label: AdminText, maxLength: number): Field {
  return { name, label: { ...label }, type: 'text', maxLength }
}

const instructionsField: Field = {
  name: 'instructions',
  label: { en: 'What buyers read when they have ordered', de: 'Was Käufer nach der Bestellung lesen' },
  type: 'textarea',
  localized: true,
  maxLength: MAX_INSTRUCTIONS_LENGTH,
  admin: { condition: (_, siblings) => siblings.isOffered === true },
}

/** Fields of the ways to pay that a shop offers. */
export const paymentFields: Field[] = [...PAYMENT_METHODS.map(methodField), bankField]

function methodField(method: PaymentMethod): Field {
  const label = { en: METHOD_LABELS.en[method], de: METHOD_LABELS.de[method] }
  return {
    name: METHOD_FIELDS[method],
    label: false,
    type: 'group',
    fields: [
      {
        name: 'isOffered',
        label,
        type: 'checkbox',
        defaultValue: false,
        ...(isProvider(method) && {
          admin: {
            description: {
              en: 'Offered once your operator has given Vitrine its key.',
              de: 'Wird angeboten, sobald Ihr Betreiber Vitrine den Schlüssel gegeben hat.',
            },
          },
        }),
      },
      {
        name: 'label',
        label: { en: 'Name for buyers', de: 'Name für Käufer' },
        type: 'text',
        localized: true,
        maxLength: MAX_LABEL_LENGTH,
        admin: { placeholder: label, condition: (_, siblings) => siblings.isOffered === true },
      },
      ...(isProvider(method) ? [] : [instructionsField]),
    ],
  }
}
