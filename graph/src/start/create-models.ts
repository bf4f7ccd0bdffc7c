import type { Connection } from 'mongoose';
import { countModel } from '../adapters/limits/count.model.ts';
import type { Models } from '../context/registry.ts';
import { userModel } from '../domains/accounts/user.model.ts';
import { auditModel } from '../domains/audit/audit.model.ts';
import { categoryModel } from '../domains/catalog/category.model.ts';
import { productModel } from '../domains/catalog/product.model.ts';
import { bookingModel, wishModel } from '../domains/lists/list-entry.model.ts';
import { notificationModel } from '../domains/notifications/notification.model.ts';
import { paymentModel } from '../domains/payments/payment.model.ts';

/** All collections of the product on one connection. */
export const createModels = (connection: Connection): Models => ({
  User: userModel(connection),
  Category: categoryModel(connection),
  Product: productModel(connection),
  Booking: bookingModel(connection),
  Wish: wishModel(connection),
  Payment: paymentModel(connection),
  AuditLog: auditModel(connection),
  Notification: notificationModel(connection),
  Count: countModel(connection),
});
