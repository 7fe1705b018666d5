// Plain JavaScript and preloaded (node --import): an older Node cannot even read the TypeScript files that follow.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(`Node ${process.versions.node} is too old: version 22.18 or newer is needed (24 is best).`);
  process.exit(1);
}
