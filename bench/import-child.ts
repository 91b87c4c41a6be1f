import { importCommand } from '@selvedge/import/command';

// One import in a process of its own, so that its peak memory is its own too.
const code = await importCommand(process.argv.slice(2), process.env);
process.send?.({ code, peakKib: process.resourceUsage().maxRSS });
process.disconnect?.();
