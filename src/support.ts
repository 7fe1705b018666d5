// The frame of the support chat. It is built as one plain script without imports, since a document without an origin
// of its own may not load modules; the shapes of its messages are those of src/app/support/chatMessages.ts.

interface ChatProvider {
  chatwootSDK?: { run(options: { websiteToken: string; baseUrl: string }): void };
  $chatwoot?: { toggle(state: 'open' | 'close'): void; setLocale(locale: string): void };
  chatwootSettings?: Record<string, unknown>;
}

const provider: Window & ChatProvider = window;
const settings = new URLSearchParams(location.hash.slice(1));
const application = settings.get('app') ?? '';

/** Tells the application, which alone may hear it. */
function tell(message: Record<string, unknown>): void {
  window.parent.postMessage({ channel: 'back-office.chat', ...message }, application);
}

/** Stands in for what a document without an origin is refused; it lives as long as the frame. */
function standInForStorage(name: 'localStorage' | 'sessionStorage'): void {
  try {
    void window[name].length;
  } catch {
    const kept = new Map<string, string>();
    const storage: Storage = {
      get length() {
        return kept.size;
      },
      clear: () => kept.clear(),
      getItem: (key) => kept.get(key) ?? null,
      key: (index) => [...kept.keys()][index] ?? null,
      removeItem: (key) => void kept.delete(key),
      setItem: (key, value) => void kept.set(key, value),
    };
    Object.defineProperty(window, name, { value: storage });
  }
}

function standInForCookies(): void {
  try {
    void document.cookie;
  } catch {
    const kept = new Map<string, string>();
    Object.defineProperty(document, 'cookie', {
      get: () => [...kept].map(([name, value]) => `${name}=${value}`).join('; '),
      set(text: string) {
        const [pair = ''] = text.split(';');
        const [name = '', ...value] = pair.split('=');
        kept.set(name.trim(), value.join('='));
      },
    });
  }
}

/** An address of the provider; the policy of this document lets scripts come from the configured one only. */
function baseAddress(): string | undefined {
  const base = URL.parse(settings.get('base') ?? '');
  return base && /^https?:$/.test(base.protocol) ? base.href.replace(/\/$/, '') : undefined;
}

function obey(data: unknown): void {
  if (typeof data !== 'object' || data === null) return;
  const message: { channel?: unknown; action?: unknown; locale?: unknown } = data;
  if (message.channel !== 'back-office.chat') return;
  if (message.action === 'open' || message.action === 'close') provider.$chatwoot?.toggle(message.action);
  if (message.action === 'locale' && (message.locale === 'he' || message.locale === 'en')) {
    document.documentElement.lang = message.locale;
    document.documentElement.dir = message.locale === 'he' ? 'rtl' : 'ltr';
    provider.$chatwoot?.setLocale(message.locale);
  }
}

function loadProvider(baseUrl: string, websiteToken: string): void {
  provider.chatwootSettings = { locale: settings.get('locale') ?? 'he', position: 'right', type: 'standard' };
  const script = document.createElement('script');
  script.src = `${baseUrl}/packs/js/sdk.js`;
  script.async = true;
  script.addEventListener('load', () => provider.chatwootSDK?.run({ websiteToken, baseUrl }));
  document.head.append(script);
}

function start(): void {
  const baseUrl = baseAddress();
  const websiteToken = settings.get('token');
  if (baseUrl === undefined || !websiteToken || window.parent === window || !URL.canParse(application)) return;
  standInForStorage('localStorage');
  standInForStorage('sessionStorage');
  standInForCookies();
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source === window.parent && origin === application) obey(data);
  });
  window.addEventListener('chatwoot:ready', () => tell({ action: 'ready' }));
  window.addEventListener('chatwoot:opened', () => tell({ action: 'opened' }));
  window.addEventListener('chatwoot:closed', () => tell({ action: 'closed' }));
  loadProvider(baseUrl, websiteToken);
}

start();
