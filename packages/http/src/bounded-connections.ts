import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { BlockList, isIP, type Socket } from 'node:net';
import { clientSite } from '@selvedge/contract/client-network';

/** Answers a request; what it gives back is nobody's concern. */
type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Requests of one connection that have come and are not answered: browsers and proxies send one at a time. */
const MOST_UNANSWERED = 8;

/**
 * Answers the requests of one connection one after the other, each when the one before is sent or gone and others have had
 * their turn, so that a client that sends hundreds has one under way, whether it reads or not. From the ninth unanswered
 * one on the connection is destroyed: Node.js goes on to tell of what it has read by then, which is let go, like what comes
 * from nowhere after a reset.
 *
 * @returns makes an answer one that waits for its turn; what it makes shares the turns
 */
export function answersInTurn(): (answer: Answer) => Answer {
  const waitingOn = new WeakMap<Socket, (() => void)[]>();
  const goOn = (socket: Socket) => {
    const next = waitingOn.get(socket)?.shift();
    if (!next || socket.destroyed) waitingOn.delete(socket);
    else next();
  };
  return (answer) => (request, response) => {
    const { socket } = request;
    if (socket.destroyed || socket.remoteAddress === undefined) return;
    const waiting = waitingOn.get(socket);
    const begin = () => {
      response.once('close', () => setImmediate(goOn, socket));
      answer(request, response);
    };
    if (!waiting) {
      waitingOn.set(socket, []);
      begin();
    } else if (waiting.length < MOST_UNANSWERED - 1) waiting.push(begin);
    else shutOut(socket);
  };
}

/**
 * Destroys a connection with requests by the hundred. Node.js makes an error for each of them when it closes, whose stack
 * nobody reads and costs three times what it cost to read the request: they have none.
 */
function shutOut(socket: Socket): void {
  const { stackTraceLimit } = Error;
  socket.prependOnceListener('close', () => {
    Error.stackTraceLimit = 0;
  });
  socket.once('close', () => {
    Error.stackTraceLimit = stackTraceLimit;
  });
  socket.destroy();
}

/** Connections that one network may hold: browsers of an office of forty hold six each to a site that speaks HTTP/1.1. */
const MOST_OF_A_NETWORK = 256;

/**
 * Bounds who may hold how many connections: what the process can have open at half, so that each of them can be sent a
 * file and the database keeps its own; and 256 of one network, the house's proxies apart. What is one too many is closed.
 *
 * @param isProxy whether an address is that of a proxy in front, which holds connections in the name of all
 * @param ofNetwork what one network may hold; 0 is no limit
 */
export function boundConnections(
  server: Server,
  isProxy: (address: string) => boolean,
  ofNetwork: number = MOST_OF_A_NETWORK,
): void {
  server.maxConnections = Math.floor(mostOpenFiles() / 2);
  const held = new Map<string, number>();
  server.on('connection', (socket) => {
    const { remoteAddress: address } = socket;
    if (address === undefined) {
      socket.destroy(); // it was reset before it was looked at
      return;
    }
    if (ofNetwork === 0 || isProxy(address)) return;
    const network = clientSite(address);
    const before = held.get(network) ?? 0;
    if (before >= ofNetwork) {
      socket.destroy();
      return;
    }
    held.set(network, before + 1);
    socket.once('close', () => {
      const left = (held.get(network) ?? 0) - 1;
      if (left > 0) held.set(network, left);
      else held.delete(network);
    });
  });
}

/** Where the system does not say, or says that there is no bound. */
const USUAL_OPEN_FILES = 20_000;

/** Files and connections that the process may have open; Node.js raises it to what the system allows. */
function mostOpenFiles(): number {
  if (!process.report) return USUAL_OPEN_FILES;
  Object.assign(process.report, { excludeNetwork: true }); // no name is looked up for it
  const { userLimits } = Object(process.report.getReport());
  const limit = Number(userLimits?.open_files?.soft);
  return Number.isFinite(limit) && limit > 0 ? Math.min(limit, USUAL_OPEN_FILES) : USUAL_OPEN_FILES;
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Tells the house's own proxies from others.
 *
 * @param list addresses and networks of the proxies in front
 * @returns whether an address is one of theirs
 */
export function proxiesOf(list: readonly string[]): (address: string) => boolean {
  const proxies = new BlockList();
  for (const entry of list) {
    const [address = '', bits] = entry.trim().split('/');
    if (isIP(address) === 0) continue;
    if (bits === undefined) proxies.addAddress(address, familyOf(address));
    else proxies.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && proxies.check(address, familyOf(address));
}
