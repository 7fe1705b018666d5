/** Sentences and what is understood of them: list, filters, and behind a question mark what is not; nothing: no list is meant. */
export const englishSentences = `
failed charges above 500 since Sunday → transactions quickStatusFilter=Failed jDealType=J4 specialTransactionType=regularDeal+initialDeal amountFrom=500 dateFrom=2026-11-22
failed transactions today → transactions quickStatusFilter=Failed quickDateFilter=today
declined transactions this week → transactions quickStatusFilter=Failed quickDateFilter=thisWeek
transactions that failed yesterday → transactions quickStatusFilter=Failed quickDateFilter=yesterday
show me all failed payments from last week → transactions quickStatusFilter=Failed quickDateFilter=lastWeek
completed transactions last month → transactions quickStatusFilter=Completed quickDateFilter=lastMonth
canceled transactions this month → transactions quickStatusFilter=Canceled quickDateFilter=thisMonth
cancelled sales in the last 7 days → transactions quickStatusFilter=Canceled dateFrom=2026-11-21 dateTo=2026-11-27
refunds this month → transactions specialTransactionType=refund quickDateFilter=thisMonth
refunds above 1,000 in October → transactions specialTransactionType=refund amountFrom=1000 dateFrom=2026-10-01 dateTo=2026-10-31
refunds of $20 last week → transactions specialTransactionType=refund amountFrom=20 amountTo=20 currency=USD quickDateFilter=lastWeek
charges over 1000 nis since 1/11 → transactions jDealType=J4 specialTransactionType=regularDeal+initialDeal amountFrom=1000 currency=ILS dateFrom=2026-11-01
charges between 100 and 500 shekels → transactions jDealType=J4 specialTransactionType=regularDeal+initialDeal amountFrom=100 amountTo=500 currency=ILS
transactions 100-500 → transactions amountFrom=100 amountTo=500
transactions from 100 to 500 → transactions amountFrom=100 amountTo=500
transactions above 2k → transactions amountFrom=2000
charges over 5 thousand today → transactions jDealType=J4 specialTransactionType=regularDeal+initialDeal amountFrom=5000 quickDateFilter=today
charges less than 50 → transactions jDealType=J4 specialTransactionType=regularDeal+initialDeal amountTo=50
transactions under ₪20 yesterday → transactions amountTo=20 currency=ILS quickDateFilter=yesterday
transactions of 350 ₪ → transactions amountFrom=350 amountTo=350 currency=ILS
transactions amount 99.90 → transactions amountFrom=99.90 amountTo=99.90
transactions exactly 1200 → transactions amountFrom=1200 amountTo=1200
transactions in cash today → transactions paymentType=cash quickDateFilter=today
payments by bank transfer this week → transactions paymentType=bank quickDateFilter=thisWeek
transactions by cheque last month → transactions paymentType=cheque quickDateFilter=lastMonth
credit card transactions above 3000 → transactions paymentType=card amountFrom=3000
transactions in dollars → transactions currency=USD
euro transactions this year → transactions currency=EUR dateFrom=2026-01-01 dateTo=2026-12-31
transactions above 100 euros in september → transactions amountFrom=100 currency=EUR dateFrom=2026-09-01 dateTo=2026-09-30
transactions without an invoice this month → transactions hasInvoice=No quickDateFilter=thisMonth
charges without a document since the 1st of November → transactions jDealType=J4 specialTransactionType=regularDeal+initialDeal hasInvoice=No dateFrom=2026-11-01
transactions with an invoice yesterday → transactions hasInvoice=Yes quickDateFilter=yesterday
not transmitted transactions → transactions notTransmitted=true
transactions not yet transmitted from last week → transactions notTransmitted=true quickDateFilter=lastWeek
transactions waiting for transmission → transactions quickStatusFilter=AwaitingForTransmission
transactions in installments last quarter → transactions transactionType=installments dateFrom=2026-07-01 dateTo=2026-09-30
transactions with a saved card → transactions specialTransactionType=initialDeal
transactions from the pinpad today → transactions documentOrigin=device quickDateFilter=today
transactions from payment links this week → transactions documentOrigin=paymentRequest quickDateFilter=thisWeek
transactions from billing deals in November → transactions documentOrigin=billing dateFrom=2026-11-01 dateTo=2026-11-30
transactions through the api → transactions documentOrigin=API
over the phone transactions above 200 → transactions cardPresence=cardNotPresent amountFrom=200
online transactions yesterday → transactions cardPresence=Internet quickDateFilter=yesterday
J5 holds this week → transactions jDealType=J5 quickDateFilter=thisWeek
holds above 1000 → transactions jDealType=J5 amountFrom=1000
card checks today → transactions jDealType=J2 quickDateFilter=today
transactions of Dana Levi → transactions cardOwnerName=Dana Levi
transactions of Dana Levi in November → transactions cardOwnerName=Dana Levi dateFrom=2026-11-01 dateTo=2026-11-30
charges for Moshe Cohen above 300 → transactions jDealType=J4 specialTransactionType=regularDeal+initialDeal cardOwnerName=Moshe Cohen amountFrom=300
transactions of "Today Fashion" this week → transactions cardOwnerName=Today Fashion quickDateFilter=thisWeek
transactions with card 4580 → transactions cardNumber=4580
charges with card ending in 4580 since Monday → transactions jDealType=J4 specialTransactionType=regularDeal+initialDeal cardNumber=4580 dateFrom=2026-11-23
transactions ending in 1234 → transactions cardNumber=1234
transactions dana@mail.test → transactions consumerEmail=dana@mail.test
transactions from 1/11/2026 → transactions dateFrom=2026-11-01
transactions from 01/11/26 to 15/11/26 → transactions dateFrom=2026-11-01 dateTo=2026-11-15
transactions between 1/11 and 15/11 → transactions dateFrom=2026-11-01 dateTo=2026-11-15
transactions 1/11-15/11 → transactions dateFrom=2026-11-01 dateTo=2026-11-15
transactions from 2026-11-01 until 2026-11-10 → transactions dateFrom=2026-11-01 dateTo=2026-11-10
transactions on 5.11 → transactions dateFrom=2026-11-05 dateTo=2026-11-05
transactions since 5.11.2026 → transactions dateFrom=2026-11-05
transactions on November 5 → transactions dateFrom=2026-11-05 dateTo=2026-11-05
transactions on 5 November → transactions dateFrom=2026-11-05 dateTo=2026-11-05
transactions on the 5th of november 2025 → transactions dateFrom=2025-11-05 dateTo=2025-11-05
transactions in November → transactions dateFrom=2026-11-01 dateTo=2026-11-30
transactions in December → transactions dateFrom=2025-12-01 dateTo=2025-12-31
transactions since May → transactions dateFrom=2026-05-01
transactions in may 2025 → transactions dateFrom=2025-05-01 dateTo=2025-05-31
transactions november 2025 → transactions dateFrom=2025-11-01 dateTo=2025-11-30
transactions in 2025 → transactions dateFrom=2025-01-01 dateTo=2025-12-31
transactions since 2024 → transactions dateFrom=2024-01-01
transactions last year → transactions dateFrom=2025-01-01 dateTo=2025-12-31
transactions this quarter → transactions dateFrom=2026-10-01 dateTo=2026-12-31
transactions before Monday → transactions dateTo=2026-11-22
transactions after 10/11 → transactions dateFrom=2026-11-11
transactions until yesterday → transactions dateTo=2026-11-26
transactions up to 500 → transactions amountTo=500
transactions in the last 3 days → transactions dateFrom=2026-11-25 dateTo=2026-11-27
transactions in the last two weeks → transactions dateFrom=2026-11-14 dateTo=2026-11-27
transactions past 6 months → transactions dateFrom=2026-05-27 dateTo=2026-11-27
transactions last 30 days → transactions quickDateFilter=last30Days
transactions 3 days ago → transactions dateFrom=2026-11-24 dateTo=2026-11-24
transactions since 2 weeks ago → transactions dateFrom=2026-11-13
transactions since a week ago → transactions dateFrom=2026-11-20
transactions on Sunday → transactions dateFrom=2026-11-22 dateTo=2026-11-22
transactions last Sunday → transactions dateFrom=2026-11-22 dateTo=2026-11-22
transactions from Sunday to Tuesday → transactions dateFrom=2026-11-22 dateTo=2026-11-24
transactions between Monday and Wednesday → transactions dateFrom=2026-11-23 dateTo=2026-11-25
transactions the day before yesterday → transactions dateFrom=2026-11-25 dateTo=2026-11-25
transactions since 5 Kislev → transactions dateFrom=2026-11-15
transactions in Tishrei → transactions dateFrom=2026-09-12 dateTo=2026-10-11
transactions in Tishrei 5786 → transactions dateFrom=2025-09-23 dateTo=2025-10-22
transactions on 25 Elul 5786 → transactions dateFrom=2026-09-07 dateTo=2026-09-07
transactions since rosh hashana → transactions dateFrom=2026-09-12
transactions before yom kippur → transactions dateTo=2026-09-20
transactions since rosh chodesh kislev → transactions dateFrom=2026-11-11
visa transactions → transactions ?visa
max transactions today → transactions solek=LEUMI_CARD quickDateFilter=today
Isracard transactions above 1000 last month → transactions solek=ISRACARD amountFrom=1000 quickDateFilter=lastMonth
billing deals with expired cards → billingDeals creditCardExpired=true
standing orders whose card expired → billingDeals creditCardExpired=true
billing deals whose card expires next month → billingDeals quickStatus=expiredNextMonth
billing deals whose card expired this month → billingDeals creditCardExpired=true ?this month
paused billing deals → billingDeals quickStatus=paused
active standing orders → billingDeals onlyActive=true
inactive billing deals → billingDeals quickStatus=inactive
failed billing deals → billingDeals quickStatus=failed
billing deals charged tomorrow → billingDeals quickStatus=triggeredTomorrow
billing deals with errors → billingDeals hasError=true
billing deals in dollars → billingDeals currency=USD
invoice only billing deals → billingDeals billingDealType=InvoiceOnly
active billing deals with errors in dollars → billingDeals onlyActive=true hasError=true currency=USD
past billing deals last year → billingDealsHistory dateFrom=2025-01-01 dateTo=2025-12-31
future charges this week → futureBillingDeals dateFrom=2026-11-22 dateTo=2026-11-28
future charges next week → futureBillingDeals dateFrom=2026-11-29 dateTo=2026-12-05
upcoming charges tomorrow → futureBillingDeals dateFrom=2026-11-28 dateTo=2026-11-28
future billings in December → futureBillingDeals dateFrom=2026-12-01 dateTo=2026-12-31
future billings until 5 December → futureBillingDeals dateTo=2026-12-05
future billings on Sunday → futureBillingDeals dateFrom=2026-11-29 dateTo=2026-11-29
future charges next month by bank transfer → futureBillingDeals dateFrom=2026-12-01 dateTo=2026-12-31 paymentType=bank
future charges of Dana Levi → futureBillingDeals consumerName=Dana Levi
overdue payment requests → paymentRequests quickStatus=overdue
paid payment requests last month → paymentRequests status=payed quickDateFilter=lastMonth
unpaid payment requests → paymentRequests ?unpaid
payment requests that were viewed this week → paymentRequests quickStatus=viewed quickDateFilter=thisWeek
canceled payment requests → paymentRequests quickStatus=canceled
payment requests of 250 → paymentRequests paymentRequestAmount=250
payment requests above 250 → paymentRequests ?above 250
payment links sent yesterday → paymentRequests status=sent quickDateFilter=yesterday
open payment requests since October → paymentRequests quickStatus=pending dateFrom=2026-10-01
pending billing requests → billingRequests quickStatus=pending
permanent payment links this year → permanentLinks dateFrom=2026-01-01 dateTo=2026-12-31
invoices this month → invoices quickDateFilter=thisMonth
invoices sent last week → invoices status=sent quickDateFilter=lastWeek
invoices that failed to send → invoices status=sendingFailed
undelivered invoices → invoices status=sendingFailed
receipts from yesterday → invoices invoiceType=paymentInfo quickDateFilter=yesterday
donation receipts in 2025 → invoices invoiceType=receiptForDonation dateFrom=2025-01-01 dateTo=2025-12-31
credit notes this quarter → invoices invoiceType=creditNote dateFrom=2026-10-01 dateTo=2026-12-31
tax invoices in October → invoices invoiceType=invoice dateFrom=2026-10-01 dateTo=2026-10-31
invoice-receipts since Sunday → invoices invoiceType=invoiceWithPaymentInfo dateFrom=2026-11-22
invoices number 1042 → invoices invoiceNumber=1042
invoices of 1,180 → invoices invoiceAmount=1180
invoices above 500 → invoices ?above 500
invoices of Dana Levi → invoices consumerName=Dana Levi
invoices of dana@mail.test this year → invoices consumerEmail=dana@mail.test dateFrom=2026-01-01 dateTo=2026-12-31
canceled receipts → invoices status=canceled invoiceType=paymentInfo
deleted customers → customers showDeleted=1
customers named Levi → customers search=Levi
customers above 500 → customers ?above 500
customers dana → customers ?dana
items in category food → items category=food
items named mug → items search=mug
transmissions last week → transmissions quickDateFilter=lastWeek
successful transmissions this month → transmissions success=true quickDateFilter=thisMonth
transmissions that failed → transmissions ?failed
income report last month → incomeReport quickDateFilter=lastMonth
income this quarter in cash → incomeReport dateFrom=2026-10-01 dateTo=2026-12-31 paymentType=cash
masav files number 12 → masavFiles masavFileID=12
webhooks of failures this week → webHooksCompleted isFailureEvent=true quickDateFilter=thisWeek
failed imports → importBillingDeals status=failed
today → transactions quickDateFilter=today | paymentRequests quickDateFilter=today | billingDeals quickDateFilter=today
this month → transactions quickDateFilter=thisMonth | paymentRequests quickDateFilter=thisMonth | billingDeals quickDateFilter=thisMonth
failed → transactions quickStatusFilter=Failed | paymentRequests quickStatus=failed | billingDeals quickStatus=failed
paid → paymentRequests status=payed | billingRequests status=payed
receipts → invoices invoiceType=paymentInfo
max → transactions solek=LEUMI_CARD
dana →
Dana Levi →
0501234567 →
charge dana →
refund 87.40 →
500 →
transactions →
failed or canceled transactions → transactions quickStatusFilter=Failed ?or canceled
failed and canceled transactions → transactions quickStatusFilter=Failed ?canceled
transactions not failed → transactions ?not failed
transactions that are not paid → transactions ?not paid
transactions by Dana not in cash → transactions cardOwnerName=Dana ?not in cash
transactions tall blue → transactions ?tall blue
failed charges above 500 since Sunday with sugar → transactions quickStatusFilter=Failed jDealType=J4 specialTransactionType=regularDeal+initialDeal amountFrom=500 dateFrom=2026-11-22 ?sugar
charges above sunday → transactions jDealType=J4 specialTransactionType=regularDeal+initialDeal ?above sunday
transactions above 500 below 100 → transactions amountFrom=500 ?below 100
transactions on 31/02 → transactions ?31/02
transactions from 500 today and yesterday → transactions amountFrom=500 ?today and yesterday
weather tomorrow →
how much did I earn →
hello →
transactions sorted by amount → transactions ?sorted ?amount
failed charges per card → transactions quickStatusFilter=Failed jDealType=J4 specialTransactionType=regularDeal+initialDeal paymentType=card ?per
failed transactions above 500 in cash of Dana Levi this week → transactions quickStatusFilter=Failed amountFrom=500 paymentType=cash cardOwnerName=Dana Levi quickDateFilter=thisWeek
what failed today → transactions quickStatusFilter=Failed quickDateFilter=today | paymentRequests quickStatus=failed quickDateFilter=today | billingDeals quickStatus=failed quickDateFilter=today
`;
