/**
 * The texts that the specification gives literally (sections 5 and 8), typed from it, its spelling and capitals kept.
 * A placeholder stands as `{name}`, whatever ours is called.
 */
export const specMessages: readonly string[] = `
Required; Invalid; Must be valid Israeli National ID; Email must be valid; Must be in range between {min} and {max};
Must be less than {max} characters; Must be more than {min} and less or equal to {max} characters;
Must be exactly {val} characters; Must be bigger than {min}; Must be less than {max}; Allowed precision is {val};
Only positive numbers are allowed; Only numbers are allowed; Percentage should be less than 100 to apply;
You can only select up to {count} items; Only images are allowed; Only CSS files are allowed; Max file size is 1MB;
Only CSV files are allowed; End Date should be later than Start Date; Credit Card has expired;
Invalid credit card number; Invalid expiration date; Payment types sum should be equal to the invoice amount;
Sum of cheques amount can't be greater than invoice amount; Multiple Card, Cash, or Bank payments are not allowed;
Can only issue invoice for ILS transactions; Consumer email is required; Consumer name is required;
Address is required; Can't import customer without e-mail; Can not save. Please check form values;
An error occured; Server Error. Try again later; Could not create transaction; Something went wrong;
Could not create Invoice; Credit Card Token is no longer available. It has been deleted;
Could not queue {count} transactions; Can not copy to Clipboard; Session has expired; No available terminals;
System is not ready to use; Terminal not selected;
Created Successfully; Successfully Saved; Invoice Sent; Invoice Cancelled; Transaction Transmitted;
Copied to Clipboard; Successfully queued {count} transactions;
Your session is about to end`
  .split(';')
  .map((text) => text.trim().replace(/\s+/g, ' '));

const bare = (text: string) => text.trim().replace(/%?\{\w+\}/g, '{}');
const spoken = new Set(specMessages.map(bare));

/** True of a text of the specification, whatever its placeholders are called; of a plural, when one form is. */
export function isSpecMessage(text: string): boolean {
  return text.split('||||').some((form) => spoken.has(bare(form)));
}
