import * as migration_20261126_090843_shop from './20261126_090843_shop';
import * as migration_20261126_092747_products from './20261126_092747_products';
import * as migration_20261126_094323_orders from './20261126_094323_orders';
import * as migration_20261126_100936_catalogue from './20261126_100936_catalogue';
import * as migration_20261126_122606_shop_rules from './20261126_122606_shop_rules';
import * as migration_20261126_130358_shop_owner from './20261126_130358_shop_owner';
import * as migration_20261126_131556_shop_pages from './20261126_131556_shop_pages';
import * as migration_20261126_161059_withdrawal from './20261126_161059_withdrawal';
import * as migration_20261126_162220_refund_parts from './20261126_162220_refund_parts';
import * as migration_20261126_163059_shop_invoices from './20261126_163059_shop_invoices';
import * as migration_20261126_170245_datev from './20261126_170245_datev';
import * as migration_20261126_191757_shop_files from './20261126_191757_shop_files';
import * as migration_20261127_122711_invoice_mails from './20261127_122711_invoice_mails';

export const migrations = [
  {
    up: migration_20261126_090843_shop.up,
    down: migration_20261126_090843_shop.down,
    name: '20261126_090843_shop',
  },
  {
    up: migration_20261126_092747_products.up,
    down: migration_20261126_092747_products.down,
    name: '20261126_092747_products',
  },
  {
    up: migration_20261126_094323_orders.up,
    down: migration_20261126_094323_orders.down,
    name: '20261126_094323_orders',
  },
  {
    up: migration_20261126_100936_catalogue.up,
    down: migration_20261126_100936_catalogue.down,
    name: '20261126_100936_catalogue',
  },
  {
    up: migration_20261126_122606_shop_rules.up,
    down: migration_20261126_122606_shop_rules.down,
    name: '20261126_122606_shop_rules',
  },
  {
    up: migration_20261126_130358_shop_owner.up,
    down: migration_20261126_130358_shop_owner.down,
    name: '20261126_130358_shop_owner',
  },
  {
    up: migration_20261126_131556_shop_pages.up,
    down: migration_20261126_131556_shop_pages.down,
    name: '20261126_131556_shop_pages',
  },
  {
    up: migration_20261126_161059_withdrawal.up,
    down: migration_20261126_161059_withdrawal.down,
    name: '20261126_161059_withdrawal',
  },
  {
    up: migration_20261126_162220_refund_parts.up,
    down: migration_20261126_162220_refund_parts.down,
    name: '20261126_162220_refund_parts',
  },
  {
    up: migration_20261126_163059_shop_invoices.up,
    down: migration_20261126_163059_shop_invoices.down,
    name: '20261126_163059_shop_invoices',
  },
  {
    up: migration_20261126_170245_datev.up,
    down: migration_20261126_170245_datev.down,
    name: '20261126_170245_datev',
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
