// The payer's page works without this script. With it the page stays where it is, so that a card that was typed is still
// there when a field is corrected, and an answer that does not come is looked for.

const lookMs = 2000;
const cardNames = ['cardNumber', 'cardExpiration', 'cvv'];
const main = () => document.querySelector('main');
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Puts the `main` of an answer in place of the page's, and the focus on what it has to say. */
function show(text) {
  const parsed = new DOMParser().parseFromString(text, 'text/html');
  const next = parsed.querySelector('main');
  if (!next) throw new TypeError('no page');
  // Nothing new: whoever listens is not told again.
  if (main().dataset.look && next.dataset.look) {
    main().dataset.look = next.dataset.look;
    void follow();
    return;
  }
  const kept = cardNames.map((name) => [name, main().querySelector(`[name="${name}"]`)?.value]);
  document.title = parsed.title;
  main().replaceWith(document.adoptNode(next));
  main().querySelector('[data-scriptless]')?.remove();
  // Only beside a field to correct: after a declined card another one is typed.
  if (main().querySelector('[aria-invalid]'))
    for (const [name, value] of kept) {
      const input = main().querySelector(`[name="${name}"]`);
      if (input && value) input.value = value;
    }
  const places = ['[aria-invalid]', '[role="alert"]', 'h1'];
  places
    .map((place) => main().querySelector(place))
    .find(Boolean)
    ?.focus();
  void follow();
}

/** Takes an answer: a page, or the address at which the payer goes on. */
async function take(answer) {
  if (answer.headers.get('content-type')?.startsWith('application/json')) {
    const { location } = await answer.json();
    window.location.assign(location);
    return;
  }
  // Whoever loads the page again sees the outcome, not the form.
  if (answer.redirected) window.history.replaceState(null, '', answer.url);
  show(await answer.text());
}

/** Asks again for the outcome, for as long as the page waits for one. */
async function follow() {
  const page = main();
  const { look } = page.dataset;
  if (!look) return;
  await wait(lookMs);
  const answer = await fetch(look, { headers: { 'x-payer-script': '1' } }).catch(() => undefined);
  if (main() !== page) return;
  if (answer && answer.status < 500) await take(answer);
  else void follow();
}

/** No answer says nothing of the payment: the page says that, and looks for the outcome. */
function lost(look) {
  const page = main();
  const title = document.createElement('h1');
  const said = document.createElement('p');
  title.tabIndex = -1;
  title.textContent = page.dataset.lost;
  said.setAttribute('role', 'status');
  said.textContent = page.dataset.lostText;
  page.replaceChildren(title, said);
  page.dataset.look = look;
  title.focus();
  void follow();
}

async function send(form, submitter) {
  const body = new URLSearchParams(new FormData(form, submitter));
  const { look } = form.dataset;
  for (const button of form.querySelectorAll('button')) button.setAttribute('aria-disabled', 'true');
  form.dataset.sending = 'true';
  try {
    const answer = await fetch(form.action, { method: 'POST', body, headers: { 'x-payer-script': '1' } });
    if (answer.status >= 500) throw new TypeError('no answer');
    await take(answer);
  } catch {
    if (look) return lost(look);
    // Nothing was asked for yet but a judgement: the browser's own way tells what is wrong.
    form.submit();
  }
}

document.addEventListener('submit', (event) => {
  event.preventDefault();
  if (event.target.dataset.sending !== 'true') void send(event.target, event.submitter);
});

/** A card's digits in groups of four. */
const grouped = (digits) => digits.replace(/(\d{4})(?=\d)/g, '$1 ');
const expiry = (digits) => (digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2, 6)}` : digits);

document.addEventListener('input', ({ target, inputType }) => {
  if (inputType?.startsWith('delete') || target.selectionEnd !== target.value.length) return;
  const digits = target.value.replace(/\D/g, '');
  if (target.value.includes('/')) return;
  if ('groups' in target.dataset) target.value = grouped(digits.slice(0, 19));
  if ('expiry' in target.dataset) target.value = expiry(digits);
});

void follow();
