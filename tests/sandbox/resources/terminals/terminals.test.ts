import { createHash } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordOf } from '#contract/entities/callTypes.ts';
import { auditRows } from '#sandbox/db/schema/audit.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { findAnchors } from '#tests/support/seededLists.ts';
import { operate, send } from '#tests/support/send.ts';

type Details = RecordOf<'terminals'>;

let sandbox: TestSandbox;
let terminalID: string;
let disabledID: string;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  ({ terminalID } = await findAnchors(sandbox.db));
  const [disabled] = await sandbox.db.select().from(terminals).where(eq(terminals.status, 'disabled'));
  disabledID = disabled?.terminalID ?? '';
});
afterAll(() => sandbox.close());

type Saver = 'manager' | 'merchant' | 'otherManager';

const read = async (id = terminalID, person: Saver = 'manager') =>
  (await send(sandbox.as(person), 'terminals.get', { path: { terminalID: id } })).json<Details>();
const save = async (change: object, person: Saver = 'manager', id = terminalID) =>
  operate(sandbox.as(person), 'terminals.update', {
    path: { terminalID: id },
    body: { ...(await read(id, person === 'merchant' ? 'merchant' : 'manager')), ...change },
  });
const rowOf = async () => (await sandbox.db.select().from(terminals).where(eq(terminals.terminalID, terminalID)))[0];

describe('the settings of a terminal', () => {
  it('are saved by every role as far as it decides, and read again where they matter', async () => {
    const before = await read();
    await save({ vatRate: '0.17', defaultInvoiceType: 'invoice' });
    const own = {
      label: '  סניף הצפון ',
      transmissionTime: '22:15',
      cvvRequired: false,
      nationalIDRequired: true,
      settings: { applyExternalCommission: 'none', allowJ5: false },
      billingSettings: { notificationEmails: 'a@b.test, c@d.test' },
    };
    const saved = await save(own, 'merchant');
    expect([saved.status, saved.response.message]).toEqual([200, 'Successfully Saved']);
    const after = await read();
    expect(after).toMatchObject({
      label: 'סניף הצפון',
      vatRate: 0.17,
      transmissionTime: '22:15',
      cvvRequired: false,
      nationalIDRequired: true,
      settings: { applyExternalCommission: 'none', allowJ5: false },
      billingSettings: {
        notificationEmails: 'a@b.test, c@d.test',
        createRecurrentPaymentsAutomatically: before.billingSettings?.createRecurrentPaymentsAutomatically,
      },
      defaultInvoiceType: 'invoice',
      updateTimestamp: saved.response.concurrencyToken,
    });
    const list = (await send(sandbox.as('merchant'), 'terminals.list')).json<{ data: Details[] }>();
    expect(list.data[0]).toMatchObject({ label: 'סניף הצפון', vatRate: 0.17, settings: { allowJ5: false } });
  });

  it('keep what a person can not change, whatever is sent', async () => {
    const before = await rowOf();
    await save({
      merchantID: '00000000-0000-4000-8000-00000000abcd',
      status: 'disabled',
      enabledFeatures: [],
      integrations: {},
      sharedApiKey: 'mine',
      apiKeyHash: 'mine',
      masavInstitution: '1',
      paymentRequestSettings: { merchantLogo: 'https://evil.test/x.svg' },
      checkoutSettings: { customCssReference: 'https://evil.test/x.css' },
    });
    const after = await rowOf();
    const kept = ['merchantID', 'status', 'enabledFeatures', 'integrations', 'sharedApiKey', 'apiKeyHash'] as const;
    for (const name of [...kept, 'masavInstitution', 'paymentRequestSettings', 'checkoutSettings'] as const) {
      expect(after?.[name]).toEqual(before?.[name]);
    }
  });

  it('take addresses and a header for webhooks, each pair once', async () => {
    const item = { eventName: 'TransactionRejected', url: 'https://shop.test/hooks' };
    await save({
      webhooks: {
        securityHeader: { key: 'X-Key', value: 's3cret' },
        items: [item, { ...item, isFailureEvent: false }],
      },
    });
    expect((await read()).webhooks).toEqual({
      securityHeader: { key: 'X-Key', hasValue: true },
      items: [{ ...item, isFailureEvent: true }],
    });
    await save({ webhooks: { securityHeader: null, items: [] } });
    expect((await read()).webhooks).toEqual({ items: [] });
  });

  it('keep the value of the header, which nobody reads, until one is brought or null takes it away', async () => {
    const item = { eventName: 'ConsumerCreated', url: 'https://shop.test/hooks' };
    const headerOf = async () => (await rowOf())?.webhooks.securityHeader;
    await save({ webhooks: { securityHeader: { key: 'X-Key', value: 's3cret-value' }, items: [item] } });
    const seen = await read();
    expect(JSON.stringify(seen)).not.toContain('s3cret-value');
    await save({ webhooks: seen.webhooks });
    expect(await headerOf()).toEqual({ key: 'X-Key', value: 's3cret-value' });
    await save({ webhooks: { securityHeader: { key: 'X-Other' } } });
    expect(await headerOf()).toEqual({ key: 'X-Other', value: 's3cret-value' });
    expect((await read()).webhooks?.items).toHaveLength(1);
    await save({ webhooks: { items: [] } });
    expect((await rowOf())?.webhooks).toEqual({ securityHeader: { key: 'X-Other', value: 's3cret-value' }, items: [] });
    await save({ webhooks: { securityHeader: { key: 'X-Other', value: 'another' } } });
    expect(await headerOf()).toEqual({ key: 'X-Other', value: 'another' });
    await save({ webhooks: { securityHeader: null } });
    expect(await headerOf()).toBeUndefined();
    const none = await save({ webhooks: { securityHeader: { key: 'X-Key' } } });
    expect(none).toMatchObject({ status: 400, codes: ['webhooks.securityHeader.value'] });
    const leaked = await sandbox.db.select().from(auditRows).orderBy(desc(auditRows.created)).limit(30);
    expect(JSON.stringify(leaked)).not.toContain('s3cret-value');
  });

  it.each([
    ['label', { label: '  ' }],
    ['vatRate', { vatRate: 17 }],
    ['transmissionTime', { transmissionTime: '24:00' }],
    ['defaultInvoiceType', { defaultInvoiceType: 'refundInvoice' }],
    ['settings.applyExternalCommission', { settings: { applyExternalCommission: 'always' } }],
    ['billingSettings.notificationEmails', { billingSettings: { notificationEmails: 'a@b.test, nobody' } }],
    ['paymentRequestSettings.fromAddress', { paymentRequestSettings: { fromAddress: 'nobody' } }],
    ['checkoutSettings.redirectUrls[0]', { checkoutSettings: { redirectUrls: ['http://shop.test'] } }],
    ['checkoutSettings.redirectUrls', { checkoutSettings: { redirectUrls: Array(51).fill('https://shop.test') } }],
    ['webhooks.items[0].url', { webhooks: { items: [{ eventName: 'ConsumerCreated', url: 'https://10.0.0.1/' }] } }],
    ['webhooks.items[0].eventName', { webhooks: { items: [{ eventName: 'Other', url: 'https://shop.test' }] } }],
    ['webhooks.securityHeader.key', { webhooks: { securityHeader: { key: 'Host', value: 'x' } } }],
    ['webhooks.securityHeader.value', { webhooks: { securityHeader: { key: 'X-Key', value: 'a\r\nb' } } }],
    ['webhooks.securityHeader.value', { webhooks: { securityHeader: { key: 'X-Key' } } }],
    ['webhooks.securityHeader.key', { webhooks: { securityHeader: { value: 'x' } } }],
  ])('are refused whole where %s is wrong', async (code, change) => {
    const before = await rowOf();
    expect(await save(change)).toMatchObject({ status: 400, codes: [code] });
    expect(await rowOf()).toEqual(before);
  });

  it('are changed by one of two who save at once; the other is shown what is there now', async () => {
    const seen = await read();
    const change = (label: string) =>
      operate(sandbox.as('manager'), 'terminals.update', { path: { terminalID }, body: { ...seen, label } });
    const answers = await Promise.all([change('one'), change('two')]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.data).toMatchObject({ current: { label: (await read()).label }, changedBy: expect.any(String) });
  });

  it('are nobody else’s, and those of a disabled terminal stand still', async () => {
    expect(await save({ label: 'mine' }, 'otherManager')).toMatchObject({ status: 404 });
    expect(await save({ label: 'again' }, 'manager', disabledID)).toMatchObject({
      status: 400,
      response: { errors: [{ code: 'terminalID', description: 'The terminal is disabled' }] },
    });
  });
});

