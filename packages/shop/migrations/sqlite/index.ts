import * as migration_20261126_090843_shop from './20261126_090843_shop';
import * as migration_20261126_092746_products from './20261126_092746_products';
import * as migration_20261126_094322_orders from './20261126_094322_orders';
import * as migration_20261126_100935_catalogue from './20261126_100935_catalogue';
import * as migration_20261126_122604_shop_rules from './20261126_122604_shop_rules';
import * as migration_20261126_130357_shop_owner from './20261126_130357_shop_owner';
import * as migration_20261126_131555_shop_pages from './20261126_131555_shop_pages';
import * as migration_20261126_161058_withdrawal from './20261126_161058_withdrawal';
import * as migration_20261126_162219_refund_parts from './20261126_162219_refund_parts';
import * as migration_20261126_163059_shop_invoices from './20261126_163059_shop_invoices';
import * as migration_20261126_170244_datev from './20261126_170244_datev';
import * as migration_20261126_191757_shop_files from './20261126_191757_shop_files';
import * as migration_20261127_122711_invoice_mails from './20261127_122711_invoice_mails';

export const migrations = [
  {
    up: migration_20261126_090843_shop.up,
    down: migration_20261126_090843_shop.down,
    name: '20261126_090843_shop',
  },
  {
    up: migration_20261126_092746_products.up,
    down: migration_20261126_092746_products.down,
    name: '20261126_092746_products',
  },
  {
    up: migration_20261126_094322_orders.up,
    down: migration_20261126_094322_orders.down,
    name: '20261126_094322_orders',
  },
  {
    up: migration_20261126_100935_catalogue.up,
    down: migration_20261126_100935_catalogue.down,
    name: '20261126_100935_catalogue',
  },
  {
    up: migration_20261126_122604_shop_rules.up,
    down: migration_20261126_122604_shop_rules.down,
    name: '20261126_122604_shop_rules',
  },
  {
    up: migration_20261126_130357_shop_owner.up,
    down: migration_20261126_130357_shop_owner.down,
    name: '20261126_130357_shop_owner',
  },
  {
    up: migration_20261126_131555_shop_pages.up,
    down: migration_20261126_131555_shop_pages.down,
    name: '20261126_131555_shop_pages',
  },
  {
    up: migration_20261126_161058_withdrawal.up,
    down: migration_20261126_161058_withdrawal.down,
    name: '20261126_161058_withdrawal',
  },
  {
    up: migration_20261126_162219_refund_parts.up,
    down: migration_20261126_162219_refund_parts.down,
    name: '20261126_162219_refund_parts',
  },
  {
    up: migration_20261126_163059_shop_invoices.up,
    down: migration_20261126_163059_shop_invoices.down,
    name: '20261126_163059_shop_invoices',
  },
  {
    up: migration_20261126_170244_datev.up,
    down: migration_20261126_170244_datev.down,
    name: '20261126_170244_datev',
  },
  {
    up: migration_20261126_191757_shop_files.up,
    down: migration_20261126_191757_shop_files.down,
    name: '20261126_191757_shop_files',
  },
  {
    up: migration_20261127_122711_invoice_mails.up,
    down: migration_20261127_122711_invoice_mails.down,
    name: '20261127_122711_invoice_mails'
  },
];
