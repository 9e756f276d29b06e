import { readFile, writeFile } from 'node:fs/promises'
import type { PaymentProvider, ProviderPayment } from '@vitrine/shop/server'
import { amountOf } from '../../packages/shop/src/core/money/amount.ts'

type Payments = Readonly<Record<string, ProviderPayment>>

/** A provider whose side is a file: it goes on when the process of the shop is killed. */
export interface FileProvider extends PaymentProvider {
  /** The buyer pays, once. */
  pay(ref: string): Promise<void>
  payments(): Promise<Payments>
}

export function fileProvider(path: string): FileProvider {
  const payments = async (): Promise<Payments> => {
    const text = await readFile(path, 'utf8').catch(() => '{}')
    return JSON.parse(text)
  }
  const put = async (ref: string, payment: ProviderPayment) =>
    writeFile(path, JSON.stringify({ ...(await payments()), [ref]: payment }))
  return {
    name: 'mollie',
    payments,
    async begin({ key }) {
      const ref = `tr_${key}`
      if (!(await payments())[ref]) await put(ref, { state: 'open', key })
      return { ref, address: `https://pay.example/${ref}` }
    },
    async read(ref) {
      const payment = (await payments())[ref]
      if (!payment) throw new Error(`The provider knows no payment ${ref}.`)
      return payment
    },
    async end(ref) {
      const payment = (await payments())[ref]
      if (payment?.state === 'open') await put(ref, { ...payment, state: 'ended' })
      return true
    },
    refund: async () => ({ state: 'refused', reason: 'This provider gives nothing back.' }),
    readRefund: async (_payment, ref) => {
      throw new Error(`The provider knows no refund ${ref}.`)
    },
    readCall: async ({ body }) => ({ ok: true, ref: body.toString() }),
    async pay(ref) {
      const payment = (await payments())[ref]
      if (payment?.state !== 'open') return
      await put(ref, { ...payment, state: 'paid', paid: { amount: amountOf(1_490), currency: 'EUR' } })
    },
  }
}
