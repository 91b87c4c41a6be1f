import { serveOrders } from '@selvedge/documents/serve-orders';
import { decode } from './decoders.ts';

/** The process in which pictures are decoded; the hub's own knows every password and may be root's. */
serveOrders(decode);
