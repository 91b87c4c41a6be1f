import { openDatabase } from '../src/open-database.ts';

// Opens the database of the data directory it is given, says so in one line of JSON, and holds it until its standard
// input ends. Tests run it as another process of ours, or as another user.
const [, , dataDir, databaseUrl] = process.argv;
if (dataDir === undefined) throw new Error('The data directory is missing');
const database = await openDatabase({ dataDir, databaseUrl });
console.log(JSON.stringify(database));
process.stdin.resume().once('end', () => database.stop());
