// Ends with 0 where the site of this machine can serve, and with 1 and its reason where it cannot: a container's health check.
const { PORT = '3000' } = process.env;
try {
  const answer = await fetch(`http://127.0.0.1:${PORT}/readyz`);
  console.log(await answer.text());
  process.exit(answer.ok ? 0 : 1);
} catch (error) {
  console.log(`The site does not answer on port ${PORT}: ${error}`);
  process.exit(1);
}
