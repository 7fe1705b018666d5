import { endpointIds } from '#contract/endpoints.ts';
import { acceptedCards, refusalRules, refusedCards } from '#sandbox/domain/processor/testCards.ts';
import { type Fault, type FaultKind, faultKinds } from '#sandbox/http/faults.ts';
import { returnRules } from '#sandbox/domain/masav/returnReason.ts';
import { shownMoney } from '#sandbox/domain/money/shownMoney.ts';
import { html, type Html } from '#sandbox/core/html.ts';
import { renderPage } from '#sandbox/http/pages/layout.ts';
import type { OutboxMessage } from '#sandbox/outbox/outbox.ts';
import { answerAddress, type UnansweredFile } from './masavAnswers.ts';
import type { ConsoleUser, ConsoleWebhook } from './state.ts';

/** Everything the console shows. */
export interface ConsoleState {
  users: readonly ConsoleUser[];
  now: Date;
  messages: readonly OutboxMessage[];
  webhooks: readonly ConsoleWebhook[];
  /** Masav files that wait for the bank. */
  masavFiles: readonly UnansweredFile[];
  faults: readonly Fault[];
  canReset: boolean;
}

function section(id: string, title: string, content: Html): Html {
  return html`<section class="panel" aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    ${content}
  </section>`;
}

