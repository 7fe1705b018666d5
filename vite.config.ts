import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { bootFile, chunks, firstScreenFile } from './scripts/chunks.ts';
import { developmentConfig } from './scripts/development.ts';
import { plainIcons } from './scripts/plainIcons.ts';
import { plainScripts } from './scripts/plainScripts.ts';
import { themeTokens } from './scripts/themeTokens.ts';

/** Where `npm run dev` runs the sandbox; the app talks to it across origins, as in production. */
const sandbox = process.env.SANDBOX_URL ?? 'http://localhost:4000';

/** Serves the sandbox's /config.json with absolute addresses, since the dev server is another origin. */
function serveConfig(): Plugin {
  const config = developmentConfig(sandbox);
  const pages: Readonly<Record<string, string>> = {
    '/callback': '/callback.html',
    '/silent-renew': '/silent-renew.html',
  };
  return {
    name: 'development-config',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [path, query = ''] = (request.url ?? '').split('?');
        if (path === '/config.json') {
          response.setHeader('content-type', 'application/json');
          response.end(JSON.stringify(config));
          return;
        }
        const page = pages[path ?? ''];
        if (page) request.url = `${page}?${query}`;
        next();
      });
    },
  };
}

/**
 * Puts src/boot.ts, which asks for the first screen's data, in front of all other scripts of index.html. `async`, so
 * that no style sheet holds it back; it stays a file, so that the policy needs no `unsafe-inline`.
 */
function bootFirst(): Plugin {
  return {
    name: 'boot-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, path }) {
        const boot = Object.values(bundle ?? {}).find((file) => file.type === 'chunk' && bootFile in file.modules);
        if (path !== '/index.html' || !boot) return html;
        const attributes = { type: 'module', async: true, crossorigin: true, src: `/${boot.fileName}` };
        return [{ tag: 'script', attrs: attributes, injectTo: 'head-prepend' }];
      },
    },
  };
}

/**
 * Asks for the style sheet, which the first paint waits for, before all scripts: a browser has six connections, and what comes
 * seventh waits a whole round trip for one.
 */
function stylesFirst(): Plugin {
  return {
    name: 'styles-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const [sheet = ''] = /<link rel="stylesheet"[^>]*>/.exec(html) ?? [];
        return html.replace(sheet, '').replace('<head>', `<head>\n    ${sheet}`);
      },
    },
  };
}

/** Asks for the typeface with the page, so that its words do not move when it comes. */
function fontsFirst(): Plugin {
  return {
    name: 'fonts-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, path }) {
        if (path !== '/index.html') return html;
        const fonts = Object.keys(bundle ?? {}).filter((file) => file.endsWith('.woff2'));
        return fonts.map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
          injectTo: 'head',
        }));
      },
    },
  };
}

export default defineConfig({
  plugins: [react(), serveConfig(), bootFirst(), fontsFirst(), stylesFirst(), plainScripts(), themeTokens()],
  resolve: { alias: [plainIcons] },
  // What Vite bundles beforehand for development does not ask the alias.
  optimizeDeps: { exclude: ['@mui/icons-material'] },
  define: { __APP_VERSION__: JSON.stringify(manifest.version) },
  server: { port: Number(process.env.WEB_PORT ?? 5173), strictPort: true },
  build: {
    // The last two versions of Chrome, Edge, Firefox and Safari.
    target: ['chrome155', 'edge155', 'firefox150', 'safari26'],
    // All of them know modulepreload; a polyfill shared by the pages would tie their chunks together.
    modulePreload: {
      polyfill: false,
      // What the first screen has loaded anyway needs no name in the lists of what a part waits for.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !firstScreenFile.test(file)),
    },
    rolldownOptions: {
      input: {
        index: 'index.html',
        callback: 'callback.html',
        'silent-renew': 'silent-renew.html',
        'support-page': 'support.html',
      },
      output: {
        // The addresses of what loads later stand in the first screen: 36 bits of hash are enough for one name.
        hashCharacters: 'base36',
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: chunks(),
        },
      },
    },
  },
});
