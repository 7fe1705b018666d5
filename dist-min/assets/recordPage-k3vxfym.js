// src/resources/items/recordPage.ts
/** An item of the catalogue: what it is called and costs. */
var recordPage = {
	title: "itemName",
	facts: [
		{
			field: "price",
			zero: true
		},
		"category",
		"sku",
		"vatExempt",
		"externalReference",
		"billingDesktopRefNumber",
		"woocommerceID",
		"ecwidID",
		"created"
	]
};
export { recordPage };