describe('the keys of a terminal', () => {
  it.each(['terminals.resetApiKey', 'terminals.resetSharedApiKey'] as const)(
    '%s is for managers and billing administrators, and of no disabled or foreign terminal',
    async (call) => {
      const before = await rowOf();
      for (const person of ['merchant', 'business'] as const) {
        expect((await send(sandbox.as(person), call, { path: { terminalID } })).statusCode).toBe(403);
      }
      expect(await operate(sandbox.as('otherManager'), call, { path: { terminalID } })).toMatchObject({ status: 404 });
      const disabled = { path: { terminalID: disabledID } };
      expect(await operate(sandbox.as('manager'), call, disabled)).toMatchObject({ status: 400 });
      expect(await rowOf()).toEqual(before);
    },
  );

  it('is shown once where it is private: a digest is kept, and nothing else tells of it', async () => {
    const lines: string[] = [];
    const logging = await openTestSandbox({
      db: sandbox.db,
      logger: { level: 'trace', stream: { write: (line: string) => void lines.push(line) } },
    });
    const { response } = await operate(logging.as('billing'), 'terminals.resetApiKey', { path: { terminalID } });
    const key = response.entityReference ?? '';
    expect(key).toMatch(/^private-[\w-]{43}$/);
    expect((await rowOf())?.apiKeyHash).toBe(createHash('sha256').update(key).digest('hex'));
    const details = await send(sandbox.as('manager'), 'terminals.get', { path: { terminalID } });
    const audit = await sandbox.db.select().from(auditRows).orderBy(desc(auditRows.created)).limit(20);
    expect(audit.map(({ operation }) => operation)).toContain('terminals.resetApiKey');
    expect([details.body, JSON.stringify(audit), lines.join('')].filter((text) => text.includes(key))).toEqual([]);
    const again = await operate(logging.as('billing'), 'terminals.resetApiKey', { path: { terminalID } });
    expect(again.response.entityReference).not.toBe(key);
    await logging.app.close();
  });

  it('can be read again where it is shared; the version of the settings stays', async () => {
    const before = await read();
    const { response } = await operate(sandbox.as('manager'), 'terminals.resetSharedApiKey', { path: { terminalID } });
    const after = await read();
    expect(response.entityReference).toMatch(/^shared-[\w-]{43}$/);
    expect(after.sharedApiKey).toBe(response.entityReference);
    expect(after.updateTimestamp).toBe(before.updateTimestamp);
  });
});
