import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import type { Locale } from '#contract/constants.ts';
import { chooseLocale } from '#sandbox/core/locale.ts';
import { html, type Html } from '#sandbox/core/html.ts';
import { renderPage } from '#sandbox/http/pages/layout.ts';
import { identityTexts } from './texts.ts';

/** What the sign-in page shows. `action` is the address of the page and of its form. */
export interface LoginPage {
  locale: Locale;
  action: string;
  login: string;
  error?: 'wrong' | 'throttled';
}

function card(locale: Locale, title: string, content: Html): Html {
  return html`<main class="panel">
    <p class="brand">
      <img src="/sandbox/static/icon.svg" alt="" width="28" height="28" />${identityTexts[locale].product}
    </p>
    <h1>${title}</h1>
    ${content}
  </main>`;
}

/** The sign-in page: one form with `login` and `password`. */
export function loginPage({ locale, action, login, error }: LoginPage): string {
  const text = identityTexts[locale];
  const other: Locale = locale === 'he-IL' ? 'en-IL' : 'he-IL';
  const content = html` <form method="post" action="${action}?lang=${locale}">
      ${error && html`<p class="error" role="alert" id="error">${text[error]}</p>`}
      <label for="login">${text.login}</label>
      <input
        id="login"
        name="login"
        type="email"
        dir="ltr"
        autocomplete="username"
        required
        value="${login}"
        ${login === '' && html`autofocus`}
        ${error && html`aria-describedby="error"`}
      />
      <label for="password">${text.password}</label>
      <input
        id="password"
        name="password"
        type="password"
        dir="ltr"
        autocomplete="current-password"
        required
        ${login !== '' && html`autofocus`}
        ${error && html`aria-describedby="error"`}
      />
      <button type="submit">${text.signIn}</button>
    </form>
    <p class="quiet">${text.sandbox} <a href="/sandbox/">${text.users}</a></p>`;
  const body = html`${card(locale, text.signIn, content)}
    <footer>
      <a href="${action}?lang=${other}" lang="${other}" hreflang="${other}" title="${text.languageHint}"
        >${text.language}</a
      >
      <a href="/accessibility">${text.accessibility}</a>
    </footer>`;
  return renderPage({ locale, title: `${text.signIn} · ${text.product}`, body, shape: 'card' });
}

/** A page that says one thing and leads back to the web app. */
export function noticePage(locale: Locale, title: string, detail?: string): string {
  const text = identityTexts[locale];
  const content = html`${detail !== undefined && html`<p><bdi>${detail}</bdi></p>`}
    <p><a class="button" href="/">${text.backToApp}</a></p>`;
  return renderPage({ locale, title: `${title} · ${text.product}`, body: card(locale, title, content), shape: 'card' });
}

/** The locale a page of the provider speaks: `ui_locales`, else the browser's. */
export function pageLocale(uiLocales: unknown, acceptLanguage: string | undefined): Locale {
  return chooseLocale(
    typeof uiLocales === 'string' && uiLocales !== '' ? uiLocales.replaceAll(' ', ',') : acceptLanguage,
  );
}

function localeOf(ctx: KoaContextWithOIDC): Locale {
  return pageLocale(ctx.oidc?.params?.ui_locales, ctx.get('accept-language') || undefined);
}

/** What the provider shows a browser when it cannot go on. */
export function renderErrorPage(ctx: KoaContextWithOIDC, { error, error_description: detail }: ErrorOut): void {
  const locale = localeOf(ctx);
  ctx.type = 'html';
  ctx.body = noticePage(locale, identityTexts[locale].failed, [error, detail].filter(Boolean).join(': '));
}

export function renderSignedOut(ctx: KoaContextWithOIDC): void {
  const locale = localeOf(ctx);
  ctx.type = 'html';
  ctx.body = noticePage(locale, identityTexts[locale].signedOut);
}

/** The sign-out page; a script file submits its form at once, its button waits for browsers without scripts. */
export function renderSignOut(ctx: KoaContextWithOIDC): void {
  const secret = ctx.oidc.session?.state?.secret;
  const locale = localeOf(ctx);
  const text = identityTexts[locale];
  const content = html`<form method="post" action="${ctx.oidc.urlFor('end_session_confirm')}" data-submit="now">
    <input type="hidden" name="xsrf" value="${typeof secret === 'string' ? secret : ''}" />
    <input type="hidden" name="logout" value="yes" />
    <button type="submit">${text.signOut}</button>
  </form>`;
  ctx.type = 'html';
  ctx.body = renderPage({
    locale,
    title: `${text.signOut} · ${text.product}`,
    body: card(locale, text.signingOut, content),
    script: 'submit.js',
    shape: 'card',
  });
}

/** Whoever is signed out already gets a page of the provider's with an inline script; this puts ours in its place. */
export async function replaceInlineSignOut(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  if (ctx.oidc?.route === 'end_session' && ctx.status === 200) renderSignOut(ctx);
}
