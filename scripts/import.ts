import { importCommand } from '@selvedge/import/command';

process.exitCode = await importCommand(process.argv.slice(2), process.env);
if (process.channel) process.disconnect();
