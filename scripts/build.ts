import { build } from 'vite';
import { compressAll } from './compress.ts';

await build({ logLevel: process.argv.includes('--quiet') ? 'error' : 'warn' });
const files = await compressAll('dist');
console.log(`Built the web app into dist (${files} text files, each with a .br and .gz copy where it pays).`);
