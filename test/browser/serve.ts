import { closeOnSignal, startDemoSite } from '../demo-site.ts';

/** Serves the demo supplier for the browser tests. */
const { close } = await startDemoSite({ PORT: process.argv[2] });
closeOnSignal(close);
