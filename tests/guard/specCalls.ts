/**
 * Every call of the specification's section 7, typed from its text and not from the contract, so that both can be
 * compared. `GET /api/paymentIntent/{id}` stands twice: once as a billing link, once as a payment intent.
 */
const specCalls = {
  profile: `
    GET /api/terminals
    GET /api/terminals/{terminalID}
    PUT /api/terminals/{terminalID}
    POST /api/terminals/{terminalID}/resetApiKey
    POST /api/terminals/{terminalID}/resetSharedApiKey
    GET /api/terminals/available-features
    POST /api/terminals/{terminalID}/merchantlogo
    DELETE /api/terminals/{terminalID}/merchantlogo
    POST /api/terminals/{terminalID}/customcss
    DELETE /api/terminals/{terminalID}/customcss
    GET /api/terminals/terminal-devices/{terminalID}
    GET /api/dictionaries/merchant
    GET /api/dictionaries/banks

    GET /api/consumers/$meta
    GET /api/consumers
    GET /api/consumers/$excel
    GET /api/consumers/{id}
    PUT /api/consumers/{id}
    DELETE /api/consumers/{id}
    PUT /api/consumers/restore/{id}
    POST /api/consumers
    GET /api/consumers/import

    GET /api/items/$meta
    GET /api/items
    GET /api/items/{id}
    PUT /api/items/{id}
    POST /api/items
    DELETE /api/items/{id}
    POST /api/items/bulkdelete
    GET /api/items/$excel
    GET /api/items/import
    GET /api/items/import/categories
  `,
  reporting: `
    GET /api/dashboard/transactionsTotals
    GET /api/dashboard/paymentTypeTotals
    GET /api/dashboard/transactionTimeline
    GET /api/dashboard/itemsTotals
    GET /api/dashboard/consumersTotals
    GET /api/reports/$meta-income
    GET /api/reports/income
    GET /api/reports/income/$excel
  `,
  transactions: `
    GET /api/dictionaries/transaction

    GET /api/billing/$meta
    GET /api/billing
    GET /api/billing/$excel
    GET /api/billing/{id}
    POST /api/billing
    PUT /api/billing/{id}
    POST /api/invoiceonlybilling
    PUT /api/invoiceonlybilling/{id}
    POST /api/billing/{id}/pause
    POST /api/billing/{id}/unpause
    POST /api/billing/trigger-by-terminal/{terminalID}
    POST /api/billing/trigger-billing-deals
    POST /api/billing/activate-billing-deals
    POST /api/billing/disable-billing-deals
    POST /api/billing/request
    GET /api/billing/request/meta/$meta
    GET /api/billing/request/links/{terminalID}
    GET /api/paymentIntent/{id}
    GET /api/billing/{id}/card-number
    GET /api/future-billings/$meta
    GET /api/future-billings

    GET /api/cardtokens
    POST /api/cardtokens
    DELETE /api/cardtokens/{tokenId}
    POST /api/cardtokens/extendExpiration

    GET /api/import/$meta
    GET /api/import/billing-deals/{terminalID}
    POST /api/import/billing-deals/upload/{terminalID}

    GET /api/invoicing
    GET /api/invoicing/$meta
    GET /api/invoicing/{id}
    POST /api/invoicing
    PUT /api/invoicing/{id}
    DELETE /api/invoicing/{id}
    POST /api/invoicing/resend
    GET /api/invoicing/{id}/downloadCopy
    GET /api/invoicing/{id}/download
    POST /api/invoicing/transaction/{paymentTransactionID}
    GET /api/invoicing/$excel
    POST /api/invoicing/resend-single
    POST /api/invoicing/cancel/{invoiceId}
    GET /api/invoicing/totals/{segment}
    POST /api/integrations/easy-invoice/get-document-tax-report
    POST /api/integrations/easy-invoice/get-document-hash-report

    GET /api/masav
    GET /api/masav/$meta
    GET /api/masav/$excel
    GET /api/masav/{id}
    POST /api/masav/generate/{terminalId}
    POST /api/masav/download/{masavFileId}
    GET /api/masav/$meta-row
    GET /api/masav/rows
    POST /api/masav/removeRows

    GET /api/paymentIntent/{id}
    POST /api/paymentIntent

    GET /api/paymentRequests
    GET /api/paymentRequests/$meta
    GET /api/paymentRequests/$excel
    GET /api/paymentRequests/{id}
    POST /api/paymentRequests
    PUT /api/paymentRequests/{id}
    DELETE /api/paymentRequests/cancel/{id}

    GET /api/transactions
    GET /api/transactions/$meta
    GET /api/transactions/$excel
    GET /api/transactions/transmission/{id}
    GET /api/transactions/{id}
    GET /api/transactions/$grouped
    POST /api/transactions/create
    POST /api/transactions/checking
    POST /api/transactions/blocking
    POST /api/transactions/refund
    POST /api/transactions/send-transaction-slip-email
    POST /api/transactions/selectJ5/{transactionID}
    POST /api/transactions/chargeback
    POST /api/transactions/create-billing-transaction
    POST /api/transactions/CreateExternalCommissionConsent
    POST /api/transactions/GetCommissionConsentStatus

    POST /api/transmission/transmit
    POST /api/transmission/transmitByTerminal/{terminalID}
    POST /api/transmission/cancel

    GET /api/reporting/transmission
    GET /api/reporting/transmission/$meta
    GET /api/reporting/transmission/$excel

    GET /api/webhooks
  `,
};

/** The calls as `base METHOD /path`, in the order of the text. */
export function specCallLines(calls: Readonly<Record<string, string>> = specCalls): string[] {
  return Object.entries(calls).flatMap(([base, text]) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) => `${base} ${line}`),
  );
}
