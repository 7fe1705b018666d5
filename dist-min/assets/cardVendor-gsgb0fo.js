// src/ui/cardVendor.ts
/** Vendors that the wire names otherwise than our words do. */
var otherNames = {
	dinersclub: "diners",
	forbrugs: "forbrugsforeningen",
	giftcard: "giftCard",
	other: "otherCard"
};
/**
* Key of the words for a card's vendor as the wire names it; a vendor without words is shown as it is.
* @example translate(vendorKey('DINERS_CLUB'), { _: 'DINERS_CLUB' }) // 'דיינרס'
*/
function vendorKey(cardVendor) {
	const name = cardVendor.toLowerCase().replace(/[^a-z]/g, "");
	return `cardBrand.${otherNames[name] ?? name}`;
}
/** Issuer or brand of a card in words; undefined for another field. @example vendorText('cardBrand', 'AMEX', translate) */
function vendorText(field, value, translate) {
	if (!/^card(Vendor|Brand)$/.test(field) || typeof value !== "string" || value === "") return void 0;
	return translate(vendorKey(value), { _: value });
}
export { vendorText as n, vendorKey as t };
