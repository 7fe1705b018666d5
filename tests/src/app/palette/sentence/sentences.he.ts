/** Sentences and what is understood of them: list, filters, and behind a question mark what is not; nothing: no list is meant. */
export const hebrewSentences = `
חיובים שנכשלו מעל 500 מיום ראשון → transactions jDealType=J4 specialTransactionType=regularDeal+initialDeal quickStatusFilter=Failed amountFrom=500 dateFrom=2026-11-22
הוראות קבע שהכרטיס שלהן פג החודש → billingDeals creditCardExpired=true ?החודש
עסקאות שנכשלו היום → transactions quickStatusFilter=Failed quickDateFilter=today
עסקאות שנכשלו אתמול → transactions quickStatusFilter=Failed quickDateFilter=yesterday
עסקאות שסורבו השבוע → transactions quickStatusFilter=Failed quickDateFilter=thisWeek
חיובים כושלים מהשבוע שעבר → transactions jDealType=J4 specialTransactionType=regularDeal+initialDeal quickStatusFilter=Failed quickDateFilter=lastWeek
תראה לי את כל העסקאות שנכשלו החודש → transactions quickStatusFilter=Failed quickDateFilter=thisMonth
אני רוצה לראות עסקאות שבוטלו החודש → transactions quickStatusFilter=Canceled quickDateFilter=thisMonth
עסקאות שהושלמו בחודש שעבר → transactions quickStatusFilter=Completed quickDateFilter=lastMonth
עסקאות ממתינות לשידור → transactions quickStatusFilter=AwaitingForTransmission
עסקאות שלא שודרו → transactions notTransmitted=true
עסקאות שטרם שודרו מהשבוע → transactions notTransmitted=true quickDateFilter=thisWeek
זיכויים החודש → transactions specialTransactionType=refund quickDateFilter=thisMonth
זיכויים מעל 1,000 באוקטובר → transactions specialTransactionType=refund amountFrom=1000 dateFrom=2026-10-01 dateTo=2026-10-31
החזרים בדולרים בשבוע שעבר → transactions specialTransactionType=refund currency=USD quickDateFilter=lastWeek
החזרים של 20 דולר → transactions specialTransactionType=refund amountFrom=20 amountTo=20 currency=USD
חיובים מעל 1000 ש״ח מ-1/11 → transactions jDealType=J4 specialTransactionType=regularDeal+initialDeal amountFrom=1000 currency=ILS dateFrom=2026-11-01
חיובים בין 100 ל-500 שקלים → transactions jDealType=J4 specialTransactionType=regularDeal+initialDeal amountFrom=100 amountTo=500 currency=ILS
עסקאות 100-500 → transactions amountFrom=100 amountTo=500
עסקאות מ-100 עד 500 → transactions amountFrom=100 amountTo=500
עסקאות מעל 2 אלף → transactions amountFrom=2000
חיובים מעל 5 אלף שקל היום → transactions jDealType=J4 specialTransactionType=regularDeal+initialDeal amountFrom=5000 currency=ILS quickDateFilter=today
חיובים פחות מ-50 → transactions jDealType=J4 specialTransactionType=regularDeal+initialDeal amountTo=50
עסקאות מתחת ל-20 ש"ח אתמול → transactions amountTo=20 currency=ILS quickDateFilter=yesterday
עסקאות של 350₪ → transactions amountFrom=350 amountTo=350 currency=ILS
עסקאות בסך 99.90 → transactions amountFrom=99.90 amountTo=99.90
עסקאות בסכום של 1200 → transactions amountFrom=1200 amountTo=1200
עסקאות ב-350 ש״ח → transactions amountFrom=350 amountTo=350 currency=ILS
עסקאות בדיוק 1200 → transactions amountFrom=1200 amountTo=1200
עסקאות במזומן היום → transactions paymentType=cash quickDateFilter=today
תשלומים בהעברה בנקאית השבוע → transactions transactionType=installments paymentType=bank quickDateFilter=thisWeek
עסקאות בהמחאה בחודש שעבר → transactions paymentType=cheque quickDateFilter=lastMonth
עסקאות באשראי מעל 3000 → transactions paymentType=card amountFrom=3000
עסקאות בדולרים → transactions currency=USD
עסקאות באירו השנה → transactions currency=EUR dateFrom=2026-01-01 dateTo=2026-12-31
עסקאות מעל 100 אירו בספטמבר → transactions amountFrom=100 currency=EUR dateFrom=2026-09-01 dateTo=2026-09-30
עסקאות בלי חשבונית החודש → transactions hasInvoice=No quickDateFilter=thisMonth
חיובים ללא מסמך מה-1 בנובמבר → transactions jDealType=J4 specialTransactionType=regularDeal+initialDeal hasInvoice=No dateFrom=2026-11-01
עסקאות עם חשבונית מאתמול → transactions hasInvoice=Yes quickDateFilter=yesterday
עסקאות בתשלומים ברבעון שעבר → transactions transactionType=installments dateFrom=2026-07-01 dateTo=2026-09-30
עסקאות בכרטיס שמור → transactions specialTransactionType=initialDeal
עסקאות מהפינפד היום → transactions documentOrigin=device quickDateFilter=today
עסקאות מדף התשלום השבוע → transactions documentOrigin=checkout quickDateFilter=thisWeek
עסקאות מקישור לתשלום → transactions documentOrigin=paymentRequest
עסקאות מהוראות קבע בנובמבר → transactions documentOrigin=billing dateFrom=2026-11-01 dateTo=2026-11-30
עסקאות דרך API → transactions documentOrigin=API
עסקאות טלפוניות מעל 200 → transactions cardPresence=cardNotPresent amountFrom=200
עסקאות באינטרנט אתמול → transactions cardPresence=Internet quickDateFilter=yesterday
תפיסות מסגרת השבוע → transactions jDealType=J5 quickDateFilter=thisWeek
בדיקות כרטיס היום → transactions jDealType=J2 quickDateFilter=today
עסקאות של דנה לוי → transactions cardOwnerName=דנה לוי
עסקאות של דנה לוי בנובמבר → transactions cardOwnerName=דנה לוי dateFrom=2026-11-01 dateTo=2026-11-30
חיובים של משה כהן מעל 300 → transactions jDealType=J4 specialTransactionType=regularDeal+initialDeal cardOwnerName=משה כהן amountFrom=300
חיובים על שם רונית אברהם מאתמול → transactions jDealType=J4 specialTransactionType=regularDeal+initialDeal cardOwnerName=רונית אברהם quickDateFilter=yesterday
עסקאות של "אופנת היום" השבוע → transactions cardOwnerName=אופנת היום quickDateFilter=thisWeek
עסקאות בכרטיס 4580 → transactions cardNumber=4580
חיובים בכרטיס שמסתיים ב-4580 מיום שני → transactions jDealType=J4 specialTransactionType=regularDeal+initialDeal cardNumber=4580 dateFrom=2026-11-23
עסקאות שנגמר ב-1234 → transactions cardNumber=1234
עסקאות dana@mail.test → transactions consumerEmail=dana@mail.test
עסקאות מ-1/11/2026 → transactions dateFrom=2026-11-01
עסקאות מ-01/11/26 עד 15/11/26 → transactions dateFrom=2026-11-01 dateTo=2026-11-15
עסקאות בין 1/11 ל-15/11 → transactions dateFrom=2026-11-01 dateTo=2026-11-15
עסקאות בין ה-1/11 ל-15/11 → transactions dateFrom=2026-11-01 dateTo=2026-11-15
עסקאות 1/11-15/11 → transactions dateFrom=2026-11-01 dateTo=2026-11-15
עסקאות ב-5.11 → transactions dateFrom=2026-11-05 dateTo=2026-11-05
עסקאות מאז 5.11.2026 → transactions dateFrom=2026-11-05
עסקאות ב-5 בנובמבר → transactions dateFrom=2026-11-05 dateTo=2026-11-05
עסקאות מה-5 בנובמבר 2025 → transactions dateFrom=2025-11-05
עסקאות בנובמבר → transactions dateFrom=2026-11-01 dateTo=2026-11-30
עסקאות נובמבר → transactions dateFrom=2026-11-01 dateTo=2026-11-30
עסקאות בחודש נובמבר → transactions dateFrom=2026-11-01 dateTo=2026-11-30
עסקאות בדצמבר → transactions dateFrom=2025-12-01 dateTo=2025-12-31
עסקאות ממאי → transactions dateFrom=2026-05-01
עסקאות במאי 2025 → transactions dateFrom=2025-05-01 dateTo=2025-05-31
עסקאות ב-2025 → transactions dateFrom=2025-01-01 dateTo=2025-12-31
עסקאות בשנת 2025 → transactions dateFrom=2025-01-01 dateTo=2025-12-31
עסקאות מאז 2024 → transactions dateFrom=2024-01-01
עסקאות בשנה שעברה → transactions dateFrom=2025-01-01 dateTo=2025-12-31
עסקאות ברבעון הזה → transactions dateFrom=2026-10-01 dateTo=2026-12-31
עסקאות לפני יום שני → transactions dateTo=2026-11-22
עסקאות אחרי 10/11 → transactions dateFrom=2026-11-11
עסקאות עד אתמול → transactions dateTo=2026-11-26
עסקאות עד 500 → transactions amountTo=500
עסקאות עד 500 ש״ח → transactions amountTo=500 currency=ILS
עסקאות ב-3 הימים האחרונים → transactions dateFrom=2026-11-25 dateTo=2026-11-27
עסקאות בשבועיים האחרונים → transactions dateFrom=2026-11-14 dateTo=2026-11-27
עסקאות בחצי שנה האחרונה → transactions dateFrom=2026-05-27 dateTo=2026-11-27
עסקאות ב-6 החודשים האחרונים → transactions dateFrom=2026-05-27 dateTo=2026-11-27
עסקאות ב-30 הימים האחרונים → transactions quickDateFilter=last30Days
עסקאות בשלושת החודשים האחרונים → transactions quickDateFilter=last3Months
עסקאות לפני 3 ימים → transactions dateFrom=2026-11-24 dateTo=2026-11-24
עסקאות לפני שבועיים → transactions dateFrom=2026-11-13 dateTo=2026-11-13
עסקאות מלפני שבוע → transactions dateFrom=2026-11-20 dateTo=2026-11-20
עסקאות ביום ראשון → transactions dateFrom=2026-11-22 dateTo=2026-11-22
עסקאות ביום ראשון שעבר → transactions dateFrom=2026-11-22 dateTo=2026-11-22
עסקאות מיום ראשון עד יום שלישי → transactions dateFrom=2026-11-22 dateTo=2026-11-24
עסקאות מראשון עד שלישי → transactions dateFrom=2026-11-22 dateTo=2026-11-24
עסקאות בשבת → transactions dateFrom=2026-11-21 dateTo=2026-11-21
עסקאות שלשום → transactions dateFrom=2026-11-25 dateTo=2026-11-25
עסקאות מה׳ בכסלו → transactions dateFrom=2026-11-15
עסקאות בתשרי → transactions dateFrom=2026-09-12 dateTo=2026-10-11
עסקאות בתשרי תשפ״ו → transactions dateFrom=2025-09-23 dateTo=2025-10-22
עסקאות בכ״ה באלול תשפ״ו → transactions dateFrom=2026-09-07 dateTo=2026-09-07
עסקאות מכ״ה בתשרי תשפ״ז → transactions dateFrom=2026-10-06
עסקאות בכסלו → transactions dateFrom=2026-11-11 dateTo=2026-12-10
עסקאות מראש השנה → transactions dateFrom=2026-09-12
עסקאות לפני יום כיפור → transactions dateTo=2026-09-20
עסקאות מראש חודש כסלו → transactions dateFrom=2026-11-11
עסקאות אחרי חנוכה → transactions dateFrom=2025-12-23
עסקאות בחודש תשרי → transactions dateFrom=2026-09-12 dateTo=2026-10-11
עסקאות מקס היום → transactions solek=LEUMI_CARD quickDateFilter=today
עסקאות של ישראכרט → transactions solek=ISRACARD
עסקאות ישראכרט מעל 1000 בחודש שעבר → transactions solek=ISRACARD amountFrom=1000 quickDateFilter=lastMonth
הוראות קבע עם כרטיס שפג → billingDeals creditCardExpired=true
הוראות קבע פגות תוקף → billingDeals creditCardExpired=true
הוראות קבע שפג תוקף הכרטיס שלהן → billingDeals creditCardExpired=true
הוראות קבע שהכרטיס יפוג בחודש הבא → billingDeals quickStatus=expiredNextMonth
הוראות קבע מושהות → billingDeals quickStatus=paused
הוראות קבע פעילות → billingDeals onlyActive=true
הוראות קבע לא פעילות → billingDeals quickStatus=inactive
הוראות קבע שנכשלו → billingDeals quickStatus=failed
הוראות קבע לחיוב מחר → billingDeals quickStatus=triggeredTomorrow
הוראות קבע עם שגיאה → billingDeals hasError=true
הוראות קבע בדולרים → billingDeals currency=USD
הוראות קבע לחשבונית בלבד → billingDeals billingDealType=InvoiceOnly
הוראות קבע של דנה לוי → billingDeals consumerName=דנה לוי
הוראות קבע פעילות עם שגיאה בדולרים → billingDeals onlyActive=true hasError=true currency=USD
חיובים עתידיים השבוע → futureBillingDeals dateFrom=2026-11-22 dateTo=2026-11-28
חיובים עתידיים בשבוע הבא → futureBillingDeals dateFrom=2026-11-29 dateTo=2026-12-05
חיובים עתידיים מחר → futureBillingDeals dateFrom=2026-11-28 dateTo=2026-11-28
חיובים עתידיים בדצמבר → futureBillingDeals dateFrom=2026-12-01 dateTo=2026-12-31
חיובים עתידיים עד 5 בדצמבר → futureBillingDeals dateTo=2026-12-05
חיובים עתידיים ביום ראשון → futureBillingDeals dateFrom=2026-11-29 dateTo=2026-11-29
החיובים הבאים של דנה לוי → futureBillingDeals consumerName=דנה לוי
החיובים הצפויים בחודש הבא → futureBillingDeals dateFrom=2026-12-01 dateTo=2026-12-31
דרישות תשלום באיחור → paymentRequests quickStatus=overdue
דרישות תשלום ששולמו בחודש שעבר → paymentRequests quickStatus=completed quickDateFilter=lastMonth
דרישות תשלום שלא שולמו → paymentRequests ?שלא שולמו
דרישות תשלום שנצפו השבוע → paymentRequests quickStatus=viewed quickDateFilter=thisWeek
דרישות תשלום שבוטלו → paymentRequests quickStatus=canceled
דרישות תשלום של 250 → paymentRequests paymentRequestAmount=250
דרישות תשלום בסך 250 ש״ח → paymentRequests paymentRequestAmount=250 currency=ILS
דרישות תשלום מעל 250 → paymentRequests ?מעל 250
קישורים לתשלום שנשלחו אתמול → paymentRequests status=sent quickDateFilter=yesterday
דרישות תשלום פתוחות מאוקטובר → paymentRequests quickStatus=pending dateFrom=2026-10-01
בקשות להוראת קבע החודש → billingRequests quickDateFilter=thisMonth
בקשות להוראת קבע ממתינות → billingRequests quickStatus=pending
קישורים קבועים לתשלום השנה → permanentLinks dateFrom=2026-01-01 dateTo=2026-12-31
חשבוניות החודש → invoices quickDateFilter=thisMonth
חשבוניות שנשלחו בשבוע שעבר → invoices status=sent quickDateFilter=lastWeek
חשבוניות שהשליחה שלהן נכשלה → invoices status=sendingFailed
קבלות מאתמול → invoices invoiceType=paymentInfo quickDateFilter=yesterday
קבלות בחודש שעבר → invoices invoiceType=paymentInfo quickDateFilter=lastMonth
קבלות על תרומה ב-2025 → invoices invoiceType=receiptForDonation dateFrom=2025-01-01 dateTo=2025-12-31
חשבוניות זיכוי ברבעון הזה → invoices invoiceType=creditNote dateFrom=2026-10-01 dateTo=2026-12-31
חשבוניות מס באוקטובר → invoices invoiceType=invoice dateFrom=2026-10-01 dateTo=2026-10-31
חשבוניות מס קבלה מיום ראשון → invoices invoiceType=invoiceWithPaymentInfo dateFrom=2026-11-22
חשבוניות מספר 1042 → invoices invoiceNumber=1042
חשבוניות של 1,180 → invoices invoiceAmount=1180
חשבוניות מעל 500 → invoices ?מעל 500
חשבוניות של דנה לוי → invoices consumerName=דנה לוי
חשבוניות של dana@mail.test השנה → invoices consumerEmail=dana@mail.test dateFrom=2026-01-01 dateTo=2026-12-31
קבלות שבוטלו → invoices invoiceType=paymentInfo status=canceled
לקוחות מחוקים → customers showDeleted=1
לקוחות בשם לוי → customers search=לוי
לקוחות מעל 500 → customers ?מעל 500
לקוחות דנה → customers ?דנה
פריטים מחוקים → items showDeleted=1
פריטים בקטגוריה מזון → items category=מזון
פריטים בדולרים → items currency=USD
שידורים בשבוע שעבר → transmissions quickDateFilter=lastWeek
שידורים שהצליחו החודש → transmissions success=true quickDateFilter=thisMonth
הכנסות החודש שעבר → incomeReport quickDateFilter=lastMonth
הכנסות ברבעון הזה במזומן → incomeReport dateFrom=2026-10-01 dateTo=2026-12-31 paymentType=cash
דוח הכנסות אוקטובר → incomeReport dateFrom=2026-10-01 dateTo=2026-10-31
קובצי מס״ב מהחודש שעבר → masavFiles quickDateFilter=lastMonth
קובצי מס״ב מספר 12 → masavFiles masavFileID=12
היום → transactions quickDateFilter=today | paymentRequests quickDateFilter=today | billingDeals quickDateFilter=today
אתמול → transactions quickDateFilter=yesterday | paymentRequests quickDateFilter=yesterday | billingDeals quickDateFilter=yesterday
החודש → transactions quickDateFilter=thisMonth | paymentRequests quickDateFilter=thisMonth | billingDeals quickDateFilter=thisMonth
נכשלו → transactions quickStatusFilter=Failed | paymentRequests quickStatus=failed | billingDeals quickStatus=failed
קבלות → invoices invoiceType=paymentInfo
מקס → transactions solek=LEUMI_CARD
דנה →
דנה לוי →
לחייב את דנה →
לזכות 87.40 →
עסקאות →
לקוחות →
עסקאות שנכשלו או בוטלו → transactions quickStatusFilter=Failed ?או בוטלו
עסקאות לא נכשלו → transactions ?לא נכשלו
עסקאות שאינן במזומן → transactions ?שאינן במזומן
עסקאות כחולות → transactions ?כחולות
חיובים שנכשלו מעל 500 מיום ראשון עם סוכר → transactions jDealType=J4 specialTransactionType=regularDeal+initialDeal quickStatusFilter=Failed amountFrom=500 dateFrom=2026-11-22 ?סוכר
מזג אוויר מחר →
כמה הרווחתי →
שלום →
עסקאות ב-31/02 → transactions ?31/02
חיובים מעל יום ראשון → transactions jDealType=J4 specialTransactionType=regularDeal+initialDeal ?מעל יום ראשון
עסקאות היום ואתמול → transactions ?היום ואתמול
עסקאות ממוינות לפי סכום → transactions ?ממוינות לפי סכום
מה נכשל היום → transactions quickStatusFilter=Failed quickDateFilter=today | paymentRequests quickStatus=failed quickDateFilter=today | billingDeals quickStatus=failed quickDateFilter=today
כמה כסף נכנס אתמול →
תשלומים בהעברה בנקאית השבוע → transactions transactionType=installments paymentType=bank quickDateFilter=thisWeek
חיובים על סך 250 → transactions jDealType=J4 specialTransactionType=regularDeal+initialDeal amountFrom=250 amountTo=250
עסקאות גבוהות מ-1000 ש״ח החודש → transactions amountFrom=1000 currency=ILS quickDateFilter=thisMonth
עסקאות לפחות 300 מאז שבת → transactions amountFrom=300 dateFrom=2026-11-21
עסקאות במזומן או בהמחאה → transactions paymentType=cash ?או בהמחאה
חיובים בבית → transactions jDealType=J4 specialTransactionType=regularDeal+initialDeal ?בבית
הוראות קבע של דנה שפג תוקף הכרטיס שלהן → billingDeals consumerName=דנה creditCardExpired=true
עסקאות עם כרטיס 1234 מיום חמישי → transactions cardNumber=1234 dateFrom=2026-11-26
חיובים שנכשלו בטלפון → transactions jDealType=J4 specialTransactionType=regularDeal+initialDeal quickStatusFilter=Failed cardPresence=cardNotPresent
חיובים שנכשלו היום בסכום של 99.90 → transactions jDealType=J4 specialTransactionType=regularDeal+initialDeal quickStatusFilter=Failed quickDateFilter=today amountFrom=99.90 amountTo=99.90
עסקאות מדצמבר 2025 עד ינואר 2026 → transactions dateFrom=2025-12-01 dateTo=2026-01-31
עסקאות 5/11 → transactions dateFrom=2026-11-05 dateTo=2026-11-05
עסקאות ב-05112026 → transactions ?05112026
עסקאות מיום ה׳ → transactions dateFrom=2026-11-26
חיובים, שנכשלו, אתמול. → transactions jDealType=J4 specialTransactionType=regularDeal+initialDeal quickStatusFilter=Failed quickDateFilter=yesterday
עסקאות שנכשלו? → transactions quickStatusFilter=Failed
העסקאות שלי מהיום → transactions quickDateFilter=today
עסקאות בין אתמול להיום → transactions dateFrom=2026-11-26 dateTo=2026-11-27
חשבוניות קבלה מהשבוע → invoices invoiceType=invoiceWithPaymentInfo quickDateFilter=thisWeek
חיובים בתפיסת מסגרת → transactions jDealType=J4 specialTransactionType=regularDeal+initialDeal ?בתפיסת מסגרת
עסקאות של דנה לוי מחודש תשרי → transactions cardOwnerName=דנה לוי dateFrom=2026-09-12 dateTo=2026-10-11
עסקאות מחודש אוקטובר → transactions dateFrom=2026-10-01 dateTo=2026-10-31
`;