/** A table that scrolls inside its section; focusable, so that the keyboard can scroll it. */
function table(caption: string, headings: readonly string[], rows: readonly (readonly (string | Html)[])[]): Html {
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${caption}">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${headings.map((heading) => html`<th scope="col">${heading}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (cells) =>
            html`<tr>
              ${cells.map((cell) => html`<td><bdi>${cell}</bdi></td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

const code = (text: string) => html`<code>${text}</code>`;
const time = (instant: Date) => html`<time datetime="${instant.toISOString()}">${instant.toISOString()}</time>`;

function usersSection(users: readonly ConsoleUser[]): Html {
  const rows = users.map(({ email, roles, merchantName }) => [code(email), roles.join(', '), merchantName]);
  return section(
    'users',
    'Users',
    html`<p>Everybody’s password is ${code('sandbox')}. <a href="/">Open the application</a></p>
      ${table('People who can sign in', ['Login', 'Role', 'Merchant'], rows)}`,
  );
}

function cardsSection(): Html {
  const accepted = acceptedCards.map(({ number, brand }) => [code(number), brand]);
  const refused = refusedCards.map(({ number, refusal }) => [code(number), refusal?.code ?? '', refusal?.reason ?? '']);
  const rules = refusalRules.map((rule) => [rule.code, rule.when]);
  return section(
    'cards',
    'Test cards',
    html`<div class="columns">
      ${table('Approved', ['Number', 'Brand'], accepted)}
      <div class="stack">
        ${table('Declined', ['Number', 'Code', 'Reason'], refused)}
        ${table('Declined whatever the card', ['Code', 'When'], rules)}
      </div>
    </div>`,
  );
}

function clockSection(now: Date): Html {
  return section(
    'clock',
    'Clock',
    html`<p>Business time is ${time(now)}. Sessions and tokens stay on real time.</p>
      <form method="post" action="/sandbox/clock" class="row">
        <div>
          <label for="now">Move to (UTC)</label>
          <input id="now" name="now" type="datetime-local" required value="${now.toISOString().slice(0, 16)}" />
        </div>
        <button type="submit">Move the clock</button>
      </form>
      <form method="post" action="/sandbox/clock" class="row">
        <input type="hidden" name="now" value="" />
        <button type="submit" class="secondary">Back to real time</button>
      </form>`,
  );
}

/** A text with its addresses as links and its lines kept, its designed form, and the document that went along. */
function messageText({ outboxMessageID, text, letter, links, invoiceID, state }: OutboxMessage): Html {
  const page = letter && html`<a href="/sandbox/outbox/${outboxMessageID}.html" dir="ltr">HTML</a>`;
  const document = invoiceID && state === 'sent' && html`<a href="/sandbox/outbox/${invoiceID}.pdf" dir="ltr">PDF</a>`;
  return html`<span class="message" dir="auto">${text}</span> ${links.map(
      (link) => html`<a href="${link}" dir="ltr">${link}</a>`,
    )}
    ${page ?? ''} ${document ?? ''}`;
}

function outboxSection(messages: readonly OutboxMessage[], webhooks: readonly ConsoleWebhook[]): Html {
  const sent = messages.map((message) => [
    time(message.created),
    message.kind === 'email' ? 'Email' : 'SMS',
    message.recipient,
    html`<span dir="auto">${message.subject ?? ''}</span>`,
    messageText(message),
    message.state,
  ]);
  const rows = webhooks.map(({ eventTimestamp, eventName, url, responseStatus }) => [
    time(eventTimestamp),
    eventName,
    url ?? '',
    responseStatus === null ? 'no answer' : String(responseStatus),
  ]);
  return section(
    'outbox',
    'Outbox',
    html`<p>Emails and SMS messages end here; emails also leave the machine where a mail server is named.</p>
      ${
        sent.length > 0
          ? table('Latest messages', ['Time', 'Kind', 'To', 'Subject', 'Text', 'State'], sent)
          : html`<p class="quiet">None has been sent.</p>`
      }
      ${
        rows.length > 0
          ? table('Latest webhook deliveries', ['Time', 'Event', 'Address', 'Status'], rows)
          : html`<p class="quiet">No webhook has been delivered.</p>`
      }`,
  );
}

function bankSection(files: readonly UnansweredFile[]): Html {
  const rows = files.map(({ masavFileID, institutionName, rowsCount, totalAmount }) => [
    html`<a href="${answerAddress(masavFileID)}">Answer file ${String(masavFileID)}</a>`,
    institutionName,
    String(rowsCount),
    shownMoney(totalAmount, 'ILS', 'en-IL'),
  ]);
  const rules = returnRules.map(({ ending, comment }) => [`.${ending}`, html`<span dir="auto">${comment}</span>`]);
  return section(
    'bank',
    'Bank',
    html`<p>A Masav file is answered by itself on the day after its value date, and here at once, by hand.</p>
      ${
        rows.length > 0
          ? table('Files that wait for the bank', ['File', 'Institution', 'Rows', 'Total'], rows)
          : html`<p class="quiet">No file waits for the bank.</p>`
      }
      ${table('Returned by themselves', ['Amount ends in', 'Reason'], rules)}`,
  );
}

const faultNames: Record<FaultKind, string> = {
  '500': 'Answer 500',
  '401': 'Answer 401',
  slow: 'Wait three seconds',
  drop: 'Drop the connection',
  lose: 'Do it, lose the answer',
};

function faultsSection(faults: readonly Fault[]): Html {
  const rows = faults.map(({ kind, endpoint, times }) => [
    faultNames[kind],
    endpoint ?? 'every call',
    times === undefined ? 'until cleared' : String(times),
  ]);
  return section(
    'faults',
    'Faults',
    html`${
        rows.length > 0
          ? table('Switched on', ['Fault', 'Call', 'Times left'], rows)
          : html`<p class="quiet">None is switched on.</p>`
      }
      <form method="post" action="/sandbox/faults" class="row">
        <div>
          <label for="kind">Fault</label>
          <select id="kind" name="kind">
            ${faultKinds.map((kind) => html`<option value="${kind}">${faultNames[kind]}</option>`)}
          </select>
        </div>
        <div>
          <label for="endpoint">Call</label>
          <select id="endpoint" name="endpoint">
            <option value="">every call</option>
            ${endpointIds.map((id) => html`<option value="${id}">${id}</option>`)}
          </select>
        </div>
        <div>
          <label for="times">Times</label>
          <input id="times" name="times" type="number" min="1" max="1000000" placeholder="until cleared" />
        </div>
        <button type="submit">Switch on</button>
      </form>
      <form method="post" action="/sandbox/faults/clear" class="row">
        <button type="submit" class="secondary">Clear all</button>
      </form>`,
  );
}

function resetSection(): Html {
  return section(
    'reset',
    'Start over',
    html`<form method="post" action="/sandbox/reset" class="row">
      <label class="check"
        ><input type="checkbox" name="confirmed" value="yes" required /> Delete all data and seed it anew</label
      >
      <button type="submit" class="danger">Reset</button>
    </form>`,
  );
}

/** The sandbox's own page. English only: it is a tool for developers and testers. */
export function consolePage({ users, now, messages, webhooks, masavFiles, faults, canReset }: ConsoleState): string {
  const body = html`<main>
    <header>
      <h1>Sandbox</h1>
      <p class="quiet">A working backend with made-up data. No money moves here.</p>
    </header>
    ${usersSection(users)} ${clockSection(now)} ${cardsSection()} ${outboxSection(messages, webhooks)}
    ${bankSection(masavFiles)} ${faultsSection(faults)} ${canReset && resetSection()}
  </main>`;
  return renderPage({ locale: 'en-IL', title: 'Sandbox', body, shape: 'wide' });
}
