import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { createPdfWorker, drawInvoice } from '#sandbox/documents/invoice/drawInvoice.ts';
import { someInvoice } from './someInvoice.ts';

/** A thread that dies over the document of this number, and answers every other one with its number. */
const mortal = () =>
  new Worker(
    `const { parentPort } = require('node:worker_threads');
    parentPort.on('message', ({ order, invoice: { invoiceNumber } }) => {
      if (invoiceNumber === 'fatal') process.exit(1);
      parentPort.postMessage({ order, bytes: Buffer.from(invoiceNumber) });
    });`,
    { eval: true },
  );

it('tells everybody who waits when the thread dies, and begins a new one', async () => {
  let begun = 0;
  const draw = createPdfWorker(() => {
    begun += 1;
    return mortal();
  });
  const answers = await Promise.allSettled([
    draw(someInvoice({ invoiceNumber: '1' })),
    draw(someInvoice({ invoiceNumber: 'fatal' })),
    draw(someInvoice({ invoiceNumber: '2' })),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(String(await draw(someInvoice({ invoiceNumber: '3' })))).toBe('3');
  expect(begun).toBe(2);
});

it('goes on after a document that can not be drawn', async () => {
  await expect(drawInvoice(someInvoice({ paymentDetails: null as never }))).rejects.toThrow();
  expect((await drawInvoice(someInvoice())).subarray(0, 5).toString()).toBe('%PDF-');
});
