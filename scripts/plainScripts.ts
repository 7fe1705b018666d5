import { build, type Plugin, type ResolvedConfig } from 'vite';

/** Pages with a script of their own in the head that is no module: page, script, and whether the parser waits for it. */
const plainPages = [
  // A document without an origin of its own may load no modules, and no name of it may meet those of the chat's script.
  { page: '/support.html', name: 'support', script: 'src/support.ts', attributes: { defer: true } },
  // The first paint follows it.
  { page: '/index.html', name: 'frame', script: 'src/frame.ts', attributes: {} },
];

/** A script with all it imports as one function, in the style classes of the application. */
async function bundle(script: string, { css, define }: ResolvedConfig): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    css: { modules: css.modules },
    define,
    build: { write: false, rolldownOptions: { input: script, output: { format: 'es' } } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && 'output' in output ? output.output.find((file) => file.type === 'chunk') : undefined;
  if (!chunk || chunk.imports.length + chunk.dynamicImports.length > 0) throw new Error(`${script} is not one script`);
  // A function in the text, since Vite writes style sheets into scripts of that form, which the policy forbids.
  return `(()=>{${chunk.code.trim()}})();`;
}

/** Gives pages the scripts above, each bundled by itself: they share source with the application, and load nothing. */
export function plainScripts(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'plain-scripts',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async buildStart() {
      for (const { name, script } of plainPages) {
        this.emitFile({ type: 'asset', name: `${name}.js`, source: await bundle(script, config) });
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle: files, path }) {
        const plain = plainPages.find(({ page }) => page === path);
        const file = Object.values(files ?? {}).find(
          (one) => one.type === 'asset' && one.names.includes(`${plain?.name}.js`),
        );
        if (!plain || !file) return html;
        return [
          {
            tag: 'script',
            attrs: { ...plain.attributes, src: `/${file.fileName}` },
            injectTo: 'head-prepend' as const,
          },
        ];
      },
    },
  };
}
