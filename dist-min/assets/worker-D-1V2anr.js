(function() {
	// \0rolldown/runtime.js
	var __create = Object.create;
	var __defProp = Object.defineProperty;
	var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
	var __getOwnPropNames = Object.getOwnPropertyNames;
	var __getProtoOf = Object.getPrototypeOf;
	var __hasOwnProp = Object.prototype.hasOwnProperty;
	var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
	var __copyProps = (to, from, except, desc) => {
		if (from && typeof from === "object" || typeof from === "function") for (var keys = __getOwnPropNames(from), i = 0, n = keys.length, key; i < n; i++) {
			key = keys[i];
			if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
				get: ((k) => from[k]).bind(null, key),
				enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
			});
		}
		return to;
	};
	var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(isNodeMode || !mod || !mod.__esModule || !__hasOwnProp.call(mod, "default") ? __defProp(target, "default", {
		value: mod,
		enumerable: true
	}) : target, mod));
	// src/resources/importBillingDeals/rehearsal/fileRefusal.ts
	/** A file of which no row is judged. */
	var FileRefusal = class extends Error {
		name = "FileRefusal";
		faults;
		constructor(faults) {
			super(faults.map(({ key }) => key).join());
			this.faults = faults;
		}
	};
	// contract/calendarDays.ts
	/** Says whether a text is a day that the calendar has, `YYYY-MM-DD`: 2026-02-30 is none. */
	function isCalendarDay(text) {
		const instant = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
		return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
	}
	// contract/brands.ts
	const fours = [
		4,
		4,
		4,
		4,
		3
	];
	const lengthsFrom = (least, most) => Array.from({ length: most - least + 1 }, (_, add) => least + add);
	const texts = (from, to) => lengthsFrom(from, to).map(String);
	const usual = {
		cvcLengths: [3],
		luhn: true,
		groups: fours
	};
	/**
	* Every brand in the order in which prefixes are tried: 6220 is maestro and 622 discover before 62 is unionpay. The two
	* without prefixes are known by their exact length, which is tried first.
	*/
	const cardBrands = [
		{
			...usual,
			name: "giftCard",
			prefixes: [],
			lengths: [10],
			cvcLengths: [],
			luhn: false
		},
		{
			...usual,
			name: "otherCard",
			prefixes: [],
			lengths: [9],
			cvcLengths: [],
			luhn: false
		},
		{
			...usual,
			name: "maestro",
			prefixes: [
				"5018",
				"502",
				"503",
				"506",
				"56",
				"58",
				"639",
				"6220",
				"67",
				"633"
			],
			lengths: lengthsFrom(12, 19)
		},
		{
			...usual,
			name: "forbrugsforeningen",
			prefixes: ["600"],
			lengths: [16]
		},
		{
			...usual,
			name: "dankort",
			prefixes: ["5019"],
			lengths: [16]
		},
		{
			...usual,
			name: "visa",
			prefixes: ["4"],
			lengths: [13, 16]
		},
		{
			...usual,
			name: "mastercard",
			prefixes: [...texts(51, 55), ...texts(22, 27)],
			lengths: [16]
		},
		{
			...usual,
			name: "amex",
			prefixes: ["34", "37"],
			lengths: [15, 16],
			cvcLengths: [3, 4],
			groups: [
				4,
				6,
				5,
				1
			]
		},
		{
			...usual,
			name: "diners",
			prefixes: [
				"30",
				"36",
				"38",
				"39"
			],
			lengths: [14],
			groups: [
				4,
				6,
				4
			]
		},
		{
			...usual,
			name: "discover",
			prefixes: [
				"60",
				"64",
				"65",
				"622"
			],
			lengths: [16]
		},
		{
			...usual,
			name: "unionpay",
			prefixes: ["62", "88"],
			lengths: lengthsFrom(16, 19),
			luhn: false
		},
		{
			...usual,
			name: "jcb",
			prefixes: ["35"],
			lengths: [16]
		}
	];
	/** The brand whose prefix the digits begin with, while a number is typed. */
	function brandByPrefix(digits) {
		return cardBrands.find(({ prefixes }) => prefixes.some((prefix) => digits.startsWith(prefix)));
	}
	/**
	* The brand of a whole number. @param digits digits only
	* @returns undefined when no brand has such a prefix and length
	*/
	function brandOf(digits) {
		const brand = cardBrands.find(({ prefixes, lengths }) => prefixes.length === 0 && lengths.includes(digits.length)) ?? brandByPrefix(digits);
		return brand?.lengths.includes(digits.length) ? brand : void 0;
	}
	// contract/rules/fault.ts
	const fault = (key, values) => ({
		key,
		...values && { values }
	});
	// contract/rules/cardNumber.ts
	/** The Luhn check: every second digit from the right doubled, the digits added up, divisible by ten. */
	function passesLuhn(digits) {
		return [...digits].toReversed().reduce((total, digit, index) => {
			const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
			return total + (value > 9 ? value - 9 : value);
		}, 0) % 10 === 0;
	}
	/** Digits only, of a known brand by prefix and length, with a good check digit where the brand has one (spec §5). */
	function isCardNumber(digits) {
		if (!/^\d+$/.test(digits)) return false;
		const brand = brandOf(digits);
		return brand !== void 0 && (!brand.luhn || passesLuhn(digits));
	}
	const cardNumber = (digits) => isCardNumber(digits) ? void 0 : fault("InvalidCardNumber");
	// contract/import/columns.ts
	/** The columns of a file of billing deals (docs/wire.md §5.6), in the order of a file that is made anew. */
	const importColumns = [
		"consumerExternalReference",
		"consumerName",
		"consumerEmail",
		"consumerPhone",
		"consumerNationalID",
		"dealReference",
		"dealDescription",
		"transactionAmount",
		"currency",
		"vatRate",
		"paymentType",
		"creditCardToken",
		"bank",
		"bankBranch",
		"bankAccount",
		"repeatPeriodType",
		"startAt",
		"endAt",
		"endAtNumberOfPayments",
		"issueInvoice",
		"invoiceType",
		"invoiceSubject"
	];
	/** Those that a header must have. */
	const requiredColumns = [
		"consumerName",
		"consumerEmail",
		"transactionAmount",
		"paymentType",
		"repeatPeriodType"
	];
	/** Greatest number of rows of a file, and its greatest size. */
	const maximumImportRows = 1e5;
	/** Characters of a row, from which on the file is taken for no CSV. */
	const maximumRowLength = 2e4;
	/**
	* The column that a heading means, in any case, spaces around it left out; undefined: one that is not read, as the columns
	* of faults that a checked file has gained.
	*/
	function columnOf(heading) {
		const wanted = heading.trim().toLowerCase();
		return importColumns.find((column) => column.toLowerCase() === wanted);
	}
	/** The columns that a header lacks. */
	function missingColumns(headings) {
		const present = new Set(headings.map(columnOf));
		return requiredColumns.filter((column) => !present.has(column));
	}
	// contract/import/cells.ts
	/** The cells of a row by what its header says; what no column is named for is left out. */
	function cellsOf(headings, values) {
		const cells = {};
		for (const [index, heading] of headings.entries()) {
			const column = columnOf(heading);
			const text = values[index]?.trim();
			if (column && text) cells[column] = text;
		}
		return cells;
	}
	/** The least digits of a card number that is looked for: shorter ones are references, telephones and accounts. */
	const fewestDigits = 13;
	/** Says whether a text holds what may be the whole number of a card, spaces and hyphens within it included. */
	function holdsCardNumber(text) {
		return (text.match(/\d(?:[ -]?\d){12,}/g) ?? []).some((found) => {
			const digits = found.replaceAll(/\D/g, "");
			return digits.length >= fewestDigits && isCardNumber(digits);
		});
	}
	const yes = [
		"true",
		"yes",
		"1",
		"כן"
	];
	const no = [
		"false",
		"no",
		"0",
		"לא"
	];
	/** `1,234.50` as `1234.50`. */
	const ungrouped = (text) => /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(",", "") : text;
	/** A day as spreadsheets write it, `31/01/2027`, `31.1.2027` or `2027-01-31`, as `2027-01-31`. */
	function dayText(text) {
		const [, date = "", month = "", year = ""] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text) ?? [];
		const day = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
		return isCalendarDay(day) ? day : text;
	}
	function flagText(text) {
		const word = text.toLowerCase();
		if (yes.includes(word)) return "true";
		return no.includes(word) ? "false" : text;
	}
	/** A rate as a fraction: `18%` is `0.18`. */
	function rateText(text) {
		const [, percent] = /^(\d+(?:\.\d+)?) ?%$/.exec(text) ?? [];
		return percent === void 0 ? text : String(Number((Number(percent) / 100).toFixed(6)));
	}
	const byColumn = {
		transactionAmount: ungrouped,
		vatRate: rateText,
		startAt: dayText,
		endAt: dayText,
		issueInvoice: flagText,
		consumerEmail: (text) => text.toLowerCase(),
		currency: (text) => text.toUpperCase(),
		paymentType: (text) => text.toLowerCase(),
		creditCardToken: (text) => text.toLowerCase()
	};
	/** A row in one way of writing, however its file wrote it; what makes no sense stays as it is, for its rule to refuse. */
	function normalizedCells(cells) {
		const entries = importColumns.flatMap((column) => {
			const text = cells[column];
			return text === void 0 ? [] : [[column, byColumn[column]?.(text) ?? text]];
		});
		return Object.fromEntries(entries);
	}
	/** A text that two rows share exactly when they mean the same: what a row is known by when it comes again. */
	function rowKey(normalized) {
		return JSON.stringify(importColumns.map((column) => normalized[column] ?? ""));
	}
	// contract/import/csvText.ts
	/** The separator of a file by its first line: what stands there most often outside quotes of comma, semicolon and tab. */
	function separatorOf(firstLine) {
		const bare = firstLine.replaceAll(/"[^"]*"/g, "");
		return [
			",",
			";",
			"	"
		].map((separator) => ({
			separator,
			count: bare.split(separator).length
		})).reduce((most, each) => each.count > most.count ? each : most).separator;
	}
	/** Text of the pieces of a file, however characters lie across them. @throws TypeError where `fatal` and it is none in this encoding */
	function* decoded(pieces, encoding, fatal = false) {
		const decoder = new TextDecoder(encoding, { fatal });
		for (const piece of pieces) yield decoder.decode(piece, { stream: true });
		yield decoder.decode();
	}
	/** The beginning of a text up to its first line's end, however its pieces come. */
	function firstLineOf(texts) {
		let beginning = "";
		for (const text of texts) {
			beginning += text;
			const end = beginning.search(/[\r\n]/);
			if (end >= 0) return beginning.slice(0, end);
			if (beginning.length > 2e4) break;
		}
		return beginning;
	}
	/** How a file is read, by all of its bytes. */
	function csvFormatOf(pieces) {
		let encoding = "utf-8";
		try {
			for (const text of decoded(pieces, encoding, true)) if (text.length < 0) break;
		} catch {
			encoding = "windows-1255";
		}
		return {
			encoding,
			separator: separatorOf(firstLineOf(decoded(pieces, encoding)))
		};
	}
	/** What csv-parse is told, on both sides alike. */
	const csvOptions = ({ separator }) => ({
		delimiter: separator,
		relax_column_count: true,
		relax_quotes: true,
		skip_empty_lines: true,
		skip_records_with_empty_values: true,
		max_record_size: maximumRowLength
	});
	// src/resources/importBillingDeals/rehearsal/csvLine.ts
	/**
	* One row of a merchant's own file: its cells stay as they are, also what a spreadsheet takes for a formula; it is theirs.
	* @param separator as the file has it
	*/
	function csvLine(cells, separator) {
		const isPlain = (cell) => !cell.includes(separator) && !/["\r\n]|^\s|\s$/.test(cell);
		return `${cells.map((cell) => isPlain(cell) ? cell : `"${cell.replaceAll("\"", "\"\"")}"`).join(separator)}\r\n`;
	}
	// node_modules/csv-parse/dist/esm/index.js
	var global$1 = typeof global !== "undefined" ? global : typeof self !== "undefined" ? self : typeof window !== "undefined" ? window : {};
	var lookup = [];
	var revLookup = [];
	var Arr = typeof Uint8Array !== "undefined" ? Uint8Array : Array;
	var inited = false;
	function init() {
		inited = true;
		var code = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
		for (var i = 0, len = code.length; i < len; ++i) {
			lookup[i] = code[i];
			revLookup[code.charCodeAt(i)] = i;
		}
		revLookup["-".charCodeAt(0)] = 62;
		revLookup["_".charCodeAt(0)] = 63;
	}
	function toByteArray(b64) {
		if (!inited) init();
		var i, j, l, tmp, placeHolders, arr;
		var len = b64.length;
		if (len % 4 > 0) throw new Error("Invalid string. Length must be a multiple of 4");
		placeHolders = b64[len - 2] === "=" ? 2 : b64[len - 1] === "=" ? 1 : 0;
		arr = new Arr(len * 3 / 4 - placeHolders);
		l = placeHolders > 0 ? len - 4 : len;
		var L = 0;
		for (i = 0, j = 0; i < l; i += 4, j += 3) {
			tmp = revLookup[b64.charCodeAt(i)] << 18 | revLookup[b64.charCodeAt(i + 1)] << 12 | revLookup[b64.charCodeAt(i + 2)] << 6 | revLookup[b64.charCodeAt(i + 3)];
			arr[L++] = tmp >> 16 & 255;
			arr[L++] = tmp >> 8 & 255;
			arr[L++] = tmp & 255;
		}
		if (placeHolders === 2) {
			tmp = revLookup[b64.charCodeAt(i)] << 2 | revLookup[b64.charCodeAt(i + 1)] >> 4;
			arr[L++] = tmp & 255;
		} else if (placeHolders === 1) {
			tmp = revLookup[b64.charCodeAt(i)] << 10 | revLookup[b64.charCodeAt(i + 1)] << 4 | revLookup[b64.charCodeAt(i + 2)] >> 2;
			arr[L++] = tmp >> 8 & 255;
			arr[L++] = tmp & 255;
		}
		return arr;
	}
	function tripletToBase64(num) {
		return lookup[num >> 18 & 63] + lookup[num >> 12 & 63] + lookup[num >> 6 & 63] + lookup[num & 63];
	}
	function encodeChunk(uint8, start, end) {
		var tmp;
		var output = [];
		for (var i = start; i < end; i += 3) {
			tmp = (uint8[i] << 16) + (uint8[i + 1] << 8) + uint8[i + 2];
			output.push(tripletToBase64(tmp));
		}
		return output.join("");
	}
	function fromByteArray(uint8) {
		if (!inited) init();
		var tmp;
		var len = uint8.length;
		var extraBytes = len % 3;
		var output = "";
		var parts = [];
		var maxChunkLength = 16383;
		for (var i = 0, len2 = len - extraBytes; i < len2; i += maxChunkLength) parts.push(encodeChunk(uint8, i, i + maxChunkLength > len2 ? len2 : i + maxChunkLength));
		if (extraBytes === 1) {
			tmp = uint8[len - 1];
			output += lookup[tmp >> 2];
			output += lookup[tmp << 4 & 63];
			output += "==";
		} else if (extraBytes === 2) {
			tmp = (uint8[len - 2] << 8) + uint8[len - 1];
			output += lookup[tmp >> 10];
			output += lookup[tmp >> 4 & 63];
			output += lookup[tmp << 2 & 63];
			output += "=";
		}
		parts.push(output);
		return parts.join("");
	}
	function read(buffer, offset, isLE, mLen, nBytes) {
		var e, m;
		var eLen = nBytes * 8 - mLen - 1;
		var eMax = (1 << eLen) - 1;
		var eBias = eMax >> 1;
		var nBits = -7;
		var i = isLE ? nBytes - 1 : 0;
		var d = isLE ? -1 : 1;
		var s = buffer[offset + i];
		i += d;
		e = s & (1 << -nBits) - 1;
		s >>= -nBits;
		nBits += eLen;
		for (; nBits > 0; e = e * 256 + buffer[offset + i], i += d, nBits -= 8);
		m = e & (1 << -nBits) - 1;
		e >>= -nBits;
		nBits += mLen;
		for (; nBits > 0; m = m * 256 + buffer[offset + i], i += d, nBits -= 8);
		if (e === 0) e = 1 - eBias;
		else if (e === eMax) return m ? NaN : (s ? -1 : 1) * Infinity;
		else {
			m = m + Math.pow(2, mLen);
			e = e - eBias;
		}
		return (s ? -1 : 1) * m * Math.pow(2, e - mLen);
	}
	function write(buffer, value, offset, isLE, mLen, nBytes) {
		var e, m, c;
		var eLen = nBytes * 8 - mLen - 1;
		var eMax = (1 << eLen) - 1;
		var eBias = eMax >> 1;
		var rt = mLen === 23 ? Math.pow(2, -24) - Math.pow(2, -77) : 0;
		var i = isLE ? 0 : nBytes - 1;
		var d = isLE ? 1 : -1;
		var s = value < 0 || value === 0 && 1 / value < 0 ? 1 : 0;
		value = Math.abs(value);
		if (isNaN(value) || value === Infinity) {
			m = isNaN(value) ? 1 : 0;
			e = eMax;
		} else {
			e = Math.floor(Math.log(value) / Math.LN2);
			if (value * (c = Math.pow(2, -e)) < 1) {
				e--;
				c *= 2;
			}
			if (e + eBias >= 1) value += rt / c;
			else value += rt * Math.pow(2, 1 - eBias);
			if (value * c >= 2) {
				e++;
				c /= 2;
			}
			if (e + eBias >= eMax) {
				m = 0;
				e = eMax;
			} else if (e + eBias >= 1) {
				m = (value * c - 1) * Math.pow(2, mLen);
				e = e + eBias;
			} else {
				m = value * Math.pow(2, eBias - 1) * Math.pow(2, mLen);
				e = 0;
			}
		}
		for (; mLen >= 8; buffer[offset + i] = m & 255, i += d, m /= 256, mLen -= 8);
		e = e << mLen | m;
		eLen += mLen;
		for (; eLen > 0; buffer[offset + i] = e & 255, i += d, e /= 256, eLen -= 8);
		buffer[offset + i - d] |= s * 128;
	}
	var toString$1 = {}.toString;
	var isArray$1 = Array.isArray || function(arr) {
		return toString$1.call(arr) == "[object Array]";
	};
	var INSPECT_MAX_BYTES = 50;
	/**
	* If `Buffer.TYPED_ARRAY_SUPPORT`:
	*   === true    Use Uint8Array implementation (fastest)
	*   === false   Use Object implementation (most compatible, even IE6)
	*
	* Browsers that support typed arrays are IE 10+, Firefox 4+, Chrome 7+, Safari 5.1+,
	* Opera 11.6+, iOS 4.2+.
	*
	* Due to various browser bugs, sometimes the Object implementation will be used even
	* when the browser supports typed arrays.
	*
	* Note:
	*
	*   - Firefox 4-29 lacks support for adding new properties to `Uint8Array` instances,
	*     See: https://bugzilla.mozilla.org/show_bug.cgi?id=695438.
	*
	*   - Chrome 9-10 is missing the `TypedArray.prototype.subarray` function.
	*
	*   - IE10 has a broken `TypedArray.prototype.subarray` function which returns arrays of
	*     incorrect length in some situations.
	
	* We detect these buggy browsers and set `Buffer.TYPED_ARRAY_SUPPORT` to `false` so they
	* get the Object implementation, which is slower but behaves correctly.
	*/
	Buffer$1.TYPED_ARRAY_SUPPORT = global$1.TYPED_ARRAY_SUPPORT !== void 0 ? global$1.TYPED_ARRAY_SUPPORT : true;
	kMaxLength();
	function kMaxLength() {
		return Buffer$1.TYPED_ARRAY_SUPPORT ? 2147483647 : 1073741823;
	}
	function createBuffer(that, length) {
		if (kMaxLength() < length) throw new RangeError("Invalid typed array length");
		if (Buffer$1.TYPED_ARRAY_SUPPORT) {
			that = new Uint8Array(length);
			that.__proto__ = Buffer$1.prototype;
		} else {
			if (that === null) that = new Buffer$1(length);
			that.length = length;
		}
		return that;
	}
	/**
	* The Buffer constructor returns instances of `Uint8Array` that have their
	* prototype changed to `Buffer.prototype`. Furthermore, `Buffer` is a subclass of
	* `Uint8Array`, so the returned instances will have all the node `Buffer` methods
	* and the `Uint8Array` methods. Square bracket notation works as expected -- it
	* returns a single octet.
	*
	* The `Uint8Array` prototype remains unmodified.
	*/
	function Buffer$1(arg, encodingOrOffset, length) {
		if (!Buffer$1.TYPED_ARRAY_SUPPORT && !(this instanceof Buffer$1)) return new Buffer$1(arg, encodingOrOffset, length);
		if (typeof arg === "number") {
			if (typeof encodingOrOffset === "string") throw new Error("If encoding is specified then the first argument must be a string");
			return allocUnsafe(this, arg);
		}
		return from(this, arg, encodingOrOffset, length);
	}
	Buffer$1.poolSize = 8192;
	Buffer$1._augment = function(arr) {
		arr.__proto__ = Buffer$1.prototype;
		return arr;
	};
	function from(that, value, encodingOrOffset, length) {
		if (typeof value === "number") throw new TypeError("\"value\" argument must not be a number");
		if (typeof ArrayBuffer !== "undefined" && value instanceof ArrayBuffer) return fromArrayBuffer(that, value, encodingOrOffset, length);
		if (typeof value === "string") return fromString(that, value, encodingOrOffset);
		return fromObject(that, value);
	}
	/**
	* Functionally equivalent to Buffer(arg, encoding) but throws a TypeError
	* if value is a number.
	* Buffer.from(str[, encoding])
	* Buffer.from(array)
	* Buffer.from(buffer)
	* Buffer.from(arrayBuffer[, byteOffset[, length]])
	**/
	Buffer$1.from = function(value, encodingOrOffset, length) {
		return from(null, value, encodingOrOffset, length);
	};
	if (Buffer$1.TYPED_ARRAY_SUPPORT) {
		Buffer$1.prototype.__proto__ = Uint8Array.prototype;
		Buffer$1.__proto__ = Uint8Array;
		if (typeof Symbol !== "undefined" && Symbol.species && Buffer$1[Symbol.species] === Buffer$1);
	}
	function assertSize(size) {
		if (typeof size !== "number") throw new TypeError("\"size\" argument must be a number");
		else if (size < 0) throw new RangeError("\"size\" argument must not be negative");
	}
	function alloc(that, size, fill, encoding) {
		assertSize(size);
		if (size <= 0) return createBuffer(that, size);
		if (fill !== void 0) return typeof encoding === "string" ? createBuffer(that, size).fill(fill, encoding) : createBuffer(that, size).fill(fill);
		return createBuffer(that, size);
	}
	/**
	* Creates a new filled Buffer instance.
	* alloc(size[, fill[, encoding]])
	**/
	Buffer$1.alloc = function(size, fill, encoding) {
		return alloc(null, size, fill, encoding);
	};
	function allocUnsafe(that, size) {
		assertSize(size);
		that = createBuffer(that, size < 0 ? 0 : checked(size) | 0);
		if (!Buffer$1.TYPED_ARRAY_SUPPORT) for (var i = 0; i < size; ++i) that[i] = 0;
		return that;
	}
	/**
	* Equivalent to Buffer(num), by default creates a non-zero-filled Buffer instance.
	* */
	Buffer$1.allocUnsafe = function(size) {
		return allocUnsafe(null, size);
	};
	/**
	* Equivalent to SlowBuffer(num), by default creates a non-zero-filled Buffer instance.
	*/
	Buffer$1.allocUnsafeSlow = function(size) {
		return allocUnsafe(null, size);
	};
	function fromString(that, string, encoding) {
		if (typeof encoding !== "string" || encoding === "") encoding = "utf8";
		if (!Buffer$1.isEncoding(encoding)) throw new TypeError("\"encoding\" must be a valid string encoding");
		var length = byteLength(string, encoding) | 0;
		that = createBuffer(that, length);
		var actual = that.write(string, encoding);
		if (actual !== length) that = that.slice(0, actual);
		return that;
	}
	function fromArrayLike(that, array) {
		var length = array.length < 0 ? 0 : checked(array.length) | 0;
		that = createBuffer(that, length);
		for (var i = 0; i < length; i += 1) that[i] = array[i] & 255;
		return that;
	}
	function fromArrayBuffer(that, array, byteOffset, length) {
		array.byteLength;
		if (byteOffset < 0 || array.byteLength < byteOffset) throw new RangeError("'offset' is out of bounds");
		if (array.byteLength < byteOffset + (length || 0)) throw new RangeError("'length' is out of bounds");
		if (byteOffset === void 0 && length === void 0) array = new Uint8Array(array);
		else if (length === void 0) array = new Uint8Array(array, byteOffset);
		else array = new Uint8Array(array, byteOffset, length);
		if (Buffer$1.TYPED_ARRAY_SUPPORT) {
			that = array;
			that.__proto__ = Buffer$1.prototype;
		} else that = fromArrayLike(that, array);
		return that;
	}
	function fromObject(that, obj) {
		if (internalIsBuffer(obj)) {
			var len = checked(obj.length) | 0;
			that = createBuffer(that, len);
			if (that.length === 0) return that;
			obj.copy(that, 0, 0, len);
			return that;
		}
		if (obj) {
			if (typeof ArrayBuffer !== "undefined" && obj.buffer instanceof ArrayBuffer || "length" in obj) {
				if (typeof obj.length !== "number" || isnan(obj.length)) return createBuffer(that, 0);
				return fromArrayLike(that, obj);
			}
			if (obj.type === "Buffer" && isArray$1(obj.data)) return fromArrayLike(that, obj.data);
		}
		throw new TypeError("First argument must be a string, Buffer, ArrayBuffer, Array, or array-like object.");
	}
	function checked(length) {
		if (length >= kMaxLength()) throw new RangeError("Attempt to allocate Buffer larger than maximum size: 0x" + kMaxLength().toString(16) + " bytes");
		return length | 0;
	}
	Buffer$1.isBuffer = isBuffer;
	function internalIsBuffer(b) {
		return !!(b != null && b._isBuffer);
	}
	Buffer$1.compare = function compare(a, b) {
		if (!internalIsBuffer(a) || !internalIsBuffer(b)) throw new TypeError("Arguments must be Buffers");
		if (a === b) return 0;
		var x = a.length;
		var y = b.length;
		for (var i = 0, len = Math.min(x, y); i < len; ++i) if (a[i] !== b[i]) {
			x = a[i];
			y = b[i];
			break;
		}
		if (x < y) return -1;
		if (y < x) return 1;
		return 0;
	};
	Buffer$1.isEncoding = function isEncoding(encoding) {
		switch (String(encoding).toLowerCase()) {
			case "hex":
			case "utf8":
			case "utf-8":
			case "ascii":
			case "latin1":
			case "binary":
			case "base64":
			case "ucs2":
			case "ucs-2":
			case "utf16le":
			case "utf-16le": return true;
			default: return false;
		}
	};
	Buffer$1.concat = function concat(list, length) {
		if (!isArray$1(list)) throw new TypeError("\"list\" argument must be an Array of Buffers");
		if (list.length === 0) return Buffer$1.alloc(0);
		var i;
		if (length === void 0) {
			length = 0;
			for (i = 0; i < list.length; ++i) length += list[i].length;
		}
		var buffer = Buffer$1.allocUnsafe(length);
		var pos = 0;
		for (i = 0; i < list.length; ++i) {
			var buf = list[i];
			if (!internalIsBuffer(buf)) throw new TypeError("\"list\" argument must be an Array of Buffers");
			buf.copy(buffer, pos);
			pos += buf.length;
		}
		return buffer;
	};
	function byteLength(string, encoding) {
		if (internalIsBuffer(string)) return string.length;
		if (typeof ArrayBuffer !== "undefined" && typeof ArrayBuffer.isView === "function" && (ArrayBuffer.isView(string) || string instanceof ArrayBuffer)) return string.byteLength;
		if (typeof string !== "string") string = "" + string;
		var len = string.length;
		if (len === 0) return 0;
		var loweredCase = false;
		for (;;) switch (encoding) {
			case "ascii":
			case "latin1":
			case "binary": return len;
			case "utf8":
			case "utf-8":
			case void 0: return utf8ToBytes(string).length;
			case "ucs2":
			case "ucs-2":
			case "utf16le":
			case "utf-16le": return len * 2;
			case "hex": return len >>> 1;
			case "base64": return base64ToBytes(string).length;
			default:
				if (loweredCase) return utf8ToBytes(string).length;
				encoding = ("" + encoding).toLowerCase();
				loweredCase = true;
		}
	}
	Buffer$1.byteLength = byteLength;
	function slowToString(encoding, start, end) {
		var loweredCase = false;
		if (start === void 0 || start < 0) start = 0;
		if (start > this.length) return "";
		if (end === void 0 || end > this.length) end = this.length;
		if (end <= 0) return "";
		end >>>= 0;
		start >>>= 0;
		if (end <= start) return "";
		if (!encoding) encoding = "utf8";
		while (true) switch (encoding) {
			case "hex": return hexSlice(this, start, end);
			case "utf8":
			case "utf-8": return utf8Slice(this, start, end);
			case "ascii": return asciiSlice(this, start, end);
			case "latin1":
			case "binary": return latin1Slice(this, start, end);
			case "base64": return base64Slice(this, start, end);
			case "ucs2":
			case "ucs-2":
			case "utf16le":
			case "utf-16le": return utf16leSlice(this, start, end);
			default:
				if (loweredCase) throw new TypeError("Unknown encoding: " + encoding);
				encoding = (encoding + "").toLowerCase();
				loweredCase = true;
		}
	}
	Buffer$1.prototype._isBuffer = true;
	function swap(b, n, m) {
		var i = b[n];
		b[n] = b[m];
		b[m] = i;
	}
	Buffer$1.prototype.swap16 = function swap16() {
		var len = this.length;
		if (len % 2 !== 0) throw new RangeError("Buffer size must be a multiple of 16-bits");
		for (var i = 0; i < len; i += 2) swap(this, i, i + 1);
		return this;
	};
	Buffer$1.prototype.swap32 = function swap32() {
		var len = this.length;
		if (len % 4 !== 0) throw new RangeError("Buffer size must be a multiple of 32-bits");
		for (var i = 0; i < len; i += 4) {
			swap(this, i, i + 3);
			swap(this, i + 1, i + 2);
		}
		return this;
	};
	Buffer$1.prototype.swap64 = function swap64() {
		var len = this.length;
		if (len % 8 !== 0) throw new RangeError("Buffer size must be a multiple of 64-bits");
		for (var i = 0; i < len; i += 8) {
			swap(this, i, i + 7);
			swap(this, i + 1, i + 6);
			swap(this, i + 2, i + 5);
			swap(this, i + 3, i + 4);
		}
		return this;
	};
	Buffer$1.prototype.toString = function toString() {
		var length = this.length | 0;
		if (length === 0) return "";
		if (arguments.length === 0) return utf8Slice(this, 0, length);
		return slowToString.apply(this, arguments);
	};
	Buffer$1.prototype.equals = function equals(b) {
		if (!internalIsBuffer(b)) throw new TypeError("Argument must be a Buffer");
		if (this === b) return true;
		return Buffer$1.compare(this, b) === 0;
	};
	Buffer$1.prototype.inspect = function inspect() {
		var str = "";
		var max = INSPECT_MAX_BYTES;
		if (this.length > 0) {
			str = this.toString("hex", 0, max).match(/.{2}/g).join(" ");
			if (this.length > max) str += " ... ";
		}
		return "<Buffer " + str + ">";
	};
	Buffer$1.prototype.compare = function compare(target, start, end, thisStart, thisEnd) {
		if (!internalIsBuffer(target)) throw new TypeError("Argument must be a Buffer");
		if (start === void 0) start = 0;
		if (end === void 0) end = target ? target.length : 0;
		if (thisStart === void 0) thisStart = 0;
		if (thisEnd === void 0) thisEnd = this.length;
		if (start < 0 || end > target.length || thisStart < 0 || thisEnd > this.length) throw new RangeError("out of range index");
		if (thisStart >= thisEnd && start >= end) return 0;
		if (thisStart >= thisEnd) return -1;
		if (start >= end) return 1;
		start >>>= 0;
		end >>>= 0;
		thisStart >>>= 0;
		thisEnd >>>= 0;
		if (this === target) return 0;
		var x = thisEnd - thisStart;
		var y = end - start;
		var len = Math.min(x, y);
		var thisCopy = this.slice(thisStart, thisEnd);
		var targetCopy = target.slice(start, end);
		for (var i = 0; i < len; ++i) if (thisCopy[i] !== targetCopy[i]) {
			x = thisCopy[i];
			y = targetCopy[i];
			break;
		}
		if (x < y) return -1;
		if (y < x) return 1;
		return 0;
	};
	function bidirectionalIndexOf(buffer, val, byteOffset, encoding, dir) {
		if (buffer.length === 0) return -1;
		if (typeof byteOffset === "string") {
			encoding = byteOffset;
			byteOffset = 0;
		} else if (byteOffset > 2147483647) byteOffset = 2147483647;
		else if (byteOffset < -2147483648) byteOffset = -2147483648;
		byteOffset = +byteOffset;
		if (isNaN(byteOffset)) byteOffset = dir ? 0 : buffer.length - 1;
		if (byteOffset < 0) byteOffset = buffer.length + byteOffset;
		if (byteOffset >= buffer.length) {
			if (dir) return -1;
			else byteOffset = buffer.length - 1;
		} else if (byteOffset < 0) {
			if (dir) byteOffset = 0;
			else return -1;
		}
		if (typeof val === "string") val = Buffer$1.from(val, encoding);
		if (internalIsBuffer(val)) {
			if (val.length === 0) return -1;
			return arrayIndexOf(buffer, val, byteOffset, encoding, dir);
		} else if (typeof val === "number") {
			val = val & 255;
			if (Buffer$1.TYPED_ARRAY_SUPPORT && typeof Uint8Array.prototype.indexOf === "function") {
				if (dir) return Uint8Array.prototype.indexOf.call(buffer, val, byteOffset);
				else return Uint8Array.prototype.lastIndexOf.call(buffer, val, byteOffset);
			}
			return arrayIndexOf(buffer, [val], byteOffset, encoding, dir);
		}
		throw new TypeError("val must be string, number or Buffer");
	}
	function arrayIndexOf(arr, val, byteOffset, encoding, dir) {
		var indexSize = 1;
		var arrLength = arr.length;
		var valLength = val.length;
		if (encoding !== void 0) {
			encoding = String(encoding).toLowerCase();
			if (encoding === "ucs2" || encoding === "ucs-2" || encoding === "utf16le" || encoding === "utf-16le") {
				if (arr.length < 2 || val.length < 2) return -1;
				indexSize = 2;
				arrLength /= 2;
				valLength /= 2;
				byteOffset /= 2;
			}
		}
		function read(buf, i) {
			if (indexSize === 1) return buf[i];
			else return buf.readUInt16BE(i * indexSize);
		}
		var i;
		if (dir) {
			var foundIndex = -1;
			for (i = byteOffset; i < arrLength; i++) if (read(arr, i) === read(val, foundIndex === -1 ? 0 : i - foundIndex)) {
				if (foundIndex === -1) foundIndex = i;
				if (i - foundIndex + 1 === valLength) return foundIndex * indexSize;
			} else {
				if (foundIndex !== -1) i -= i - foundIndex;
				foundIndex = -1;
			}
		} else {
			if (byteOffset + valLength > arrLength) byteOffset = arrLength - valLength;
			for (i = byteOffset; i >= 0; i--) {
				var found = true;
				for (var j = 0; j < valLength; j++) if (read(arr, i + j) !== read(val, j)) {
					found = false;
					break;
				}
				if (found) return i;
			}
		}
		return -1;
	}
	Buffer$1.prototype.includes = function includes(val, byteOffset, encoding) {
		return this.indexOf(val, byteOffset, encoding) !== -1;
	};
	Buffer$1.prototype.indexOf = function indexOf(val, byteOffset, encoding) {
		return bidirectionalIndexOf(this, val, byteOffset, encoding, true);
	};
	Buffer$1.prototype.lastIndexOf = function lastIndexOf(val, byteOffset, encoding) {
		return bidirectionalIndexOf(this, val, byteOffset, encoding, false);
	};
	function hexWrite(buf, string, offset, length) {
		offset = Number(offset) || 0;
		var remaining = buf.length - offset;
		if (!length) length = remaining;
		else {
			length = Number(length);
			if (length > remaining) length = remaining;
		}
		var strLen = string.length;
		if (strLen % 2 !== 0) throw new TypeError("Invalid hex string");
		if (length > strLen / 2) length = strLen / 2;
		for (var i = 0; i < length; ++i) {
			var parsed = parseInt(string.substr(i * 2, 2), 16);
			if (isNaN(parsed)) return i;
			buf[offset + i] = parsed;
		}
		return i;
	}
	function utf8Write(buf, string, offset, length) {
		return blitBuffer(utf8ToBytes(string, buf.length - offset), buf, offset, length);
	}
	function asciiWrite(buf, string, offset, length) {
		return blitBuffer(asciiToBytes(string), buf, offset, length);
	}
	function latin1Write(buf, string, offset, length) {
		return asciiWrite(buf, string, offset, length);
	}
	function base64Write(buf, string, offset, length) {
		return blitBuffer(base64ToBytes(string), buf, offset, length);
	}
	function ucs2Write(buf, string, offset, length) {
		return blitBuffer(utf16leToBytes(string, buf.length - offset), buf, offset, length);
	}
	Buffer$1.prototype.write = function write(string, offset, length, encoding) {
		if (offset === void 0) {
			encoding = "utf8";
			length = this.length;
			offset = 0;
		} else if (length === void 0 && typeof offset === "string") {
			encoding = offset;
			length = this.length;
			offset = 0;
		} else if (isFinite(offset)) {
			offset = offset | 0;
			if (isFinite(length)) {
				length = length | 0;
				if (encoding === void 0) encoding = "utf8";
			} else {
				encoding = length;
				length = void 0;
			}
		} else throw new Error("Buffer.write(string, encoding, offset[, length]) is no longer supported");
		var remaining = this.length - offset;
		if (length === void 0 || length > remaining) length = remaining;
		if (string.length > 0 && (length < 0 || offset < 0) || offset > this.length) throw new RangeError("Attempt to write outside buffer bounds");
		if (!encoding) encoding = "utf8";
		var loweredCase = false;
		for (;;) switch (encoding) {
			case "hex": return hexWrite(this, string, offset, length);
			case "utf8":
			case "utf-8": return utf8Write(this, string, offset, length);
			case "ascii": return asciiWrite(this, string, offset, length);
			case "latin1":
			case "binary": return latin1Write(this, string, offset, length);
			case "base64": return base64Write(this, string, offset, length);
			case "ucs2":
			case "ucs-2":
			case "utf16le":
			case "utf-16le": return ucs2Write(this, string, offset, length);
			default:
				if (loweredCase) throw new TypeError("Unknown encoding: " + encoding);
				encoding = ("" + encoding).toLowerCase();
				loweredCase = true;
		}
	};
	Buffer$1.prototype.toJSON = function toJSON() {
		return {
			type: "Buffer",
			data: Array.prototype.slice.call(this._arr || this, 0)
		};
	};
	function base64Slice(buf, start, end) {
		if (start === 0 && end === buf.length) return fromByteArray(buf);
		else return fromByteArray(buf.slice(start, end));
	}
	function utf8Slice(buf, start, end) {
		end = Math.min(buf.length, end);
		var res = [];
		var i = start;
		while (i < end) {
			var firstByte = buf[i];
			var codePoint = null;
			var bytesPerSequence = firstByte > 239 ? 4 : firstByte > 223 ? 3 : firstByte > 191 ? 2 : 1;
			if (i + bytesPerSequence <= end) {
				var secondByte, thirdByte, fourthByte, tempCodePoint;
				switch (bytesPerSequence) {
					case 1:
						if (firstByte < 128) codePoint = firstByte;
						break;
					case 2:
						secondByte = buf[i + 1];
						if ((secondByte & 192) === 128) {
							tempCodePoint = (firstByte & 31) << 6 | secondByte & 63;
							if (tempCodePoint > 127) codePoint = tempCodePoint;
						}
						break;
					case 3:
						secondByte = buf[i + 1];
						thirdByte = buf[i + 2];
						if ((secondByte & 192) === 128 && (thirdByte & 192) === 128) {
							tempCodePoint = (firstByte & 15) << 12 | (secondByte & 63) << 6 | thirdByte & 63;
							if (tempCodePoint > 2047 && (tempCodePoint < 55296 || tempCodePoint > 57343)) codePoint = tempCodePoint;
						}
						break;
					case 4:
						secondByte = buf[i + 1];
						thirdByte = buf[i + 2];
						fourthByte = buf[i + 3];
						if ((secondByte & 192) === 128 && (thirdByte & 192) === 128 && (fourthByte & 192) === 128) {
							tempCodePoint = (firstByte & 15) << 18 | (secondByte & 63) << 12 | (thirdByte & 63) << 6 | fourthByte & 63;
							if (tempCodePoint > 65535 && tempCodePoint < 1114112) codePoint = tempCodePoint;
						}
				}
			}
			if (codePoint === null) {
				codePoint = 65533;
				bytesPerSequence = 1;
			} else if (codePoint > 65535) {
				codePoint -= 65536;
				res.push(codePoint >>> 10 & 1023 | 55296);
				codePoint = 56320 | codePoint & 1023;
			}
			res.push(codePoint);
			i += bytesPerSequence;
		}
		return decodeCodePointsArray(res);
	}
	var MAX_ARGUMENTS_LENGTH = 4096;
	function decodeCodePointsArray(codePoints) {
		var len = codePoints.length;
		if (len <= MAX_ARGUMENTS_LENGTH) return String.fromCharCode.apply(String, codePoints);
		var res = "";
		var i = 0;
		while (i < len) res += String.fromCharCode.apply(String, codePoints.slice(i, i += MAX_ARGUMENTS_LENGTH));
		return res;
	}
	function asciiSlice(buf, start, end) {
		var ret = "";
		end = Math.min(buf.length, end);
		for (var i = start; i < end; ++i) ret += String.fromCharCode(buf[i] & 127);
		return ret;
	}
	function latin1Slice(buf, start, end) {
		var ret = "";
		end = Math.min(buf.length, end);
		for (var i = start; i < end; ++i) ret += String.fromCharCode(buf[i]);
		return ret;
	}
	function hexSlice(buf, start, end) {
		var len = buf.length;
		if (!start || start < 0) start = 0;
		if (!end || end < 0 || end > len) end = len;
		var out = "";
		for (var i = start; i < end; ++i) out += toHex(buf[i]);
		return out;
	}
	function utf16leSlice(buf, start, end) {
		var bytes = buf.slice(start, end);
		var res = "";
		for (var i = 0; i < bytes.length; i += 2) res += String.fromCharCode(bytes[i] + bytes[i + 1] * 256);
		return res;
	}
	Buffer$1.prototype.slice = function slice(start, end) {
		var len = this.length;
		start = ~~start;
		end = end === void 0 ? len : ~~end;
		if (start < 0) {
			start += len;
			if (start < 0) start = 0;
		} else if (start > len) start = len;
		if (end < 0) {
			end += len;
			if (end < 0) end = 0;
		} else if (end > len) end = len;
		if (end < start) end = start;
		var newBuf;
		if (Buffer$1.TYPED_ARRAY_SUPPORT) {
			newBuf = this.subarray(start, end);
			newBuf.__proto__ = Buffer$1.prototype;
		} else {
			var sliceLen = end - start;
			newBuf = new Buffer$1(sliceLen, void 0);
			for (var i = 0; i < sliceLen; ++i) newBuf[i] = this[i + start];
		}
		return newBuf;
	};
	function checkOffset(offset, ext, length) {
		if (offset % 1 !== 0 || offset < 0) throw new RangeError("offset is not uint");
		if (offset + ext > length) throw new RangeError("Trying to access beyond buffer length");
	}
	Buffer$1.prototype.readUIntLE = function readUIntLE(offset, byteLength, noAssert) {
		offset = offset | 0;
		byteLength = byteLength | 0;
		if (!noAssert) checkOffset(offset, byteLength, this.length);
		var val = this[offset];
		var mul = 1;
		var i = 0;
		while (++i < byteLength && (mul *= 256)) val += this[offset + i] * mul;
		return val;
	};
	Buffer$1.prototype.readUIntBE = function readUIntBE(offset, byteLength, noAssert) {
		offset = offset | 0;
		byteLength = byteLength | 0;
		if (!noAssert) checkOffset(offset, byteLength, this.length);
		var val = this[offset + --byteLength];
		var mul = 1;
		while (byteLength > 0 && (mul *= 256)) val += this[offset + --byteLength] * mul;
		return val;
	};
	Buffer$1.prototype.readUInt8 = function readUInt8(offset, noAssert) {
		if (!noAssert) checkOffset(offset, 1, this.length);
		return this[offset];
	};
	Buffer$1.prototype.readUInt16LE = function readUInt16LE(offset, noAssert) {
		if (!noAssert) checkOffset(offset, 2, this.length);
		return this[offset] | this[offset + 1] << 8;
	};
	Buffer$1.prototype.readUInt16BE = function readUInt16BE(offset, noAssert) {
		if (!noAssert) checkOffset(offset, 2, this.length);
		return this[offset] << 8 | this[offset + 1];
	};
	Buffer$1.prototype.readUInt32LE = function readUInt32LE(offset, noAssert) {
		if (!noAssert) checkOffset(offset, 4, this.length);
		return (this[offset] | this[offset + 1] << 8 | this[offset + 2] << 16) + this[offset + 3] * 16777216;
	};
	Buffer$1.prototype.readUInt32BE = function readUInt32BE(offset, noAssert) {
		if (!noAssert) checkOffset(offset, 4, this.length);
		return this[offset] * 16777216 + (this[offset + 1] << 16 | this[offset + 2] << 8 | this[offset + 3]);
	};
	Buffer$1.prototype.readIntLE = function readIntLE(offset, byteLength, noAssert) {
		offset = offset | 0;
		byteLength = byteLength | 0;
		if (!noAssert) checkOffset(offset, byteLength, this.length);
		var val = this[offset];
		var mul = 1;
		var i = 0;
		while (++i < byteLength && (mul *= 256)) val += this[offset + i] * mul;
		mul *= 128;
		if (val >= mul) val -= Math.pow(2, 8 * byteLength);
		return val;
	};
	Buffer$1.prototype.readIntBE = function readIntBE(offset, byteLength, noAssert) {
		offset = offset | 0;
		byteLength = byteLength | 0;
		if (!noAssert) checkOffset(offset, byteLength, this.length);
		var i = byteLength;
		var mul = 1;
		var val = this[offset + --i];
		while (i > 0 && (mul *= 256)) val += this[offset + --i] * mul;
		mul *= 128;
		if (val >= mul) val -= Math.pow(2, 8 * byteLength);
		return val;
	};
	Buffer$1.prototype.readInt8 = function readInt8(offset, noAssert) {
		if (!noAssert) checkOffset(offset, 1, this.length);
		if (!(this[offset] & 128)) return this[offset];
		return (255 - this[offset] + 1) * -1;
	};
	Buffer$1.prototype.readInt16LE = function readInt16LE(offset, noAssert) {
		if (!noAssert) checkOffset(offset, 2, this.length);
		var val = this[offset] | this[offset + 1] << 8;
		return val & 32768 ? val | 4294901760 : val;
	};
	Buffer$1.prototype.readInt16BE = function readInt16BE(offset, noAssert) {
		if (!noAssert) checkOffset(offset, 2, this.length);
		var val = this[offset + 1] | this[offset] << 8;
		return val & 32768 ? val | 4294901760 : val;
	};
	Buffer$1.prototype.readInt32LE = function readInt32LE(offset, noAssert) {
		if (!noAssert) checkOffset(offset, 4, this.length);
		return this[offset] | this[offset + 1] << 8 | this[offset + 2] << 16 | this[offset + 3] << 24;
	};
	Buffer$1.prototype.readInt32BE = function readInt32BE(offset, noAssert) {
		if (!noAssert) checkOffset(offset, 4, this.length);
		return this[offset] << 24 | this[offset + 1] << 16 | this[offset + 2] << 8 | this[offset + 3];
	};
	Buffer$1.prototype.readFloatLE = function readFloatLE(offset, noAssert) {
		if (!noAssert) checkOffset(offset, 4, this.length);
		return read(this, offset, true, 23, 4);
	};
	Buffer$1.prototype.readFloatBE = function readFloatBE(offset, noAssert) {
		if (!noAssert) checkOffset(offset, 4, this.length);
		return read(this, offset, false, 23, 4);
	};
	Buffer$1.prototype.readDoubleLE = function readDoubleLE(offset, noAssert) {
		if (!noAssert) checkOffset(offset, 8, this.length);
		return read(this, offset, true, 52, 8);
	};
	Buffer$1.prototype.readDoubleBE = function readDoubleBE(offset, noAssert) {
		if (!noAssert) checkOffset(offset, 8, this.length);
		return read(this, offset, false, 52, 8);
	};
	function checkInt(buf, value, offset, ext, max, min) {
		if (!internalIsBuffer(buf)) throw new TypeError("\"buffer\" argument must be a Buffer instance");
		if (value > max || value < min) throw new RangeError("\"value\" argument is out of bounds");
		if (offset + ext > buf.length) throw new RangeError("Index out of range");
	}
	Buffer$1.prototype.writeUIntLE = function writeUIntLE(value, offset, byteLength, noAssert) {
		value = +value;
		offset = offset | 0;
		byteLength = byteLength | 0;
		if (!noAssert) {
			var maxBytes = Math.pow(2, 8 * byteLength) - 1;
			checkInt(this, value, offset, byteLength, maxBytes, 0);
		}
		var mul = 1;
		var i = 0;
		this[offset] = value & 255;
		while (++i < byteLength && (mul *= 256)) this[offset + i] = value / mul & 255;
		return offset + byteLength;
	};
	Buffer$1.prototype.writeUIntBE = function writeUIntBE(value, offset, byteLength, noAssert) {
		value = +value;
		offset = offset | 0;
		byteLength = byteLength | 0;
		if (!noAssert) {
			var maxBytes = Math.pow(2, 8 * byteLength) - 1;
			checkInt(this, value, offset, byteLength, maxBytes, 0);
		}
		var i = byteLength - 1;
		var mul = 1;
		this[offset + i] = value & 255;
		while (--i >= 0 && (mul *= 256)) this[offset + i] = value / mul & 255;
		return offset + byteLength;
	};
	Buffer$1.prototype.writeUInt8 = function writeUInt8(value, offset, noAssert) {
		value = +value;
		offset = offset | 0;
		if (!noAssert) checkInt(this, value, offset, 1, 255, 0);
		if (!Buffer$1.TYPED_ARRAY_SUPPORT) value = Math.floor(value);
		this[offset] = value & 255;
		return offset + 1;
	};
	function objectWriteUInt16(buf, value, offset, littleEndian) {
		if (value < 0) value = 65535 + value + 1;
		for (var i = 0, j = Math.min(buf.length - offset, 2); i < j; ++i) buf[offset + i] = (value & 255 << 8 * (littleEndian ? i : 1 - i)) >>> (littleEndian ? i : 1 - i) * 8;
	}
	Buffer$1.prototype.writeUInt16LE = function writeUInt16LE(value, offset, noAssert) {
		value = +value;
		offset = offset | 0;
		if (!noAssert) checkInt(this, value, offset, 2, 65535, 0);
		if (Buffer$1.TYPED_ARRAY_SUPPORT) {
			this[offset] = value & 255;
			this[offset + 1] = value >>> 8;
		} else objectWriteUInt16(this, value, offset, true);
		return offset + 2;
	};
	Buffer$1.prototype.writeUInt16BE = function writeUInt16BE(value, offset, noAssert) {
		value = +value;
		offset = offset | 0;
		if (!noAssert) checkInt(this, value, offset, 2, 65535, 0);
		if (Buffer$1.TYPED_ARRAY_SUPPORT) {
			this[offset] = value >>> 8;
			this[offset + 1] = value & 255;
		} else objectWriteUInt16(this, value, offset, false);
		return offset + 2;
	};
	function objectWriteUInt32(buf, value, offset, littleEndian) {
		if (value < 0) value = 4294967295 + value + 1;
		for (var i = 0, j = Math.min(buf.length - offset, 4); i < j; ++i) buf[offset + i] = value >>> (littleEndian ? i : 3 - i) * 8 & 255;
	}
	Buffer$1.prototype.writeUInt32LE = function writeUInt32LE(value, offset, noAssert) {
		value = +value;
		offset = offset | 0;
		if (!noAssert) checkInt(this, value, offset, 4, 4294967295, 0);
		if (Buffer$1.TYPED_ARRAY_SUPPORT) {
			this[offset + 3] = value >>> 24;
			this[offset + 2] = value >>> 16;
			this[offset + 1] = value >>> 8;
			this[offset] = value & 255;
		} else objectWriteUInt32(this, value, offset, true);
		return offset + 4;
	};
	Buffer$1.prototype.writeUInt32BE = function writeUInt32BE(value, offset, noAssert) {
		value = +value;
		offset = offset | 0;
		if (!noAssert) checkInt(this, value, offset, 4, 4294967295, 0);
		if (Buffer$1.TYPED_ARRAY_SUPPORT) {
			this[offset] = value >>> 24;
			this[offset + 1] = value >>> 16;
			this[offset + 2] = value >>> 8;
			this[offset + 3] = value & 255;
		} else objectWriteUInt32(this, value, offset, false);
		return offset + 4;
	};
	Buffer$1.prototype.writeIntLE = function writeIntLE(value, offset, byteLength, noAssert) {
		value = +value;
		offset = offset | 0;
		if (!noAssert) {
			var limit = Math.pow(2, 8 * byteLength - 1);
			checkInt(this, value, offset, byteLength, limit - 1, -limit);
		}
		var i = 0;
		var mul = 1;
		var sub = 0;
		this[offset] = value & 255;
		while (++i < byteLength && (mul *= 256)) {
			if (value < 0 && sub === 0 && this[offset + i - 1] !== 0) sub = 1;
			this[offset + i] = (value / mul >> 0) - sub & 255;
		}
		return offset + byteLength;
	};
	Buffer$1.prototype.writeIntBE = function writeIntBE(value, offset, byteLength, noAssert) {
		value = +value;
		offset = offset | 0;
		if (!noAssert) {
			var limit = Math.pow(2, 8 * byteLength - 1);
			checkInt(this, value, offset, byteLength, limit - 1, -limit);
		}
		var i = byteLength - 1;
		var mul = 1;
		var sub = 0;
		this[offset + i] = value & 255;
		while (--i >= 0 && (mul *= 256)) {
			if (value < 0 && sub === 0 && this[offset + i + 1] !== 0) sub = 1;
			this[offset + i] = (value / mul >> 0) - sub & 255;
		}
		return offset + byteLength;
	};
	Buffer$1.prototype.writeInt8 = function writeInt8(value, offset, noAssert) {
		value = +value;
		offset = offset | 0;
		if (!noAssert) checkInt(this, value, offset, 1, 127, -128);
		if (!Buffer$1.TYPED_ARRAY_SUPPORT) value = Math.floor(value);
		if (value < 0) value = 255 + value + 1;
		this[offset] = value & 255;
		return offset + 1;
	};
	Buffer$1.prototype.writeInt16LE = function writeInt16LE(value, offset, noAssert) {
		value = +value;
		offset = offset | 0;
		if (!noAssert) checkInt(this, value, offset, 2, 32767, -32768);
		if (Buffer$1.TYPED_ARRAY_SUPPORT) {
			this[offset] = value & 255;
			this[offset + 1] = value >>> 8;
		} else objectWriteUInt16(this, value, offset, true);
		return offset + 2;
	};
	Buffer$1.prototype.writeInt16BE = function writeInt16BE(value, offset, noAssert) {
		value = +value;
		offset = offset | 0;
		if (!noAssert) checkInt(this, value, offset, 2, 32767, -32768);
		if (Buffer$1.TYPED_ARRAY_SUPPORT) {
			this[offset] = value >>> 8;
			this[offset + 1] = value & 255;
		} else objectWriteUInt16(this, value, offset, false);
		return offset + 2;
	};
	Buffer$1.prototype.writeInt32LE = function writeInt32LE(value, offset, noAssert) {
		value = +value;
		offset = offset | 0;
		if (!noAssert) checkInt(this, value, offset, 4, 2147483647, -2147483648);
		if (Buffer$1.TYPED_ARRAY_SUPPORT) {
			this[offset] = value & 255;
			this[offset + 1] = value >>> 8;
			this[offset + 2] = value >>> 16;
			this[offset + 3] = value >>> 24;
		} else objectWriteUInt32(this, value, offset, true);
		return offset + 4;
	};
	Buffer$1.prototype.writeInt32BE = function writeInt32BE(value, offset, noAssert) {
		value = +value;
		offset = offset | 0;
		if (!noAssert) checkInt(this, value, offset, 4, 2147483647, -2147483648);
		if (value < 0) value = 4294967295 + value + 1;
		if (Buffer$1.TYPED_ARRAY_SUPPORT) {
			this[offset] = value >>> 24;
			this[offset + 1] = value >>> 16;
			this[offset + 2] = value >>> 8;
			this[offset + 3] = value & 255;
		} else objectWriteUInt32(this, value, offset, false);
		return offset + 4;
	};
	function checkIEEE754(buf, value, offset, ext, max, min) {
		if (offset + ext > buf.length) throw new RangeError("Index out of range");
		if (offset < 0) throw new RangeError("Index out of range");
	}
	function writeFloat(buf, value, offset, littleEndian, noAssert) {
		if (!noAssert) checkIEEE754(buf, value, offset, 4);
		write(buf, value, offset, littleEndian, 23, 4);
		return offset + 4;
	}
	Buffer$1.prototype.writeFloatLE = function writeFloatLE(value, offset, noAssert) {
		return writeFloat(this, value, offset, true, noAssert);
	};
	Buffer$1.prototype.writeFloatBE = function writeFloatBE(value, offset, noAssert) {
		return writeFloat(this, value, offset, false, noAssert);
	};
	function writeDouble(buf, value, offset, littleEndian, noAssert) {
		if (!noAssert) checkIEEE754(buf, value, offset, 8);
		write(buf, value, offset, littleEndian, 52, 8);
		return offset + 8;
	}
	Buffer$1.prototype.writeDoubleLE = function writeDoubleLE(value, offset, noAssert) {
		return writeDouble(this, value, offset, true, noAssert);
	};
	Buffer$1.prototype.writeDoubleBE = function writeDoubleBE(value, offset, noAssert) {
		return writeDouble(this, value, offset, false, noAssert);
	};
	Buffer$1.prototype.copy = function copy(target, targetStart, start, end) {
		if (!start) start = 0;
		if (!end && end !== 0) end = this.length;
		if (targetStart >= target.length) targetStart = target.length;
		if (!targetStart) targetStart = 0;
		if (end > 0 && end < start) end = start;
		if (end === start) return 0;
		if (target.length === 0 || this.length === 0) return 0;
		if (targetStart < 0) throw new RangeError("targetStart out of bounds");
		if (start < 0 || start >= this.length) throw new RangeError("sourceStart out of bounds");
		if (end < 0) throw new RangeError("sourceEnd out of bounds");
		if (end > this.length) end = this.length;
		if (target.length - targetStart < end - start) end = target.length - targetStart + start;
		var len = end - start;
		var i;
		if (this === target && start < targetStart && targetStart < end) for (i = len - 1; i >= 0; --i) target[i + targetStart] = this[i + start];
		else if (len < 1e3 || !Buffer$1.TYPED_ARRAY_SUPPORT) for (i = 0; i < len; ++i) target[i + targetStart] = this[i + start];
		else Uint8Array.prototype.set.call(target, this.subarray(start, start + len), targetStart);
		return len;
	};
	Buffer$1.prototype.fill = function fill(val, start, end, encoding) {
		if (typeof val === "string") {
			if (typeof start === "string") {
				encoding = start;
				start = 0;
				end = this.length;
			} else if (typeof end === "string") {
				encoding = end;
				end = this.length;
			}
			if (val.length === 1) {
				var code = val.charCodeAt(0);
				if (code < 256) val = code;
			}
			if (encoding !== void 0 && typeof encoding !== "string") throw new TypeError("encoding must be a string");
			if (typeof encoding === "string" && !Buffer$1.isEncoding(encoding)) throw new TypeError("Unknown encoding: " + encoding);
		} else if (typeof val === "number") val = val & 255;
		if (start < 0 || this.length < start || this.length < end) throw new RangeError("Out of range index");
		if (end <= start) return this;
		start = start >>> 0;
		end = end === void 0 ? this.length : end >>> 0;
		if (!val) val = 0;
		var i;
		if (typeof val === "number") for (i = start; i < end; ++i) this[i] = val;
		else {
			var bytes = internalIsBuffer(val) ? val : utf8ToBytes(new Buffer$1(val, encoding).toString());
			var len = bytes.length;
			for (i = 0; i < end - start; ++i) this[i + start] = bytes[i % len];
		}
		return this;
	};
	var INVALID_BASE64_RE = /[^+\/0-9A-Za-z-_]/g;
	function base64clean(str) {
		str = stringtrim(str).replace(INVALID_BASE64_RE, "");
		if (str.length < 2) return "";
		while (str.length % 4 !== 0) str = str + "=";
		return str;
	}
	function stringtrim(str) {
		if (str.trim) return str.trim();
		return str.replace(/^\s+|\s+$/g, "");
	}
	function toHex(n) {
		if (n < 16) return "0" + n.toString(16);
		return n.toString(16);
	}
	function utf8ToBytes(string, units) {
		units = units || Infinity;
		var codePoint;
		var length = string.length;
		var leadSurrogate = null;
		var bytes = [];
		for (var i = 0; i < length; ++i) {
			codePoint = string.charCodeAt(i);
			if (codePoint > 55295 && codePoint < 57344) {
				if (!leadSurrogate) {
					if (codePoint > 56319) {
						if ((units -= 3) > -1) bytes.push(239, 191, 189);
						continue;
					} else if (i + 1 === length) {
						if ((units -= 3) > -1) bytes.push(239, 191, 189);
						continue;
					}
					leadSurrogate = codePoint;
					continue;
				}
				if (codePoint < 56320) {
					if ((units -= 3) > -1) bytes.push(239, 191, 189);
					leadSurrogate = codePoint;
					continue;
				}
				codePoint = (leadSurrogate - 55296 << 10 | codePoint - 56320) + 65536;
			} else if (leadSurrogate) {
				if ((units -= 3) > -1) bytes.push(239, 191, 189);
			}
			leadSurrogate = null;
			if (codePoint < 128) {
				if ((units -= 1) < 0) break;
				bytes.push(codePoint);
			} else if (codePoint < 2048) {
				if ((units -= 2) < 0) break;
				bytes.push(codePoint >> 6 | 192, codePoint & 63 | 128);
			} else if (codePoint < 65536) {
				if ((units -= 3) < 0) break;
				bytes.push(codePoint >> 12 | 224, codePoint >> 6 & 63 | 128, codePoint & 63 | 128);
			} else if (codePoint < 1114112) {
				if ((units -= 4) < 0) break;
				bytes.push(codePoint >> 18 | 240, codePoint >> 12 & 63 | 128, codePoint >> 6 & 63 | 128, codePoint & 63 | 128);
			} else throw new Error("Invalid code point");
		}
		return bytes;
	}
	function asciiToBytes(str) {
		var byteArray = [];
		for (var i = 0; i < str.length; ++i) byteArray.push(str.charCodeAt(i) & 255);
		return byteArray;
	}
	function utf16leToBytes(str, units) {
		var c, hi, lo;
		var byteArray = [];
		for (var i = 0; i < str.length; ++i) {
			if ((units -= 2) < 0) break;
			c = str.charCodeAt(i);
			hi = c >> 8;
			lo = c % 256;
			byteArray.push(lo);
			byteArray.push(hi);
		}
		return byteArray;
	}
	function base64ToBytes(str) {
		return toByteArray(base64clean(str));
	}
	function blitBuffer(src, dst, offset, length) {
		for (var i = 0; i < length; ++i) {
			if (i + offset >= dst.length || i >= src.length) break;
			dst[i + offset] = src[i];
		}
		return i;
	}
	function isnan(val) {
		return val !== val;
	}
	function isBuffer(obj) {
		return obj != null && (!!obj._isBuffer || isFastBuffer(obj) || isSlowBuffer(obj));
	}
	function isFastBuffer(obj) {
		return !!obj.constructor && typeof obj.constructor.isBuffer === "function" && obj.constructor.isBuffer(obj);
	}
	function isSlowBuffer(obj) {
		return typeof obj.readFloatLE === "function" && typeof obj.slice === "function" && isFastBuffer(obj.slice(0, 0));
	}
	var domain;
	function EventHandlers() {}
	EventHandlers.prototype = Object.create(null);
	function EventEmitter() {
		EventEmitter.init.call(this);
	}
	EventEmitter.EventEmitter = EventEmitter;
	EventEmitter.usingDomains = false;
	EventEmitter.prototype.domain = void 0;
	EventEmitter.prototype._events = void 0;
	EventEmitter.prototype._maxListeners = void 0;
	EventEmitter.defaultMaxListeners = 10;
	EventEmitter.init = function() {
		this.domain = null;
		if (EventEmitter.usingDomains) {
			if (domain.active && !(this instanceof domain.Domain)) this.domain = domain.active;
		}
		if (!this._events || this._events === Object.getPrototypeOf(this)._events) {
			this._events = new EventHandlers();
			this._eventsCount = 0;
		}
		this._maxListeners = this._maxListeners || void 0;
	};
	EventEmitter.prototype.setMaxListeners = function setMaxListeners(n) {
		if (typeof n !== "number" || n < 0 || isNaN(n)) throw new TypeError("\"n\" argument must be a positive number");
		this._maxListeners = n;
		return this;
	};
	function $getMaxListeners(that) {
		if (that._maxListeners === void 0) return EventEmitter.defaultMaxListeners;
		return that._maxListeners;
	}
	EventEmitter.prototype.getMaxListeners = function getMaxListeners() {
		return $getMaxListeners(this);
	};
	function emitNone(handler, isFn, self) {
		if (isFn) handler.call(self);
		else {
			var len = handler.length;
			var listeners = arrayClone(handler, len);
			for (var i = 0; i < len; ++i) listeners[i].call(self);
		}
	}
	function emitOne(handler, isFn, self, arg1) {
		if (isFn) handler.call(self, arg1);
		else {
			var len = handler.length;
			var listeners = arrayClone(handler, len);
			for (var i = 0; i < len; ++i) listeners[i].call(self, arg1);
		}
	}
	function emitTwo(handler, isFn, self, arg1, arg2) {
		if (isFn) handler.call(self, arg1, arg2);
		else {
			var len = handler.length;
			var listeners = arrayClone(handler, len);
			for (var i = 0; i < len; ++i) listeners[i].call(self, arg1, arg2);
		}
	}
	function emitThree(handler, isFn, self, arg1, arg2, arg3) {
		if (isFn) handler.call(self, arg1, arg2, arg3);
		else {
			var len = handler.length;
			var listeners = arrayClone(handler, len);
			for (var i = 0; i < len; ++i) listeners[i].call(self, arg1, arg2, arg3);
		}
	}
	function emitMany(handler, isFn, self, args) {
		if (isFn) handler.apply(self, args);
		else {
			var len = handler.length;
			var listeners = arrayClone(handler, len);
			for (var i = 0; i < len; ++i) listeners[i].apply(self, args);
		}
	}
	EventEmitter.prototype.emit = function emit(type) {
		var er, handler, len, args, i, events, domain;
		var doError = type === "error";
		events = this._events;
		if (events) doError = doError && events.error == null;
		else if (!doError) return false;
		domain = this.domain;
		if (doError) {
			er = arguments[1];
			if (domain) {
				if (!er) er = /* @__PURE__ */ new Error("Uncaught, unspecified \"error\" event");
				er.domainEmitter = this;
				er.domain = domain;
				er.domainThrown = false;
				domain.emit("error", er);
			} else if (er instanceof Error) throw er;
			else {
				var err = /* @__PURE__ */ new Error("Uncaught, unspecified \"error\" event. (" + er + ")");
				err.context = er;
				throw err;
			}
			return false;
		}
		handler = events[type];
		if (!handler) return false;
		var isFn = typeof handler === "function";
		len = arguments.length;
		switch (len) {
			case 1:
				emitNone(handler, isFn, this);
				break;
			case 2:
				emitOne(handler, isFn, this, arguments[1]);
				break;
			case 3:
				emitTwo(handler, isFn, this, arguments[1], arguments[2]);
				break;
			case 4:
				emitThree(handler, isFn, this, arguments[1], arguments[2], arguments[3]);
				break;
			default:
				args = new Array(len - 1);
				for (i = 1; i < len; i++) args[i - 1] = arguments[i];
				emitMany(handler, isFn, this, args);
		}
		return true;
	};
	function _addListener(target, type, listener, prepend) {
		var m;
		var events;
		var existing;
		if (typeof listener !== "function") throw new TypeError("\"listener\" argument must be a function");
		events = target._events;
		if (!events) {
			events = target._events = new EventHandlers();
			target._eventsCount = 0;
		} else {
			if (events.newListener) {
				target.emit("newListener", type, listener.listener ? listener.listener : listener);
				events = target._events;
			}
			existing = events[type];
		}
		if (!existing) {
			existing = events[type] = listener;
			++target._eventsCount;
		} else {
			if (typeof existing === "function") existing = events[type] = prepend ? [listener, existing] : [existing, listener];
			else if (prepend) existing.unshift(listener);
			else existing.push(listener);
			if (!existing.warned) {
				m = $getMaxListeners(target);
				if (m && m > 0 && existing.length > m) {
					existing.warned = true;
					var w = /* @__PURE__ */ new Error("Possible EventEmitter memory leak detected. " + existing.length + " " + type + " listeners added. Use emitter.setMaxListeners() to increase limit");
					w.name = "MaxListenersExceededWarning";
					w.emitter = target;
					w.type = type;
					w.count = existing.length;
					emitWarning(w);
				}
			}
		}
		return target;
	}
	function emitWarning(e) {
		typeof console.warn === "function" ? console.warn(e) : console.log(e);
	}
	EventEmitter.prototype.addListener = function addListener(type, listener) {
		return _addListener(this, type, listener, false);
	};
	EventEmitter.prototype.on = EventEmitter.prototype.addListener;
	EventEmitter.prototype.prependListener = function prependListener(type, listener) {
		return _addListener(this, type, listener, true);
	};
	function _onceWrap(target, type, listener) {
		var fired = false;
		function g() {
			target.removeListener(type, g);
			if (!fired) {
				fired = true;
				listener.apply(target, arguments);
			}
		}
		g.listener = listener;
		return g;
	}
	EventEmitter.prototype.once = function once(type, listener) {
		if (typeof listener !== "function") throw new TypeError("\"listener\" argument must be a function");
		this.on(type, _onceWrap(this, type, listener));
		return this;
	};
	EventEmitter.prototype.prependOnceListener = function prependOnceListener(type, listener) {
		if (typeof listener !== "function") throw new TypeError("\"listener\" argument must be a function");
		this.prependListener(type, _onceWrap(this, type, listener));
		return this;
	};
	EventEmitter.prototype.removeListener = function removeListener(type, listener) {
		var list, events, position, i, originalListener;
		if (typeof listener !== "function") throw new TypeError("\"listener\" argument must be a function");
		events = this._events;
		if (!events) return this;
		list = events[type];
		if (!list) return this;
		if (list === listener || list.listener && list.listener === listener) {
			if (--this._eventsCount === 0) this._events = new EventHandlers();
			else {
				delete events[type];
				if (events.removeListener) this.emit("removeListener", type, list.listener || listener);
			}
		} else if (typeof list !== "function") {
			position = -1;
			for (i = list.length; i-- > 0;) if (list[i] === listener || list[i].listener && list[i].listener === listener) {
				originalListener = list[i].listener;
				position = i;
				break;
			}
			if (position < 0) return this;
			if (list.length === 1) {
				list[0] = void 0;
				if (--this._eventsCount === 0) {
					this._events = new EventHandlers();
					return this;
				} else delete events[type];
			} else spliceOne(list, position);
			if (events.removeListener) this.emit("removeListener", type, originalListener || listener);
		}
		return this;
	};
	EventEmitter.prototype.removeAllListeners = function removeAllListeners(type) {
		var listeners, events = this._events;
		if (!events) return this;
		if (!events.removeListener) {
			if (arguments.length === 0) {
				this._events = new EventHandlers();
				this._eventsCount = 0;
			} else if (events[type]) {
				if (--this._eventsCount === 0) this._events = new EventHandlers();
				else delete events[type];
			}
			return this;
		}
		if (arguments.length === 0) {
			var keys = Object.keys(events);
			for (var i = 0, key; i < keys.length; ++i) {
				key = keys[i];
				if (key === "removeListener") continue;
				this.removeAllListeners(key);
			}
			this.removeAllListeners("removeListener");
			this._events = new EventHandlers();
			this._eventsCount = 0;
			return this;
		}
		listeners = events[type];
		if (typeof listeners === "function") this.removeListener(type, listeners);
		else if (listeners) do
			this.removeListener(type, listeners[listeners.length - 1]);
		while (listeners[0]);
		return this;
	};
	EventEmitter.prototype.listeners = function listeners(type) {
		var evlistener;
		var ret;
		var events = this._events;
		if (!events) ret = [];
		else {
			evlistener = events[type];
			if (!evlistener) ret = [];
			else if (typeof evlistener === "function") ret = [evlistener.listener || evlistener];
			else ret = unwrapListeners(evlistener);
		}
		return ret;
	};
	EventEmitter.listenerCount = function(emitter, type) {
		if (typeof emitter.listenerCount === "function") return emitter.listenerCount(type);
		else return listenerCount$1.call(emitter, type);
	};
	EventEmitter.prototype.listenerCount = listenerCount$1;
	function listenerCount$1(type) {
		var events = this._events;
		if (events) {
			var evlistener = events[type];
			if (typeof evlistener === "function") return 1;
			else if (evlistener) return evlistener.length;
		}
		return 0;
	}
	EventEmitter.prototype.eventNames = function eventNames() {
		return this._eventsCount > 0 ? Reflect.ownKeys(this._events) : [];
	};
	function spliceOne(list, index) {
		for (var i = index, k = i + 1, n = list.length; k < n; i += 1, k += 1) list[i] = list[k];
		list.pop();
	}
	function arrayClone(arr, i) {
		var copy = new Array(i);
		while (i--) copy[i] = arr[i];
		return copy;
	}
	function unwrapListeners(arr) {
		var ret = new Array(arr.length);
		for (var i = 0; i < ret.length; ++i) ret[i] = arr[i].listener || arr[i];
		return ret;
	}
	function defaultSetTimout() {
		throw new Error("setTimeout has not been defined");
	}
	function defaultClearTimeout() {
		throw new Error("clearTimeout has not been defined");
	}
	var cachedSetTimeout = defaultSetTimout;
	var cachedClearTimeout = defaultClearTimeout;
	if (typeof global$1.setTimeout === "function") cachedSetTimeout = setTimeout;
	if (typeof global$1.clearTimeout === "function") cachedClearTimeout = clearTimeout;
	function runTimeout(fun) {
		if (cachedSetTimeout === setTimeout) return setTimeout(fun, 0);
		if ((cachedSetTimeout === defaultSetTimout || !cachedSetTimeout) && setTimeout) {
			cachedSetTimeout = setTimeout;
			return setTimeout(fun, 0);
		}
		try {
			return cachedSetTimeout(fun, 0);
		} catch (e) {
			try {
				return cachedSetTimeout.call(null, fun, 0);
			} catch (e) {
				return cachedSetTimeout.call(this, fun, 0);
			}
		}
	}
	function runClearTimeout(marker) {
		if (cachedClearTimeout === clearTimeout) return clearTimeout(marker);
		if ((cachedClearTimeout === defaultClearTimeout || !cachedClearTimeout) && clearTimeout) {
			cachedClearTimeout = clearTimeout;
			return clearTimeout(marker);
		}
		try {
			return cachedClearTimeout(marker);
		} catch (e) {
			try {
				return cachedClearTimeout.call(null, marker);
			} catch (e) {
				return cachedClearTimeout.call(this, marker);
			}
		}
	}
	var queue = [];
	var draining = false;
	var currentQueue;
	var queueIndex = -1;
	function cleanUpNextTick() {
		if (!draining || !currentQueue) return;
		draining = false;
		if (currentQueue.length) queue = currentQueue.concat(queue);
		else queueIndex = -1;
		if (queue.length) drainQueue();
	}
	function drainQueue() {
		if (draining) return;
		var timeout = runTimeout(cleanUpNextTick);
		draining = true;
		var len = queue.length;
		while (len) {
			currentQueue = queue;
			queue = [];
			while (++queueIndex < len) if (currentQueue) currentQueue[queueIndex].run();
			queueIndex = -1;
			len = queue.length;
		}
		currentQueue = null;
		draining = false;
		runClearTimeout(timeout);
	}
	function nextTick(fun) {
		var args = new Array(arguments.length - 1);
		if (arguments.length > 1) for (var i = 1; i < arguments.length; i++) args[i - 1] = arguments[i];
		queue.push(new Item(fun, args));
		if (queue.length === 1 && !draining) runTimeout(drainQueue);
	}
	function Item(fun, array) {
		this.fun = fun;
		this.array = array;
	}
	Item.prototype.run = function() {
		this.fun.apply(null, this.array);
	};
	var env = {};
	var performance$1 = global$1.performance || {};
	performance$1.now || performance$1.mozNow || performance$1.msNow || performance$1.oNow || performance$1.webkitNow;
	var process = { env };
	var inherits;
	if (typeof Object.create === "function") inherits = function inherits(ctor, superCtor) {
		ctor.super_ = superCtor;
		ctor.prototype = Object.create(superCtor.prototype, { constructor: {
			value: ctor,
			enumerable: false,
			writable: true,
			configurable: true
		} });
	};
	else inherits = function inherits(ctor, superCtor) {
		ctor.super_ = superCtor;
		var TempCtor = function() {};
		TempCtor.prototype = superCtor.prototype;
		ctor.prototype = new TempCtor();
		ctor.prototype.constructor = ctor;
	};
	var inherits$1 = inherits;
	var formatRegExp = /%[sdj%]/g;
	function format(f) {
		if (!isString(f)) {
			var objects = [];
			for (var i = 0; i < arguments.length; i++) objects.push(inspect(arguments[i]));
			return objects.join(" ");
		}
		var i = 1;
		var args = arguments;
		var len = args.length;
		var str = String(f).replace(formatRegExp, function(x) {
			if (x === "%%") return "%";
			if (i >= len) return x;
			switch (x) {
				case "%s": return String(args[i++]);
				case "%d": return Number(args[i++]);
				case "%j": try {
					return JSON.stringify(args[i++]);
				} catch (_) {
					return "[Circular]";
				}
				default: return x;
			}
		});
		for (var x = args[i]; i < len; x = args[++i]) if (isNull(x) || !isObject$1(x)) str += " " + x;
		else str += " " + inspect(x);
		return str;
	}
	function deprecate(fn, msg) {
		if (isUndefined(global$1.process)) return function() {
			return deprecate(fn, msg).apply(this, arguments);
		};
		if (process.noDeprecation === true) return fn;
		var warned = false;
		function deprecated() {
			if (!warned) {
				if (process.throwDeprecation) throw new Error(msg);
				else if (process.traceDeprecation) console.trace(msg);
				else console.error(msg);
				warned = true;
			}
			return fn.apply(this, arguments);
		}
		return deprecated;
	}
	var debugs = {};
	var debugEnviron;
	function debuglog(set) {
		if (isUndefined(debugEnviron)) debugEnviron = process.env.NODE_DEBUG || "";
		set = set.toUpperCase();
		if (!debugs[set]) {
			if (new RegExp("\\b" + set + "\\b", "i").test(debugEnviron)) {
				var pid = 0;
				debugs[set] = function() {
					var msg = format.apply(null, arguments);
					console.error("%s %d: %s", set, pid, msg);
				};
			} else debugs[set] = function() {};
		}
		return debugs[set];
	}
	/**
	* Echos the value of a value. Trys to print the value out
	* in the best way possible given the different types.
	*
	* @param {Object} obj The object to print out.
	* @param {Object} opts Optional options object that alters the output.
	*/
	function inspect(obj, opts) {
		var ctx = {
			seen: [],
			stylize: stylizeNoColor
		};
		if (arguments.length >= 3) ctx.depth = arguments[2];
		if (arguments.length >= 4) ctx.colors = arguments[3];
		if (isBoolean(opts)) ctx.showHidden = opts;
		else if (opts) _extend(ctx, opts);
		if (isUndefined(ctx.showHidden)) ctx.showHidden = false;
		if (isUndefined(ctx.depth)) ctx.depth = 2;
		if (isUndefined(ctx.colors)) ctx.colors = false;
		if (isUndefined(ctx.customInspect)) ctx.customInspect = true;
		if (ctx.colors) ctx.stylize = stylizeWithColor;
		return formatValue(ctx, obj, ctx.depth);
	}
	inspect.colors = {
		"bold": [1, 22],
		"italic": [3, 23],
		"underline": [4, 24],
		"inverse": [7, 27],
		"white": [37, 39],
		"grey": [90, 39],
		"black": [30, 39],
		"blue": [34, 39],
		"cyan": [36, 39],
		"green": [32, 39],
		"magenta": [35, 39],
		"red": [31, 39],
		"yellow": [33, 39]
	};
	inspect.styles = {
		"special": "cyan",
		"number": "yellow",
		"boolean": "yellow",
		"undefined": "grey",
		"null": "bold",
		"string": "green",
		"date": "magenta",
		"regexp": "red"
	};
	function stylizeWithColor(str, styleType) {
		var style = inspect.styles[styleType];
		if (style) return "\x1B[" + inspect.colors[style][0] + "m" + str + "\x1B[" + inspect.colors[style][1] + "m";
		else return str;
	}
	function stylizeNoColor(str, styleType) {
		return str;
	}
	function arrayToHash(array) {
		var hash = {};
		array.forEach(function(val, idx) {
			hash[val] = true;
		});
		return hash;
	}
	function formatValue(ctx, value, recurseTimes) {
		if (ctx.customInspect && value && isFunction(value.inspect) && value.inspect !== inspect && !(value.constructor && value.constructor.prototype === value)) {
			var ret = value.inspect(recurseTimes, ctx);
			if (!isString(ret)) ret = formatValue(ctx, ret, recurseTimes);
			return ret;
		}
		var primitive = formatPrimitive(ctx, value);
		if (primitive) return primitive;
		var keys = Object.keys(value);
		var visibleKeys = arrayToHash(keys);
		if (ctx.showHidden) keys = Object.getOwnPropertyNames(value);
		if (isError(value) && (keys.indexOf("message") >= 0 || keys.indexOf("description") >= 0)) return formatError(value);
		if (keys.length === 0) {
			if (isFunction(value)) {
				var name = value.name ? ": " + value.name : "";
				return ctx.stylize("[Function" + name + "]", "special");
			}
			if (isRegExp(value)) return ctx.stylize(RegExp.prototype.toString.call(value), "regexp");
			if (isDate$1(value)) return ctx.stylize(Date.prototype.toString.call(value), "date");
			if (isError(value)) return formatError(value);
		}
		var base = "", array = false, braces = ["{", "}"];
		if (isArray(value)) {
			array = true;
			braces = ["[", "]"];
		}
		if (isFunction(value)) base = " [Function" + (value.name ? ": " + value.name : "") + "]";
		if (isRegExp(value)) base = " " + RegExp.prototype.toString.call(value);
		if (isDate$1(value)) base = " " + Date.prototype.toUTCString.call(value);
		if (isError(value)) base = " " + formatError(value);
		if (keys.length === 0 && (!array || value.length == 0)) return braces[0] + base + braces[1];
		if (recurseTimes < 0) {
			if (isRegExp(value)) return ctx.stylize(RegExp.prototype.toString.call(value), "regexp");
			else return ctx.stylize("[Object]", "special");
		}
		ctx.seen.push(value);
		var output;
		if (array) output = formatArray(ctx, value, recurseTimes, visibleKeys, keys);
		else output = keys.map(function(key) {
			return formatProperty(ctx, value, recurseTimes, visibleKeys, key, array);
		});
		ctx.seen.pop();
		return reduceToSingleString(output, base, braces);
	}
	function formatPrimitive(ctx, value) {
		if (isUndefined(value)) return ctx.stylize("undefined", "undefined");
		if (isString(value)) {
			var simple = "'" + JSON.stringify(value).replace(/^"|"$/g, "").replace(/'/g, "\\'").replace(/\\"/g, "\"") + "'";
			return ctx.stylize(simple, "string");
		}
		if (isNumber(value)) return ctx.stylize("" + value, "number");
		if (isBoolean(value)) return ctx.stylize("" + value, "boolean");
		if (isNull(value)) return ctx.stylize("null", "null");
	}
	function formatError(value) {
		return "[" + Error.prototype.toString.call(value) + "]";
	}
	function formatArray(ctx, value, recurseTimes, visibleKeys, keys) {
		var output = [];
		for (var i = 0, l = value.length; i < l; ++i) if (hasOwnProperty(value, String(i))) output.push(formatProperty(ctx, value, recurseTimes, visibleKeys, String(i), true));
		else output.push("");
		keys.forEach(function(key) {
			if (!key.match(/^\d+$/)) output.push(formatProperty(ctx, value, recurseTimes, visibleKeys, key, true));
		});
		return output;
	}
	function formatProperty(ctx, value, recurseTimes, visibleKeys, key, array) {
		var name, str, desc = Object.getOwnPropertyDescriptor(value, key) || { value: value[key] };
		if (desc.get) {
			if (desc.set) str = ctx.stylize("[Getter/Setter]", "special");
			else str = ctx.stylize("[Getter]", "special");
		} else if (desc.set) str = ctx.stylize("[Setter]", "special");
		if (!hasOwnProperty(visibleKeys, key)) name = "[" + key + "]";
		if (!str) {
			if (ctx.seen.indexOf(desc.value) < 0) {
				if (isNull(recurseTimes)) str = formatValue(ctx, desc.value, null);
				else str = formatValue(ctx, desc.value, recurseTimes - 1);
				if (str.indexOf("\n") > -1) {
					if (array) str = str.split("\n").map(function(line) {
						return "  " + line;
					}).join("\n").substr(2);
					else str = "\n" + str.split("\n").map(function(line) {
						return "   " + line;
					}).join("\n");
				}
			} else str = ctx.stylize("[Circular]", "special");
		}
		if (isUndefined(name)) {
			if (array && key.match(/^\d+$/)) return str;
			name = JSON.stringify("" + key);
			if (name.match(/^"([a-zA-Z_][a-zA-Z_0-9]*)"$/)) {
				name = name.substr(1, name.length - 2);
				name = ctx.stylize(name, "name");
			} else {
				name = name.replace(/'/g, "\\'").replace(/\\"/g, "\"").replace(/(^"|"$)/g, "'");
				name = ctx.stylize(name, "string");
			}
		}
		return name + ": " + str;
	}
	function reduceToSingleString(output, base, braces) {
		if (output.reduce(function(prev, cur) {
			if (cur.indexOf("\n") >= 0);
			return prev + cur.replace(/\u001b\[\d\d?m/g, "").length + 1;
		}, 0) > 60) return braces[0] + (base === "" ? "" : base + "\n ") + " " + output.join(",\n  ") + " " + braces[1];
		return braces[0] + base + " " + output.join(", ") + " " + braces[1];
	}
	function isArray(ar) {
		return Array.isArray(ar);
	}
	function isBoolean(arg) {
		return typeof arg === "boolean";
	}
	function isNull(arg) {
		return arg === null;
	}
	function isNumber(arg) {
		return typeof arg === "number";
	}
	function isString(arg) {
		return typeof arg === "string";
	}
	function isUndefined(arg) {
		return arg === void 0;
	}
	function isRegExp(re) {
		return isObject$1(re) && objectToString(re) === "[object RegExp]";
	}
	function isObject$1(arg) {
		return typeof arg === "object" && arg !== null;
	}
	function isDate$1(d) {
		return isObject$1(d) && objectToString(d) === "[object Date]";
	}
	function isError(e) {
		return isObject$1(e) && (objectToString(e) === "[object Error]" || e instanceof Error);
	}
	function isFunction(arg) {
		return typeof arg === "function";
	}
	function objectToString(o) {
		return Object.prototype.toString.call(o);
	}
	function _extend(origin, add) {
		if (!add || !isObject$1(add)) return origin;
		var keys = Object.keys(add);
		var i = keys.length;
		while (i--) origin[keys[i]] = add[keys[i]];
		return origin;
	}
	function hasOwnProperty(obj, prop) {
		return Object.prototype.hasOwnProperty.call(obj, prop);
	}
	function BufferList() {
		this.head = null;
		this.tail = null;
		this.length = 0;
	}
	BufferList.prototype.push = function(v) {
		var entry = {
			data: v,
			next: null
		};
		if (this.length > 0) this.tail.next = entry;
		else this.head = entry;
		this.tail = entry;
		++this.length;
	};
	BufferList.prototype.unshift = function(v) {
		var entry = {
			data: v,
			next: this.head
		};
		if (this.length === 0) this.tail = entry;
		this.head = entry;
		++this.length;
	};
	BufferList.prototype.shift = function() {
		if (this.length === 0) return;
		var ret = this.head.data;
		if (this.length === 1) this.head = this.tail = null;
		else this.head = this.head.next;
		--this.length;
		return ret;
	};
	BufferList.prototype.clear = function() {
		this.head = this.tail = null;
		this.length = 0;
	};
	BufferList.prototype.join = function(s) {
		if (this.length === 0) return "";
		var p = this.head;
		var ret = "" + p.data;
		while (p = p.next) ret += s + p.data;
		return ret;
	};
	BufferList.prototype.concat = function(n) {
		if (this.length === 0) return Buffer$1.alloc(0);
		if (this.length === 1) return this.head.data;
		var ret = Buffer$1.allocUnsafe(n >>> 0);
		var p = this.head;
		var i = 0;
		while (p) {
			p.data.copy(ret, i);
			i += p.data.length;
			p = p.next;
		}
		return ret;
	};
	var isBufferEncoding = Buffer$1.isEncoding || function(encoding) {
		switch (encoding && encoding.toLowerCase()) {
			case "hex":
			case "utf8":
			case "utf-8":
			case "ascii":
			case "binary":
			case "base64":
			case "ucs2":
			case "ucs-2":
			case "utf16le":
			case "utf-16le":
			case "raw": return true;
			default: return false;
		}
	};
	function assertEncoding(encoding) {
		if (encoding && !isBufferEncoding(encoding)) throw new Error("Unknown encoding: " + encoding);
	}
	function StringDecoder(encoding) {
		this.encoding = (encoding || "utf8").toLowerCase().replace(/[-_]/, "");
		assertEncoding(encoding);
		switch (this.encoding) {
			case "utf8":
				this.surrogateSize = 3;
				break;
			case "ucs2":
			case "utf16le":
				this.surrogateSize = 2;
				this.detectIncompleteChar = utf16DetectIncompleteChar;
				break;
			case "base64":
				this.surrogateSize = 3;
				this.detectIncompleteChar = base64DetectIncompleteChar;
				break;
			default:
				this.write = passThroughWrite;
				return;
		}
		this.charBuffer = new Buffer$1(6);
		this.charReceived = 0;
		this.charLength = 0;
	}
	StringDecoder.prototype.write = function(buffer) {
		var charStr = "";
		while (this.charLength) {
			var available = buffer.length >= this.charLength - this.charReceived ? this.charLength - this.charReceived : buffer.length;
			buffer.copy(this.charBuffer, this.charReceived, 0, available);
			this.charReceived += available;
			if (this.charReceived < this.charLength) return "";
			buffer = buffer.slice(available, buffer.length);
			charStr = this.charBuffer.slice(0, this.charLength).toString(this.encoding);
			var charCode = charStr.charCodeAt(charStr.length - 1);
			if (charCode >= 55296 && charCode <= 56319) {
				this.charLength += this.surrogateSize;
				charStr = "";
				continue;
			}
			this.charReceived = this.charLength = 0;
			if (buffer.length === 0) return charStr;
			break;
		}
		this.detectIncompleteChar(buffer);
		var end = buffer.length;
		if (this.charLength) {
			buffer.copy(this.charBuffer, 0, buffer.length - this.charReceived, end);
			end -= this.charReceived;
		}
		charStr += buffer.toString(this.encoding, 0, end);
		var end = charStr.length - 1;
		var charCode = charStr.charCodeAt(end);
		if (charCode >= 55296 && charCode <= 56319) {
			var size = this.surrogateSize;
			this.charLength += size;
			this.charReceived += size;
			this.charBuffer.copy(this.charBuffer, size, 0, size);
			buffer.copy(this.charBuffer, 0, 0, size);
			return charStr.substring(0, end);
		}
		return charStr;
	};
	StringDecoder.prototype.detectIncompleteChar = function(buffer) {
		var i = buffer.length >= 3 ? 3 : buffer.length;
		for (; i > 0; i--) {
			var c = buffer[buffer.length - i];
			if (i == 1 && c >> 5 == 6) {
				this.charLength = 2;
				break;
			}
			if (i <= 2 && c >> 4 == 14) {
				this.charLength = 3;
				break;
			}
			if (i <= 3 && c >> 3 == 30) {
				this.charLength = 4;
				break;
			}
		}
		this.charReceived = i;
	};
	StringDecoder.prototype.end = function(buffer) {
		var res = "";
		if (buffer && buffer.length) res = this.write(buffer);
		if (this.charReceived) {
			var cr = this.charReceived;
			var buf = this.charBuffer;
			var enc = this.encoding;
			res += buf.slice(0, cr).toString(enc);
		}
		return res;
	};
	function passThroughWrite(buffer) {
		return buffer.toString(this.encoding);
	}
	function utf16DetectIncompleteChar(buffer) {
		this.charReceived = buffer.length % 2;
		this.charLength = this.charReceived ? 2 : 0;
	}
	function base64DetectIncompleteChar(buffer) {
		this.charReceived = buffer.length % 3;
		this.charLength = this.charReceived ? 3 : 0;
	}
	Readable.ReadableState = ReadableState;
	var debug = debuglog("stream");
	inherits$1(Readable, EventEmitter);
	function prependListener(emitter, event, fn) {
		if (typeof emitter.prependListener === "function") return emitter.prependListener(event, fn);
		else if (!emitter._events || !emitter._events[event]) emitter.on(event, fn);
		else if (Array.isArray(emitter._events[event])) emitter._events[event].unshift(fn);
		else emitter._events[event] = [fn, emitter._events[event]];
	}
	function listenerCount(emitter, type) {
		return emitter.listeners(type).length;
	}
	function ReadableState(options, stream) {
		options = options || {};
		this.objectMode = !!options.objectMode;
		if (stream instanceof Duplex) this.objectMode = this.objectMode || !!options.readableObjectMode;
		var hwm = options.highWaterMark;
		var defaultHwm = this.objectMode ? 16 : 16384;
		this.highWaterMark = hwm || hwm === 0 ? hwm : defaultHwm;
		this.highWaterMark = ~~this.highWaterMark;
		this.buffer = new BufferList();
		this.length = 0;
		this.pipes = null;
		this.pipesCount = 0;
		this.flowing = null;
		this.ended = false;
		this.endEmitted = false;
		this.reading = false;
		this.sync = true;
		this.needReadable = false;
		this.emittedReadable = false;
		this.readableListening = false;
		this.resumeScheduled = false;
		this.defaultEncoding = options.defaultEncoding || "utf8";
		this.ranOut = false;
		this.awaitDrain = 0;
		this.readingMore = false;
		this.decoder = null;
		this.encoding = null;
		if (options.encoding) {
			this.decoder = new StringDecoder(options.encoding);
			this.encoding = options.encoding;
		}
	}
	function Readable(options) {
		if (!(this instanceof Readable)) return new Readable(options);
		this._readableState = new ReadableState(options, this);
		this.readable = true;
		if (options && typeof options.read === "function") this._read = options.read;
		EventEmitter.call(this);
	}
	Readable.prototype.push = function(chunk, encoding) {
		var state = this._readableState;
		if (!state.objectMode && typeof chunk === "string") {
			encoding = encoding || state.defaultEncoding;
			if (encoding !== state.encoding) {
				chunk = Buffer$1.from(chunk, encoding);
				encoding = "";
			}
		}
		return readableAddChunk(this, state, chunk, encoding, false);
	};
	Readable.prototype.unshift = function(chunk) {
		var state = this._readableState;
		return readableAddChunk(this, state, chunk, "", true);
	};
	Readable.prototype.isPaused = function() {
		return this._readableState.flowing === false;
	};
	function readableAddChunk(stream, state, chunk, encoding, addToFront) {
		var er = chunkInvalid(state, chunk);
		if (er) stream.emit("error", er);
		else if (chunk === null) {
			state.reading = false;
			onEofChunk(stream, state);
		} else if (state.objectMode || chunk && chunk.length > 0) {
			if (state.ended && !addToFront) {
				var e = /* @__PURE__ */ new Error("stream.push() after EOF");
				stream.emit("error", e);
			} else if (state.endEmitted && addToFront) {
				var _e = /* @__PURE__ */ new Error("stream.unshift() after end event");
				stream.emit("error", _e);
			} else {
				var skipAdd;
				if (state.decoder && !addToFront && !encoding) {
					chunk = state.decoder.write(chunk);
					skipAdd = !state.objectMode && chunk.length === 0;
				}
				if (!addToFront) state.reading = false;
				if (!skipAdd) {
					if (state.flowing && state.length === 0 && !state.sync) {
						stream.emit("data", chunk);
						stream.read(0);
					} else {
						state.length += state.objectMode ? 1 : chunk.length;
						if (addToFront) state.buffer.unshift(chunk);
						else state.buffer.push(chunk);
						if (state.needReadable) emitReadable(stream);
					}
				}
				maybeReadMore(stream, state);
			}
		} else if (!addToFront) state.reading = false;
		return needMoreData(state);
	}
	function needMoreData(state) {
		return !state.ended && (state.needReadable || state.length < state.highWaterMark || state.length === 0);
	}
	Readable.prototype.setEncoding = function(enc) {
		this._readableState.decoder = new StringDecoder(enc);
		this._readableState.encoding = enc;
		return this;
	};
	var MAX_HWM = 8388608;
	function computeNewHighWaterMark(n) {
		if (n >= MAX_HWM) n = MAX_HWM;
		else {
			n--;
			n |= n >>> 1;
			n |= n >>> 2;
			n |= n >>> 4;
			n |= n >>> 8;
			n |= n >>> 16;
			n++;
		}
		return n;
	}
	function howMuchToRead(n, state) {
		if (n <= 0 || state.length === 0 && state.ended) return 0;
		if (state.objectMode) return 1;
		if (n !== n) {
			if (state.flowing && state.length) return state.buffer.head.data.length;
			else return state.length;
		}
		if (n > state.highWaterMark) state.highWaterMark = computeNewHighWaterMark(n);
		if (n <= state.length) return n;
		if (!state.ended) {
			state.needReadable = true;
			return 0;
		}
		return state.length;
	}
	Readable.prototype.read = function(n) {
		debug("read", n);
		n = parseInt(n, 10);
		var state = this._readableState;
		var nOrig = n;
		if (n !== 0) state.emittedReadable = false;
		if (n === 0 && state.needReadable && (state.length >= state.highWaterMark || state.ended)) {
			debug("read: emitReadable", state.length, state.ended);
			if (state.length === 0 && state.ended) endReadable(this);
			else emitReadable(this);
			return null;
		}
		n = howMuchToRead(n, state);
		if (n === 0 && state.ended) {
			if (state.length === 0) endReadable(this);
			return null;
		}
		var doRead = state.needReadable;
		debug("need readable", doRead);
		if (state.length === 0 || state.length - n < state.highWaterMark) {
			doRead = true;
			debug("length less than watermark", doRead);
		}
		if (state.ended || state.reading) {
			doRead = false;
			debug("reading or ended", doRead);
		} else if (doRead) {
			debug("do read");
			state.reading = true;
			state.sync = true;
			if (state.length === 0) state.needReadable = true;
			this._read(state.highWaterMark);
			state.sync = false;
			if (!state.reading) n = howMuchToRead(nOrig, state);
		}
		var ret;
		if (n > 0) ret = fromList(n, state);
		else ret = null;
		if (ret === null) {
			state.needReadable = true;
			n = 0;
		} else state.length -= n;
		if (state.length === 0) {
			if (!state.ended) state.needReadable = true;
			if (nOrig !== n && state.ended) endReadable(this);
		}
		if (ret !== null) this.emit("data", ret);
		return ret;
	};
	function chunkInvalid(state, chunk) {
		var er = null;
		if (!isBuffer(chunk) && typeof chunk !== "string" && chunk !== null && chunk !== void 0 && !state.objectMode) er = /* @__PURE__ */ new TypeError("Invalid non-string/buffer chunk");
		return er;
	}
	function onEofChunk(stream, state) {
		if (state.ended) return;
		if (state.decoder) {
			var chunk = state.decoder.end();
			if (chunk && chunk.length) {
				state.buffer.push(chunk);
				state.length += state.objectMode ? 1 : chunk.length;
			}
		}
		state.ended = true;
		emitReadable(stream);
	}
	function emitReadable(stream) {
		var state = stream._readableState;
		state.needReadable = false;
		if (!state.emittedReadable) {
			debug("emitReadable", state.flowing);
			state.emittedReadable = true;
			if (state.sync) nextTick(emitReadable_, stream);
			else emitReadable_(stream);
		}
	}
	function emitReadable_(stream) {
		debug("emit readable");
		stream.emit("readable");
		flow(stream);
	}
	function maybeReadMore(stream, state) {
		if (!state.readingMore) {
			state.readingMore = true;
			nextTick(maybeReadMore_, stream, state);
		}
	}
	function maybeReadMore_(stream, state) {
		var len = state.length;
		while (!state.reading && !state.flowing && !state.ended && state.length < state.highWaterMark) {
			debug("maybeReadMore read 0");
			stream.read(0);
			if (len === state.length) break;
			else len = state.length;
		}
		state.readingMore = false;
	}
	Readable.prototype._read = function(n) {
		this.emit("error", /* @__PURE__ */ new Error("not implemented"));
	};
	Readable.prototype.pipe = function(dest, pipeOpts) {
		var src = this;
		var state = this._readableState;
		switch (state.pipesCount) {
			case 0:
				state.pipes = dest;
				break;
			case 1:
				state.pipes = [state.pipes, dest];
				break;
			default: state.pipes.push(dest);
		}
		state.pipesCount += 1;
		debug("pipe count=%d opts=%j", state.pipesCount, pipeOpts);
		var endFn = !pipeOpts || pipeOpts.end !== false ? onend : cleanup;
		if (state.endEmitted) nextTick(endFn);
		else src.once("end", endFn);
		dest.on("unpipe", onunpipe);
		function onunpipe(readable) {
			debug("onunpipe");
			if (readable === src) cleanup();
		}
		function onend() {
			debug("onend");
			dest.end();
		}
		var ondrain = pipeOnDrain(src);
		dest.on("drain", ondrain);
		var cleanedUp = false;
		function cleanup() {
			debug("cleanup");
			dest.removeListener("close", onclose);
			dest.removeListener("finish", onfinish);
			dest.removeListener("drain", ondrain);
			dest.removeListener("error", onerror);
			dest.removeListener("unpipe", onunpipe);
			src.removeListener("end", onend);
			src.removeListener("end", cleanup);
			src.removeListener("data", ondata);
			cleanedUp = true;
			if (state.awaitDrain && (!dest._writableState || dest._writableState.needDrain)) ondrain();
		}
		var increasedAwaitDrain = false;
		src.on("data", ondata);
		function ondata(chunk) {
			debug("ondata");
			increasedAwaitDrain = false;
			if (false === dest.write(chunk) && !increasedAwaitDrain) {
				if ((state.pipesCount === 1 && state.pipes === dest || state.pipesCount > 1 && indexOf(state.pipes, dest) !== -1) && !cleanedUp) {
					debug("false write response, pause", src._readableState.awaitDrain);
					src._readableState.awaitDrain++;
					increasedAwaitDrain = true;
				}
				src.pause();
			}
		}
		function onerror(er) {
			debug("onerror", er);
			unpipe();
			dest.removeListener("error", onerror);
			if (listenerCount(dest, "error") === 0) dest.emit("error", er);
		}
		prependListener(dest, "error", onerror);
		function onclose() {
			dest.removeListener("finish", onfinish);
			unpipe();
		}
		dest.once("close", onclose);
		function onfinish() {
			debug("onfinish");
			dest.removeListener("close", onclose);
			unpipe();
		}
		dest.once("finish", onfinish);
		function unpipe() {
			debug("unpipe");
			src.unpipe(dest);
		}
		dest.emit("pipe", src);
		if (!state.flowing) {
			debug("pipe resume");
			src.resume();
		}
		return dest;
	};
	function pipeOnDrain(src) {
		return function() {
			var state = src._readableState;
			debug("pipeOnDrain", state.awaitDrain);
			if (state.awaitDrain) state.awaitDrain--;
			if (state.awaitDrain === 0 && src.listeners("data").length) {
				state.flowing = true;
				flow(src);
			}
		};
	}
	Readable.prototype.unpipe = function(dest) {
		var state = this._readableState;
		if (state.pipesCount === 0) return this;
		if (state.pipesCount === 1) {
			if (dest && dest !== state.pipes) return this;
			if (!dest) dest = state.pipes;
			state.pipes = null;
			state.pipesCount = 0;
			state.flowing = false;
			if (dest) dest.emit("unpipe", this);
			return this;
		}
		if (!dest) {
			var dests = state.pipes;
			var len = state.pipesCount;
			state.pipes = null;
			state.pipesCount = 0;
			state.flowing = false;
			for (var _i = 0; _i < len; _i++) dests[_i].emit("unpipe", this);
			return this;
		}
		var i = indexOf(state.pipes, dest);
		if (i === -1) return this;
		state.pipes.splice(i, 1);
		state.pipesCount -= 1;
		if (state.pipesCount === 1) state.pipes = state.pipes[0];
		dest.emit("unpipe", this);
		return this;
	};
	Readable.prototype.on = function(ev, fn) {
		var res = EventEmitter.prototype.on.call(this, ev, fn);
		if (ev === "data") {
			if (this._readableState.flowing !== false) this.resume();
		} else if (ev === "readable") {
			var state = this._readableState;
			if (!state.endEmitted && !state.readableListening) {
				state.readableListening = state.needReadable = true;
				state.emittedReadable = false;
				if (!state.reading) nextTick(nReadingNextTick, this);
				else if (state.length) emitReadable(this);
			}
		}
		return res;
	};
	Readable.prototype.addListener = Readable.prototype.on;
	function nReadingNextTick(self) {
		debug("readable nexttick read 0");
		self.read(0);
	}
	Readable.prototype.resume = function() {
		var state = this._readableState;
		if (!state.flowing) {
			debug("resume");
			state.flowing = true;
			resume(this, state);
		}
		return this;
	};
	function resume(stream, state) {
		if (!state.resumeScheduled) {
			state.resumeScheduled = true;
			nextTick(resume_, stream, state);
		}
	}
	function resume_(stream, state) {
		if (!state.reading) {
			debug("resume read 0");
			stream.read(0);
		}
		state.resumeScheduled = false;
		state.awaitDrain = 0;
		stream.emit("resume");
		flow(stream);
		if (state.flowing && !state.reading) stream.read(0);
	}
	Readable.prototype.pause = function() {
		debug("call pause flowing=%j", this._readableState.flowing);
		if (false !== this._readableState.flowing) {
			debug("pause");
			this._readableState.flowing = false;
			this.emit("pause");
		}
		return this;
	};
	function flow(stream) {
		var state = stream._readableState;
		debug("flow", state.flowing);
		while (state.flowing && stream.read() !== null);
	}
	Readable.prototype.wrap = function(stream) {
		var state = this._readableState;
		var paused = false;
		var self = this;
		stream.on("end", function() {
			debug("wrapped end");
			if (state.decoder && !state.ended) {
				var chunk = state.decoder.end();
				if (chunk && chunk.length) self.push(chunk);
			}
			self.push(null);
		});
		stream.on("data", function(chunk) {
			debug("wrapped data");
			if (state.decoder) chunk = state.decoder.write(chunk);
			if (state.objectMode && (chunk === null || chunk === void 0)) return;
			else if (!state.objectMode && (!chunk || !chunk.length)) return;
			if (!self.push(chunk)) {
				paused = true;
				stream.pause();
			}
		});
		for (var i in stream) if (this[i] === void 0 && typeof stream[i] === "function") this[i] = function(method) {
			return function() {
				return stream[method].apply(stream, arguments);
			};
		}(i);
		forEach$1([
			"error",
			"close",
			"destroy",
			"pause",
			"resume"
		], function(ev) {
			stream.on(ev, self.emit.bind(self, ev));
		});
		self._read = function(n) {
			debug("wrapped _read", n);
			if (paused) {
				paused = false;
				stream.resume();
			}
		};
		return self;
	};
	Readable._fromList = fromList;
	function fromList(n, state) {
		if (state.length === 0) return null;
		var ret;
		if (state.objectMode) ret = state.buffer.shift();
		else if (!n || n >= state.length) {
			if (state.decoder) ret = state.buffer.join("");
			else if (state.buffer.length === 1) ret = state.buffer.head.data;
			else ret = state.buffer.concat(state.length);
			state.buffer.clear();
		} else ret = fromListPartial(n, state.buffer, state.decoder);
		return ret;
	}
	function fromListPartial(n, list, hasStrings) {
		var ret;
		if (n < list.head.data.length) {
			ret = list.head.data.slice(0, n);
			list.head.data = list.head.data.slice(n);
		} else if (n === list.head.data.length) ret = list.shift();
		else ret = hasStrings ? copyFromBufferString(n, list) : copyFromBuffer(n, list);
		return ret;
	}
	function copyFromBufferString(n, list) {
		var p = list.head;
		var c = 1;
		var ret = p.data;
		n -= ret.length;
		while (p = p.next) {
			var str = p.data;
			var nb = n > str.length ? str.length : n;
			if (nb === str.length) ret += str;
			else ret += str.slice(0, n);
			n -= nb;
			if (n === 0) {
				if (nb === str.length) {
					++c;
					if (p.next) list.head = p.next;
					else list.head = list.tail = null;
				} else {
					list.head = p;
					p.data = str.slice(nb);
				}
				break;
			}
			++c;
		}
		list.length -= c;
		return ret;
	}
	function copyFromBuffer(n, list) {
		var ret = Buffer$1.allocUnsafe(n);
		var p = list.head;
		var c = 1;
		p.data.copy(ret);
		n -= p.data.length;
		while (p = p.next) {
			var buf = p.data;
			var nb = n > buf.length ? buf.length : n;
			buf.copy(ret, ret.length - n, 0, nb);
			n -= nb;
			if (n === 0) {
				if (nb === buf.length) {
					++c;
					if (p.next) list.head = p.next;
					else list.head = list.tail = null;
				} else {
					list.head = p;
					p.data = buf.slice(nb);
				}
				break;
			}
			++c;
		}
		list.length -= c;
		return ret;
	}
	function endReadable(stream) {
		var state = stream._readableState;
		if (state.length > 0) throw new Error("\"endReadable()\" called on non-empty stream");
		if (!state.endEmitted) {
			state.ended = true;
			nextTick(endReadableNT, state, stream);
		}
	}
	function endReadableNT(state, stream) {
		if (!state.endEmitted && state.length === 0) {
			state.endEmitted = true;
			stream.readable = false;
			stream.emit("end");
		}
	}
	function forEach$1(xs, f) {
		for (var i = 0, l = xs.length; i < l; i++) f(xs[i], i);
	}
	function indexOf(xs, x) {
		for (var i = 0, l = xs.length; i < l; i++) if (xs[i] === x) return i;
		return -1;
	}
	Writable.WritableState = WritableState;
	inherits$1(Writable, EventEmitter);
	function nop() {}
	function WriteReq(chunk, encoding, cb) {
		this.chunk = chunk;
		this.encoding = encoding;
		this.callback = cb;
		this.next = null;
	}
	function WritableState(options, stream) {
		Object.defineProperty(this, "buffer", { get: deprecate(function() {
			return this.getBuffer();
		}, "_writableState.buffer is deprecated. Use _writableState.getBuffer instead.") });
		options = options || {};
		this.objectMode = !!options.objectMode;
		if (stream instanceof Duplex) this.objectMode = this.objectMode || !!options.writableObjectMode;
		var hwm = options.highWaterMark;
		var defaultHwm = this.objectMode ? 16 : 16384;
		this.highWaterMark = hwm || hwm === 0 ? hwm : defaultHwm;
		this.highWaterMark = ~~this.highWaterMark;
		this.needDrain = false;
		this.ending = false;
		this.ended = false;
		this.finished = false;
		var noDecode = options.decodeStrings === false;
		this.decodeStrings = !noDecode;
		this.defaultEncoding = options.defaultEncoding || "utf8";
		this.length = 0;
		this.writing = false;
		this.corked = 0;
		this.sync = true;
		this.bufferProcessing = false;
		this.onwrite = function(er) {
			onwrite(stream, er);
		};
		this.writecb = null;
		this.writelen = 0;
		this.bufferedRequest = null;
		this.lastBufferedRequest = null;
		this.pendingcb = 0;
		this.prefinished = false;
		this.errorEmitted = false;
		this.bufferedRequestCount = 0;
		this.corkedRequestsFree = new CorkedRequest(this);
	}
	WritableState.prototype.getBuffer = function writableStateGetBuffer() {
		var current = this.bufferedRequest;
		var out = [];
		while (current) {
			out.push(current);
			current = current.next;
		}
		return out;
	};
	function Writable(options) {
		if (!(this instanceof Writable) && !(this instanceof Duplex)) return new Writable(options);
		this._writableState = new WritableState(options, this);
		this.writable = true;
		if (options) {
			if (typeof options.write === "function") this._write = options.write;
			if (typeof options.writev === "function") this._writev = options.writev;
		}
		EventEmitter.call(this);
	}
	Writable.prototype.pipe = function() {
		this.emit("error", /* @__PURE__ */ new Error("Cannot pipe, not readable"));
	};
	function writeAfterEnd(stream, cb) {
		var er = /* @__PURE__ */ new Error("write after end");
		stream.emit("error", er);
		nextTick(cb, er);
	}
	function validChunk(stream, state, chunk, cb) {
		var valid = true;
		var er = false;
		if (chunk === null) er = /* @__PURE__ */ new TypeError("May not write null values to stream");
		else if (!Buffer$1.isBuffer(chunk) && typeof chunk !== "string" && chunk !== void 0 && !state.objectMode) er = /* @__PURE__ */ new TypeError("Invalid non-string/buffer chunk");
		if (er) {
			stream.emit("error", er);
			nextTick(cb, er);
			valid = false;
		}
		return valid;
	}
	Writable.prototype.write = function(chunk, encoding, cb) {
		var state = this._writableState;
		var ret = false;
		if (typeof encoding === "function") {
			cb = encoding;
			encoding = null;
		}
		if (Buffer$1.isBuffer(chunk)) encoding = "buffer";
		else if (!encoding) encoding = state.defaultEncoding;
		if (typeof cb !== "function") cb = nop;
		if (state.ended) writeAfterEnd(this, cb);
		else if (validChunk(this, state, chunk, cb)) {
			state.pendingcb++;
			ret = writeOrBuffer(this, state, chunk, encoding, cb);
		}
		return ret;
	};
	Writable.prototype.cork = function() {
		var state = this._writableState;
		state.corked++;
	};
	Writable.prototype.uncork = function() {
		var state = this._writableState;
		if (state.corked) {
			state.corked--;
			if (!state.writing && !state.corked && !state.finished && !state.bufferProcessing && state.bufferedRequest) clearBuffer(this, state);
		}
	};
	Writable.prototype.setDefaultEncoding = function setDefaultEncoding(encoding) {
		if (typeof encoding === "string") encoding = encoding.toLowerCase();
		if (!([
			"hex",
			"utf8",
			"utf-8",
			"ascii",
			"binary",
			"base64",
			"ucs2",
			"ucs-2",
			"utf16le",
			"utf-16le",
			"raw"
		].indexOf((encoding + "").toLowerCase()) > -1)) throw new TypeError("Unknown encoding: " + encoding);
		this._writableState.defaultEncoding = encoding;
		return this;
	};
	function decodeChunk(state, chunk, encoding) {
		if (!state.objectMode && state.decodeStrings !== false && typeof chunk === "string") chunk = Buffer$1.from(chunk, encoding);
		return chunk;
	}
	function writeOrBuffer(stream, state, chunk, encoding, cb) {
		chunk = decodeChunk(state, chunk, encoding);
		if (Buffer$1.isBuffer(chunk)) encoding = "buffer";
		var len = state.objectMode ? 1 : chunk.length;
		state.length += len;
		var ret = state.length < state.highWaterMark;
		if (!ret) state.needDrain = true;
		if (state.writing || state.corked) {
			var last = state.lastBufferedRequest;
			state.lastBufferedRequest = new WriteReq(chunk, encoding, cb);
			if (last) last.next = state.lastBufferedRequest;
			else state.bufferedRequest = state.lastBufferedRequest;
			state.bufferedRequestCount += 1;
		} else doWrite(stream, state, false, len, chunk, encoding, cb);
		return ret;
	}
	function doWrite(stream, state, writev, len, chunk, encoding, cb) {
		state.writelen = len;
		state.writecb = cb;
		state.writing = true;
		state.sync = true;
		if (writev) stream._writev(chunk, state.onwrite);
		else stream._write(chunk, encoding, state.onwrite);
		state.sync = false;
	}
	function onwriteError(stream, state, sync, er, cb) {
		--state.pendingcb;
		if (sync) nextTick(cb, er);
		else cb(er);
		stream._writableState.errorEmitted = true;
		stream.emit("error", er);
	}
	function onwriteStateUpdate(state) {
		state.writing = false;
		state.writecb = null;
		state.length -= state.writelen;
		state.writelen = 0;
	}
	function onwrite(stream, er) {
		var state = stream._writableState;
		var sync = state.sync;
		var cb = state.writecb;
		onwriteStateUpdate(state);
		if (er) onwriteError(stream, state, sync, er, cb);
		else {
			var finished = needFinish(state);
			if (!finished && !state.corked && !state.bufferProcessing && state.bufferedRequest) clearBuffer(stream, state);
			if (sync) nextTick(afterWrite, stream, state, finished, cb);
			else afterWrite(stream, state, finished, cb);
		}
	}
	function afterWrite(stream, state, finished, cb) {
		if (!finished) onwriteDrain(stream, state);
		state.pendingcb--;
		cb();
		finishMaybe(stream, state);
	}
	function onwriteDrain(stream, state) {
		if (state.length === 0 && state.needDrain) {
			state.needDrain = false;
			stream.emit("drain");
		}
	}
	function clearBuffer(stream, state) {
		state.bufferProcessing = true;
		var entry = state.bufferedRequest;
		if (stream._writev && entry && entry.next) {
			var l = state.bufferedRequestCount;
			var buffer = new Array(l);
			var holder = state.corkedRequestsFree;
			holder.entry = entry;
			var count = 0;
			while (entry) {
				buffer[count] = entry;
				entry = entry.next;
				count += 1;
			}
			doWrite(stream, state, true, state.length, buffer, "", holder.finish);
			state.pendingcb++;
			state.lastBufferedRequest = null;
			if (holder.next) {
				state.corkedRequestsFree = holder.next;
				holder.next = null;
			} else state.corkedRequestsFree = new CorkedRequest(state);
		} else {
			while (entry) {
				var chunk = entry.chunk;
				var encoding = entry.encoding;
				var cb = entry.callback;
				doWrite(stream, state, false, state.objectMode ? 1 : chunk.length, chunk, encoding, cb);
				entry = entry.next;
				if (state.writing) break;
			}
			if (entry === null) state.lastBufferedRequest = null;
		}
		state.bufferedRequestCount = 0;
		state.bufferedRequest = entry;
		state.bufferProcessing = false;
	}
	Writable.prototype._write = function(chunk, encoding, cb) {
		cb(/* @__PURE__ */ new Error("not implemented"));
	};
	Writable.prototype._writev = null;
	Writable.prototype.end = function(chunk, encoding, cb) {
		var state = this._writableState;
		if (typeof chunk === "function") {
			cb = chunk;
			chunk = null;
			encoding = null;
		} else if (typeof encoding === "function") {
			cb = encoding;
			encoding = null;
		}
		if (chunk !== null && chunk !== void 0) this.write(chunk, encoding);
		if (state.corked) {
			state.corked = 1;
			this.uncork();
		}
		if (!state.ending && !state.finished) endWritable(this, state, cb);
	};
	function needFinish(state) {
		return state.ending && state.length === 0 && state.bufferedRequest === null && !state.finished && !state.writing;
	}
	function prefinish(stream, state) {
		if (!state.prefinished) {
			state.prefinished = true;
			stream.emit("prefinish");
		}
	}
	function finishMaybe(stream, state) {
		var need = needFinish(state);
		if (need) {
			if (state.pendingcb === 0) {
				prefinish(stream, state);
				state.finished = true;
				stream.emit("finish");
			} else prefinish(stream, state);
		}
		return need;
	}
	function endWritable(stream, state, cb) {
		state.ending = true;
		finishMaybe(stream, state);
		if (cb) {
			if (state.finished) nextTick(cb);
			else stream.once("finish", cb);
		}
		state.ended = true;
		stream.writable = false;
	}
	function CorkedRequest(state) {
		var _this = this;
		this.next = null;
		this.entry = null;
		this.finish = function(err) {
			var entry = _this.entry;
			_this.entry = null;
			while (entry) {
				var cb = entry.callback;
				state.pendingcb--;
				cb(err);
				entry = entry.next;
			}
			if (state.corkedRequestsFree) state.corkedRequestsFree.next = _this;
			else state.corkedRequestsFree = _this;
		};
	}
	inherits$1(Duplex, Readable);
	var keys = Object.keys(Writable.prototype);
	for (var v = 0; v < keys.length; v++) {
		var method = keys[v];
		if (!Duplex.prototype[method]) Duplex.prototype[method] = Writable.prototype[method];
	}
	function Duplex(options) {
		if (!(this instanceof Duplex)) return new Duplex(options);
		Readable.call(this, options);
		Writable.call(this, options);
		if (options && options.readable === false) this.readable = false;
		if (options && options.writable === false) this.writable = false;
		this.allowHalfOpen = true;
		if (options && options.allowHalfOpen === false) this.allowHalfOpen = false;
		this.once("end", onend);
	}
	function onend() {
		if (this.allowHalfOpen || this._writableState.ended) return;
		nextTick(onEndNT, this);
	}
	function onEndNT(self) {
		self.end();
	}
	inherits$1(Transform, Duplex);
	function TransformState(stream) {
		this.afterTransform = function(er, data) {
			return afterTransform(stream, er, data);
		};
		this.needTransform = false;
		this.transforming = false;
		this.writecb = null;
		this.writechunk = null;
		this.writeencoding = null;
	}
	function afterTransform(stream, er, data) {
		var ts = stream._transformState;
		ts.transforming = false;
		var cb = ts.writecb;
		if (!cb) return stream.emit("error", /* @__PURE__ */ new Error("no writecb in Transform class"));
		ts.writechunk = null;
		ts.writecb = null;
		if (data !== null && data !== void 0) stream.push(data);
		cb(er);
		var rs = stream._readableState;
		rs.reading = false;
		if (rs.needReadable || rs.length < rs.highWaterMark) stream._read(rs.highWaterMark);
	}
	function Transform(options) {
		if (!(this instanceof Transform)) return new Transform(options);
		Duplex.call(this, options);
		this._transformState = new TransformState(this);
		var stream = this;
		this._readableState.needReadable = true;
		this._readableState.sync = false;
		if (options) {
			if (typeof options.transform === "function") this._transform = options.transform;
			if (typeof options.flush === "function") this._flush = options.flush;
		}
		this.once("prefinish", function() {
			if (typeof this._flush === "function") this._flush(function(er) {
				done(stream, er);
			});
			else done(stream);
		});
	}
	Transform.prototype.push = function(chunk, encoding) {
		this._transformState.needTransform = false;
		return Duplex.prototype.push.call(this, chunk, encoding);
	};
	Transform.prototype._transform = function(chunk, encoding, cb) {
		throw new Error("Not implemented");
	};
	Transform.prototype._write = function(chunk, encoding, cb) {
		var ts = this._transformState;
		ts.writecb = cb;
		ts.writechunk = chunk;
		ts.writeencoding = encoding;
		if (!ts.transforming) {
			var rs = this._readableState;
			if (ts.needTransform || rs.needReadable || rs.length < rs.highWaterMark) this._read(rs.highWaterMark);
		}
	};
	Transform.prototype._read = function(n) {
		var ts = this._transformState;
		if (ts.writechunk !== null && ts.writecb && !ts.transforming) {
			ts.transforming = true;
			this._transform(ts.writechunk, ts.writeencoding, ts.afterTransform);
		} else ts.needTransform = true;
	};
	function done(stream, er) {
		if (er) return stream.emit("error", er);
		var ws = stream._writableState;
		var ts = stream._transformState;
		if (ws.length) throw new Error("Calling transform done when ws.length != 0");
		if (ts.transforming) throw new Error("Calling transform done when still transforming");
		return stream.push(null);
	}
	inherits$1(PassThrough, Transform);
	function PassThrough(options) {
		if (!(this instanceof PassThrough)) return new PassThrough(options);
		Transform.call(this, options);
	}
	PassThrough.prototype._transform = function(chunk, encoding, cb) {
		cb(null, chunk);
	};
	inherits$1(Stream, EventEmitter);
	Stream.Readable = Readable;
	Stream.Writable = Writable;
	Stream.Duplex = Duplex;
	Stream.Transform = Transform;
	Stream.PassThrough = PassThrough;
	Stream.Stream = Stream;
	function Stream() {
		EventEmitter.call(this);
	}
	Stream.prototype.pipe = function(dest, options) {
		var source = this;
		function ondata(chunk) {
			if (dest.writable) {
				if (false === dest.write(chunk) && source.pause) source.pause();
			}
		}
		source.on("data", ondata);
		function ondrain() {
			if (source.readable && source.resume) source.resume();
		}
		dest.on("drain", ondrain);
		if (!dest._isStdio && (!options || options.end !== false)) {
			source.on("end", onend);
			source.on("close", onclose);
		}
		var didOnEnd = false;
		function onend() {
			if (didOnEnd) return;
			didOnEnd = true;
			dest.end();
		}
		function onclose() {
			if (didOnEnd) return;
			didOnEnd = true;
			if (typeof dest.destroy === "function") dest.destroy();
		}
		function onerror(er) {
			cleanup();
			if (EventEmitter.listenerCount(this, "error") === 0) throw er;
		}
		source.on("error", onerror);
		dest.on("error", onerror);
		function cleanup() {
			source.removeListener("data", ondata);
			dest.removeListener("drain", ondrain);
			source.removeListener("end", onend);
			source.removeListener("close", onclose);
			source.removeListener("error", onerror);
			dest.removeListener("error", onerror);
			source.removeListener("end", cleanup);
			source.removeListener("close", cleanup);
			dest.removeListener("close", cleanup);
		}
		source.on("end", cleanup);
		source.on("close", cleanup);
		dest.on("close", cleanup);
		dest.emit("pipe", source);
		return dest;
	};
	const is_object = function(obj) {
		return typeof obj === "object" && obj !== null && !Array.isArray(obj);
	};
	var CsvError = class CsvError extends Error {
		constructor(code, message, options, ...contexts) {
			if (Array.isArray(message)) message = message.join(" ").trim();
			super(message);
			if (Error.captureStackTrace !== void 0) Error.captureStackTrace(this, CsvError);
			this.code = code;
			for (const context of contexts) for (const key in context) {
				const value = context[key];
				this[key] = isBuffer(value) ? value.toString(options.encoding) : value == null ? value : JSON.parse(JSON.stringify(value));
			}
		}
	};
	const normalize_columns_array = function(columns) {
		const normalizedColumns = [];
		for (let i = 0, l = columns.length; i < l; i++) {
			const column = columns[i];
			if (column === void 0 || column === null || column === false) normalizedColumns[i] = { disabled: true };
			else if (typeof column === "string" || typeof column === "number") normalizedColumns[i] = { name: `${column}` };
			else if (is_object(column)) {
				if (typeof column.name !== "string") throw new CsvError("CSV_OPTION_COLUMNS_MISSING_NAME", [
					"Option columns missing name:",
					`property "name" is required at position ${i}`,
					"when column is an object literal"
				]);
				normalizedColumns[i] = column;
			} else throw new CsvError("CSV_INVALID_COLUMN_DEFINITION", [
				"Invalid column definition:",
				"expect a string or a literal object,",
				`got ${JSON.stringify(column)} at position ${i}`
			]);
		}
		return normalizedColumns;
	};
	var ResizeableBuffer = class {
		constructor(size = 100) {
			this.size = size;
			this.length = 0;
			this.buf = Buffer$1.allocUnsafe(size);
		}
		prepend(val) {
			if (isBuffer(val)) {
				const length = this.length + val.length;
				if (length >= this.size) {
					this.resize();
					if (length >= this.size) throw Error("INVALID_BUFFER_STATE");
				}
				const buf = this.buf;
				this.buf = Buffer$1.allocUnsafe(this.size);
				val.copy(this.buf, 0);
				buf.copy(this.buf, val.length);
				this.length += val.length;
			} else {
				const length = this.length++;
				if (length === this.size) this.resize();
				const buf = this.clone();
				this.buf[0] = val;
				buf.copy(this.buf, 1, 0, length);
			}
		}
		append(val) {
			const length = this.length++;
			if (length === this.size) this.resize();
			this.buf[length] = val;
		}
		clone() {
			return Buffer$1.from(this.buf.slice(0, this.length));
		}
		resize() {
			const length = this.length;
			this.size = this.size * 2;
			const buf = Buffer$1.allocUnsafe(this.size);
			this.buf.copy(buf, 0, 0, length);
			this.buf = buf;
		}
		toString(encoding) {
			if (encoding) return this.buf.toString(encoding, 0, this.length);
			else return Uint8Array.prototype.slice.call(this.buf.slice(0, this.length));
		}
		toJSON() {
			return this.toString("utf8");
		}
		reset() {
			this.length = 0;
		}
	};
	const init_state = function(options) {
		const timchars = [
			32,
			9,
			10,
			13,
			12,
			11,
			160,
			5760,
			8192,
			8193,
			8194,
			8195,
			8196,
			8197,
			8198,
			8199,
			8200,
			8201,
			8202,
			8232,
			8233,
			8239,
			8287,
			12288,
			65279
		].reduce((acc, codepoint) => {
			const encoded = Buffer$1.from(String.fromCharCode(codepoint), options.encoding);
			if (codepoint !== 63 && encoded.length === 1 && encoded[0] === 63) return acc;
			acc.push(encoded);
			return acc;
		}, []);
		const timcharFirstBytes = /* @__PURE__ */ new Uint8Array(256);
		for (const t of timchars) timcharFirstBytes[t[0]] = 1;
		return {
			bomSkipped: false,
			bufBytesStart: 0,
			castField: options.cast_function,
			commenting: false,
			delimiterBufPrevious: void 0,
			delimiterDiscovered: false,
			error: void 0,
			enabled: options.from_line === 1,
			escaping: false,
			escapeIsQuote: isBuffer(options.escape) && isBuffer(options.quote) && Buffer$1.compare(options.escape, options.quote) === 0,
			expectedRecordLength: Array.isArray(options.columns) ? options.columns.length : void 0,
			field: new ResizeableBuffer(20),
			firstLineToHeaders: options.cast_first_line_to_header,
			needMoreDataSize: Math.max(options.comment !== null ? options.comment.length : 0, ...options.delimiter ? options.delimiter.map((delimiter) => delimiter.length) : [], options.delimiter_auto ? 1 : 0, options.quote !== null ? options.quote.length : 0, ...timchars.map((t) => t.length)),
			previousBuf: void 0,
			quoting: false,
			stop: false,
			rawBuffer: new ResizeableBuffer(100),
			record: [],
			recordHasError: false,
			record_length: 0,
			recordDelimiterMaxLength: options.record_delimiter.length === 0 ? 0 : Math.max(...options.record_delimiter.map((v) => v.length)),
			trimChars: [Buffer$1.from(" ", options.encoding)[0], Buffer$1.from("	", options.encoding)[0]],
			wasQuoting: false,
			wasRowDelimiter: false,
			timchars,
			timcharFirstBytes
		};
	};
	const underscore = function(str) {
		return str.replace(/([A-Z])/g, function(_, match) {
			return "_" + match.toLowerCase();
		});
	};
	const normalize_options = function(opts) {
		const options = {};
		for (const opt in opts) options[underscore(opt)] = opts[opt];
		if (options.encoding === void 0 || options.encoding === true) options.encoding = "utf8";
		else if (options.encoding === null || options.encoding === false) options.encoding = null;
		else if (typeof options.encoding !== "string" && options.encoding !== null) throw new CsvError("CSV_INVALID_OPTION_ENCODING", [
			"Invalid option encoding:",
			"encoding must be a string or null to return a buffer,",
			`got ${JSON.stringify(options.encoding)}`
		], options);
		if (options.bom === void 0 || options.bom === null || options.bom === false) options.bom = false;
		else if (options.bom !== true) throw new CsvError("CSV_INVALID_OPTION_BOM", [
			"Invalid option bom:",
			"bom must be true,",
			`got ${JSON.stringify(options.bom)}`
		], options);
		options.cast_function = null;
		if (options.cast === void 0 || options.cast === null || options.cast === false || options.cast === "") options.cast = void 0;
		else if (typeof options.cast === "function") {
			options.cast_function = options.cast;
			options.cast = true;
		} else if (options.cast !== true) throw new CsvError("CSV_INVALID_OPTION_CAST", [
			"Invalid option cast:",
			"cast must be true or a function,",
			`got ${JSON.stringify(options.cast)}`
		], options);
		if (options.cast_date === void 0 || options.cast_date === null || options.cast_date === false || options.cast_date === "") options.cast_date = false;
		else if (options.cast_date === true) options.cast_date = function(value) {
			const date = Date.parse(value);
			return !isNaN(date) ? new Date(date) : value;
		};
		else if (typeof options.cast_date !== "function") throw new CsvError("CSV_INVALID_OPTION_CAST_DATE", [
			"Invalid option cast_date:",
			"cast_date must be true or a function,",
			`got ${JSON.stringify(options.cast_date)}`
		], options);
		options.cast_first_line_to_header = void 0;
		if (options.columns === true) options.cast_first_line_to_header = void 0;
		else if (typeof options.columns === "function") {
			options.cast_first_line_to_header = options.columns;
			options.columns = true;
		} else if (Array.isArray(options.columns)) options.columns = normalize_columns_array(options.columns);
		else if (options.columns === void 0 || options.columns === null || options.columns === false) options.columns = false;
		else throw new CsvError("CSV_INVALID_OPTION_COLUMNS", [
			"Invalid option columns:",
			"expect an array, a function or true,",
			`got ${JSON.stringify(options.columns)}`
		], options);
		if (options.group_columns_by_name === void 0 || options.group_columns_by_name === null || options.group_columns_by_name === false) options.group_columns_by_name = false;
		else if (options.group_columns_by_name !== true) throw new CsvError("CSV_INVALID_OPTION_GROUP_COLUMNS_BY_NAME", [
			"Invalid option group_columns_by_name:",
			"expect an boolean,",
			`got ${JSON.stringify(options.group_columns_by_name)}`
		], options);
		else if (options.columns === false) throw new CsvError("CSV_INVALID_OPTION_GROUP_COLUMNS_BY_NAME", ["Invalid option group_columns_by_name:", "the `columns` mode must be activated."], options);
		if (options.comment === void 0 || options.comment === null || options.comment === false || options.comment === "") options.comment = null;
		else {
			if (typeof options.comment === "string") options.comment = Buffer$1.from(options.comment, options.encoding);
			if (!isBuffer(options.comment)) throw new CsvError("CSV_INVALID_OPTION_COMMENT", [
				"Invalid option comment:",
				"comment must be a buffer or a string,",
				`got ${JSON.stringify(options.comment)}`
			], options);
		}
		if (options.comment_no_infix === void 0 || options.comment_no_infix === null || options.comment_no_infix === false) options.comment_no_infix = false;
		else if (options.comment_no_infix !== true) throw new CsvError("CSV_INVALID_OPTION_COMMENT", [
			"Invalid option comment_no_infix:",
			"value must be a boolean,",
			`got ${JSON.stringify(options.comment_no_infix)}`
		], options);
		if (options.delimiter_auto === void 0 || options.delimiter_auto === null || options.delimiter_auto === false) options.delimiter_auto = false;
		else if (options.delimiter_auto === true) options.delimiter_auto = {};
		else if (!is_object(options.delimiter_auto)) throw new CsvError("CSV_INVALID_OPTION_DELIMITER_AUTO", [
			"Invalid option delimiter_auto:",
			"delimiter_auto must be a boolean or a configuration object,",
			`got ${JSON.stringify(options.delimiter_auto)}`
		], options);
		if (options.delimiter_auto) {
			if (options.delimiter_auto.preferred === void 0) options.delimiter_auto.preferred = {
				[",".charCodeAt(0)]: 1.8,
				["	".charCodeAt(0)]: 1.8,
				[";".charCodeAt(0)]: 1.6,
				[" ".charCodeAt(0)]: 1.6,
				[":".charCodeAt(0)]: 1.5,
				[".".charCodeAt(0)]: 1.4,
				["/".charCodeAt(0)]: 1.4
			};
			else if (!is_object(options.delimiter_auto.preferred)) throw new CsvError("CSV_INVALID_OPTION_DELIMITER_AUTO", [
				"Invalid option delimiter_auto:",
				"preferred must be an object,",
				`got ${JSON.stringify(options.delimiter_auto.preferred)}`
			], options);
			if (options.delimiter_auto.score === void 0) options.delimiter_auto.score = (info, options) => {
				return (info.total - info.std) * (options.preferred[info.char_code] || 1);
			};
			else if (typeof options.delimiter_auto.score !== "function") throw new CsvError("CSV_INVALID_OPTION_DELIMITER_AUTO", [
				"Invalid option delimiter_auto:",
				"score must be a function,",
				`got ${JSON.stringify(options.delimiter_auto.score)}`
			], options);
			if (options.delimiter_auto.size === void 0) options.delimiter_auto.size = 2048;
			else if (typeof options.delimiter_auto.size !== "number") throw new CsvError("CSV_INVALID_OPTION_DELIMITER_AUTO", [
				"Invalid option delimiter_auto:",
				"size must be a number,",
				`got ${JSON.stringify(options.delimiter_auto.size)}`
			], options);
		}
		const delimiter_json = JSON.stringify(options.delimiter);
		if (options.delimiter_auto !== false) options.delimiter = [];
		if (!Array.isArray(options.delimiter)) {
			if (options.delimiter === void 0 || options.delimiter === null || options.delimiter === false) options.delimiter = Buffer$1.from(",", options.encoding);
			options.delimiter = [options.delimiter];
		}
		options.delimiter = options.delimiter.map(function(delimiter) {
			if (typeof delimiter === "string") delimiter = Buffer$1.from(delimiter, options.encoding);
			if (!isBuffer(delimiter) || delimiter.length === 0) throw new CsvError("CSV_INVALID_OPTION_DELIMITER", [
				"Invalid option delimiter:",
				"delimiter must be a non empty string or buffer or array of string|buffer,",
				`got ${delimiter_json}`
			], options);
			return delimiter;
		});
		if (options.escape === void 0 || options.escape === true) options.escape = Buffer$1.from("\"", options.encoding);
		else if (typeof options.escape === "string") options.escape = Buffer$1.from(options.escape, options.encoding);
		else if (options.escape === null || options.escape === false) options.escape = null;
		if (options.escape !== null) {
			if (!isBuffer(options.escape)) throw new Error(`Invalid Option: escape must be a buffer, a string or a boolean, got ${JSON.stringify(options.escape)}`);
		}
		if (options.from === void 0 || options.from === null) options.from = 1;
		else {
			if (typeof options.from === "string" && /\d+/.test(options.from)) options.from = parseInt(options.from);
			if (Number.isInteger(options.from)) {
				if (options.from < 0) throw new Error(`Invalid Option: from must be a positive integer, got ${JSON.stringify(opts.from)}`);
			} else throw new Error(`Invalid Option: from must be an integer, got ${JSON.stringify(options.from)}`);
		}
		if (options.from_line === void 0 || options.from_line === null) options.from_line = 1;
		else {
			if (typeof options.from_line === "string" && /\d+/.test(options.from_line)) options.from_line = parseInt(options.from_line);
			if (Number.isInteger(options.from_line)) {
				if (options.from_line <= 0) throw new Error(`Invalid Option: from_line must be a positive integer greater than 0, got ${JSON.stringify(opts.from_line)}`);
			} else throw new Error(`Invalid Option: from_line must be an integer, got ${JSON.stringify(opts.from_line)}`);
		}
		if (options.ignore_last_delimiters === void 0 || options.ignore_last_delimiters === null) options.ignore_last_delimiters = false;
		else if (typeof options.ignore_last_delimiters === "number") {
			options.ignore_last_delimiters = Math.floor(options.ignore_last_delimiters);
			if (options.ignore_last_delimiters === 0) options.ignore_last_delimiters = false;
		} else if (typeof options.ignore_last_delimiters !== "boolean") throw new CsvError("CSV_INVALID_OPTION_IGNORE_LAST_DELIMITERS", [
			"Invalid option `ignore_last_delimiters`:",
			"the value must be a boolean value or an integer,",
			`got ${JSON.stringify(options.ignore_last_delimiters)}`
		], options);
		if (options.ignore_last_delimiters === true && options.columns === false) throw new CsvError("CSV_IGNORE_LAST_DELIMITERS_REQUIRES_COLUMNS", ["The option `ignore_last_delimiters`", "requires the activation of the `columns` option"], options);
		if (options.info === void 0 || options.info === null || options.info === false) options.info = false;
		else if (options.info !== true) throw new Error(`Invalid Option: info must be true, got ${JSON.stringify(options.info)}`);
		if (options.max_record_size === void 0 || options.max_record_size === null || options.max_record_size === false) options.max_record_size = 0;
		else if (Number.isInteger(options.max_record_size) && options.max_record_size >= 0);
		else if (typeof options.max_record_size === "string" && /\d+/.test(options.max_record_size)) options.max_record_size = parseInt(options.max_record_size);
		else throw new Error(`Invalid Option: max_record_size must be a positive integer, got ${JSON.stringify(options.max_record_size)}`);
		if (options.objname === void 0 || options.objname === null || options.objname === false) options.objname = void 0;
		else if (isBuffer(options.objname)) {
			if (options.objname.length === 0) throw new Error(`Invalid Option: objname must be a non empty buffer`);
			if (options.encoding === null);
			else options.objname = options.objname.toString(options.encoding);
		} else if (typeof options.objname === "string") {
			if (options.objname.length === 0) throw new Error(`Invalid Option: objname must be a non empty string`);
		} else if (typeof options.objname === "number");
		else throw new Error(`Invalid Option: objname must be a string or a buffer, got ${options.objname}`);
		if (options.objname !== void 0) {
			if (typeof options.objname === "number") {
				if (options.columns !== false) throw Error("Invalid Option: objname index cannot be combined with columns or be defined as a field");
			} else if (options.columns === false) throw Error("Invalid Option: objname field must be combined with columns or be defined as an index");
		}
		if (options.on_record === void 0 || options.on_record === null) options.on_record = void 0;
		else if (typeof options.on_record !== "function") throw new CsvError("CSV_INVALID_OPTION_ON_RECORD", [
			"Invalid option `on_record`:",
			"expect a function,",
			`got ${JSON.stringify(options.on_record)}`
		], options);
		if (options.on_skip !== void 0 && options.on_skip !== null && typeof options.on_skip !== "function") throw new Error(`Invalid Option: on_skip must be a function, got ${JSON.stringify(options.on_skip)}`);
		if (options.quote === null || options.quote === false || options.quote === "") options.quote = null;
		else {
			if (options.quote === void 0 || options.quote === true) options.quote = Buffer$1.from("\"", options.encoding);
			else if (typeof options.quote === "string") options.quote = Buffer$1.from(options.quote, options.encoding);
			if (!isBuffer(options.quote)) throw new Error(`Invalid Option: quote must be a buffer or a string, got ${JSON.stringify(options.quote)}`);
		}
		if (options.raw === void 0 || options.raw === null || options.raw === false) options.raw = false;
		else if (options.raw !== true) throw new Error(`Invalid Option: raw must be true, got ${JSON.stringify(options.raw)}`);
		if (options.record_delimiter === void 0) options.record_delimiter = [];
		else if (typeof options.record_delimiter === "string" || isBuffer(options.record_delimiter)) {
			if (options.record_delimiter.length === 0) throw new CsvError("CSV_INVALID_OPTION_RECORD_DELIMITER", [
				"Invalid option `record_delimiter`:",
				"value must be a non empty string or buffer,",
				`got ${JSON.stringify(options.record_delimiter)}`
			], options);
			options.record_delimiter = [options.record_delimiter];
		} else if (!Array.isArray(options.record_delimiter)) throw new CsvError("CSV_INVALID_OPTION_RECORD_DELIMITER", [
			"Invalid option `record_delimiter`:",
			"value must be a string, a buffer or array of string|buffer,",
			`got ${JSON.stringify(options.record_delimiter)}`
		], options);
		options.record_delimiter = options.record_delimiter.map(function(rd, i) {
			if (typeof rd !== "string" && !isBuffer(rd)) throw new CsvError("CSV_INVALID_OPTION_RECORD_DELIMITER", [
				"Invalid option `record_delimiter`:",
				"value must be a string, a buffer or array of string|buffer",
				`at index ${i},`,
				`got ${JSON.stringify(rd)}`
			], options);
			else if (rd.length === 0) throw new CsvError("CSV_INVALID_OPTION_RECORD_DELIMITER", [
				"Invalid option `record_delimiter`:",
				"value must be a non empty string or buffer",
				`at index ${i},`,
				`got ${JSON.stringify(rd)}`
			], options);
			if (typeof rd === "string") rd = Buffer$1.from(rd, options.encoding);
			return rd;
		});
		if (typeof options.relax_column_count === "boolean");
		else if (options.relax_column_count === void 0 || options.relax_column_count === null) options.relax_column_count = false;
		else throw new Error(`Invalid Option: relax_column_count must be a boolean, got ${JSON.stringify(options.relax_column_count)}`);
		if (typeof options.relax_column_count_less === "boolean");
		else if (options.relax_column_count_less === void 0 || options.relax_column_count_less === null) options.relax_column_count_less = false;
		else throw new Error(`Invalid Option: relax_column_count_less must be a boolean, got ${JSON.stringify(options.relax_column_count_less)}`);
		if (typeof options.relax_column_count_more === "boolean");
		else if (options.relax_column_count_more === void 0 || options.relax_column_count_more === null) options.relax_column_count_more = false;
		else throw new Error(`Invalid Option: relax_column_count_more must be a boolean, got ${JSON.stringify(options.relax_column_count_more)}`);
		if (typeof options.relax_quotes === "boolean");
		else if (options.relax_quotes === void 0 || options.relax_quotes === null) options.relax_quotes = false;
		else throw new Error(`Invalid Option: relax_quotes must be a boolean, got ${JSON.stringify(options.relax_quotes)}`);
		if (typeof options.skip_empty_lines === "boolean");
		else if (options.skip_empty_lines === void 0 || options.skip_empty_lines === null) options.skip_empty_lines = false;
		else throw new Error(`Invalid Option: skip_empty_lines must be a boolean, got ${JSON.stringify(options.skip_empty_lines)}`);
		if (typeof options.skip_records_with_empty_values === "boolean");
		else if (options.skip_records_with_empty_values === void 0 || options.skip_records_with_empty_values === null) options.skip_records_with_empty_values = false;
		else throw new Error(`Invalid Option: skip_records_with_empty_values must be a boolean, got ${JSON.stringify(options.skip_records_with_empty_values)}`);
		if (typeof options.skip_records_with_error === "boolean");
		else if (options.skip_records_with_error === void 0 || options.skip_records_with_error === null) options.skip_records_with_error = false;
		else throw new Error(`Invalid Option: skip_records_with_error must be a boolean, got ${JSON.stringify(options.skip_records_with_error)}`);
		if (options.rtrim === void 0 || options.rtrim === null || options.rtrim === false) options.rtrim = false;
		else if (options.rtrim !== true) throw new Error(`Invalid Option: rtrim must be a boolean, got ${JSON.stringify(options.rtrim)}`);
		if (options.ltrim === void 0 || options.ltrim === null || options.ltrim === false) options.ltrim = false;
		else if (options.ltrim !== true) throw new Error(`Invalid Option: ltrim must be a boolean, got ${JSON.stringify(options.ltrim)}`);
		if (options.trim === void 0 || options.trim === null || options.trim === false) options.trim = false;
		else if (options.trim !== true) throw new Error(`Invalid Option: trim must be a boolean, got ${JSON.stringify(options.trim)}`);
		if (options.trim === true && opts.ltrim !== false) options.ltrim = true;
		else if (options.ltrim !== true) options.ltrim = false;
		if (options.trim === true && opts.rtrim !== false) options.rtrim = true;
		else if (options.rtrim !== true) options.rtrim = false;
		if (options.to === void 0 || options.to === null) options.to = -1;
		else if (options.to !== -1) {
			if (typeof options.to === "string" && /\d+/.test(options.to)) options.to = parseInt(options.to);
			if (Number.isInteger(options.to)) {
				if (options.to <= 0) throw new Error(`Invalid Option: to must be a positive integer greater than 0, got ${JSON.stringify(opts.to)}`);
			} else throw new Error(`Invalid Option: to must be an integer, got ${JSON.stringify(opts.to)}`);
		}
		if (options.to_line === void 0 || options.to_line === null) options.to_line = -1;
		else if (options.to_line !== -1) {
			if (typeof options.to_line === "string" && /\d+/.test(options.to_line)) options.to_line = parseInt(options.to_line);
			if (Number.isInteger(options.to_line)) {
				if (options.to_line <= 0) throw new Error(`Invalid Option: to_line must be a positive integer greater than 0, got ${JSON.stringify(opts.to_line)}`);
			} else throw new Error(`Invalid Option: to_line must be an integer, got ${JSON.stringify(opts.to_line)}`);
		}
		return options;
	};
	const delimiter_discover = function(records, options) {
		if (!options) ({delimiter_auto: options} = normalize_options({ delimiter_auto: true }));
		if (typeof records === "string") records = Buffer$1.from(records);
		if (isBuffer(records)) records = ((data) => {
			const records = [];
			const parser = transform({ delimiter: [] });
			const push = (record) => records.push(record);
			const close = () => {};
			const error = parser.parse(data, true, push, close);
			if (error !== void 0) throw error;
			return records;
		})(records);
		const info = Array(127).fill().map(() => ({ lines: [] }));
		records.map(([record], line) => {
			for (let i = 0, l = record.length; i < l; i++) {
				const code = record.charCodeAt(i);
				if (info[code].lines[line] === void 0) info[code].lines[line] = 0;
				info[code].lines[line]++;
			}
		});
		info.map((info, i) => {
			info.char_code = i;
			info.std = std(info.lines);
			info.total = info.lines.reduce((acc, val) => acc + val, 0);
			info.preferred = !!options.preferred[i];
			info.score = options.score(info, options);
		});
		const result = info.reduce((acc, info) => acc.score > info.score ? acc : info, {});
		return String.fromCharCode(result.char_code);
	};
	const std = function(array) {
		const n = array.length;
		if (n === 0) return 0;
		const mean = array.reduce((a, b) => a + b) / n;
		return Math.sqrt(array.map((x) => Math.pow(x - mean, 2)).reduce((a, b) => a + b) / n);
	};
	const isRecordEmpty = function(record) {
		return record.every((field) => field == null || field.toString && field.toString().trim() === "");
	};
	const cr = 13;
	const nl = 10;
	const boms = {
		utf8: Buffer$1.from([
			239,
			187,
			191
		]),
		utf16le: Buffer$1.from([255, 254])
	};
	const transform = function(original_options = {}) {
		const info = {
			bytes: 0,
			bytes_records: 0,
			comment_lines: 0,
			empty_lines: 0,
			invalid_field_length: 0,
			lines: 1,
			records: 0
		};
		const options = normalize_options(original_options);
		return {
			info,
			original_options,
			options,
			state: init_state(options),
			__needMoreData: function(i, bufLen, end) {
				if (end) return false;
				const { encoding, escape, quote } = this.options;
				const { quoting, needMoreDataSize, recordDelimiterMaxLength } = this.state;
				return bufLen - i - 1 < Math.max(needMoreDataSize, recordDelimiterMaxLength === 0 ? Buffer$1.from("\r\n", encoding).length : recordDelimiterMaxLength, quoting ? (escape === null ? 0 : escape.length) + quote.length : 0, quoting ? quote.length + recordDelimiterMaxLength : 0);
			},
			parse: function(nextBuf, end, push, close) {
				const { bom, comment_no_infix, delimiter_auto, encoding, from_line, ltrim, max_record_size, raw, relax_quotes, rtrim, skip_empty_lines, to, to_line } = this.options;
				let { comment, escape, quote, record_delimiter } = this.options;
				const { bomSkipped, delimiterDiscovered, delimiterBufPrevious, rawBuffer, escapeIsQuote } = this.state;
				if (!delimiterDiscovered && delimiter_auto) {
					let delimiterBuf;
					if (delimiterBufPrevious === void 0) delimiterBuf = nextBuf;
					else if (delimiterBufPrevious !== void 0 && nextBuf === void 0) delimiterBuf = delimiterBufPrevious;
					else delimiterBuf = Buffer$1.concat([delimiterBufPrevious, nextBuf]);
					nextBuf = void 0;
					if (end || delimiterBuf.length > delimiter_auto.size) {
						this.options.delimiter = [Buffer$1.from(delimiter_discover(delimiterBuf, this.options.delimiter_auto))];
						this.state.previousBuf = delimiterBuf;
						this.state.delimiterBufPrevious = void 0;
						this.state.delimiterDiscovered = true;
					} else {
						this.state.delimiterBufPrevious = delimiterBuf;
						return;
					}
				}
				const { previousBuf } = this.state;
				let buf;
				if (previousBuf === void 0) {
					if (nextBuf === void 0) {
						close();
						return;
					} else buf = nextBuf;
				} else if (previousBuf !== void 0 && nextBuf === void 0) buf = previousBuf;
				else buf = Buffer$1.concat([previousBuf, nextBuf]);
				if (bomSkipped === false) {
					if (bom === false) this.state.bomSkipped = true;
					else if (buf.length < 3) {
						if (end === false) {
							this.state.previousBuf = buf;
							return;
						}
					} else {
						for (const encoding in boms) if (boms[encoding].compare(buf, 0, boms[encoding].length) === 0) {
							const bomLength = boms[encoding].length;
							this.state.bufBytesStart += bomLength;
							buf = buf.slice(bomLength);
							const options = normalize_options({
								...this.original_options,
								encoding
							});
							for (const key in options) this.options[key] = options[key];
							({comment, escape, quote} = this.options);
							break;
						}
						this.state.bomSkipped = true;
					}
				}
				const bufLen = buf.length;
				let pos = 0;
				for (; pos < bufLen; pos++) {
					if (this.__needMoreData(pos, bufLen, end)) break;
					if (this.state.wasRowDelimiter === true) {
						this.info.lines++;
						this.state.wasRowDelimiter = false;
					}
					if (to_line !== -1 && this.info.lines > to_line) {
						this.state.stop = true;
						close();
						return;
					}
					if (this.state.quoting === false && record_delimiter.length === 0) {
						if (this.__autoDiscoverRecordDelimiter(buf, pos)) record_delimiter = this.options.record_delimiter;
					}
					const chr = buf[pos];
					if (raw === true) rawBuffer.append(chr);
					if ((chr === cr || chr === nl) && this.state.wasRowDelimiter === false) this.state.wasRowDelimiter = true;
					if (this.state.escaping === true) this.state.escaping = false;
					else {
						if (escape !== null && this.state.quoting === true && this.__isEscape(buf, pos, chr) && pos + escape.length < bufLen) {
							if (escapeIsQuote) {
								if (this.__isQuote(buf, pos + escape.length)) {
									this.state.escaping = true;
									pos += escape.length - 1;
									continue;
								}
							} else {
								this.state.escaping = true;
								pos += escape.length - 1;
								continue;
							}
						}
						if (this.state.commenting === false && this.__isQuote(buf, pos)) {
							if (this.state.quoting === true) {
								const nextChr = buf[pos + quote.length];
								const isNextChrTrimable = rtrim && this.__isCharTrimable(buf, pos + quote.length);
								const isNextChrComment = comment !== null && this.__compareBytes(comment, buf, pos + quote.length, nextChr);
								const isNextChrDelimiter = this.__isDelimiter(buf, pos + quote.length, nextChr);
								const isNextChrRecordDelimiter = record_delimiter.length === 0 ? this.__autoDiscoverRecordDelimiter(buf, pos + quote.length) : this.__isRecordDelimiter(nextChr, buf, pos + quote.length);
								if (escape !== null && this.__isEscape(buf, pos, chr) && this.__isQuote(buf, pos + escape.length)) pos += escape.length - 1;
								else if (!nextChr || isNextChrDelimiter || isNextChrRecordDelimiter || isNextChrComment || isNextChrTrimable) {
									this.state.quoting = false;
									this.state.wasQuoting = true;
									pos += quote.length - 1;
									continue;
								} else if (relax_quotes === false) {
									const err = this.__error(new CsvError("CSV_INVALID_CLOSING_QUOTE", [
										"Invalid Closing Quote:",
										`got "${String.fromCharCode(nextChr)}"`,
										`at line ${this.info.lines}`,
										"instead of delimiter, record delimiter, trimable character",
										"(if activated) or comment"
									], this.options, this.__infoField()));
									if (err !== void 0) return err;
								} else {
									this.state.quoting = false;
									this.state.wasQuoting = true;
									this.state.field.prepend(quote);
									pos += quote.length - 1;
								}
							} else if (this.state.field.length !== 0) {
								if (relax_quotes === false) {
									const info = this.__infoField();
									const bom = Object.keys(boms).map((b) => boms[b].equals(this.state.field.toString()) ? b : false).filter(Boolean)[0];
									const err = this.__error(new CsvError("INVALID_OPENING_QUOTE", [
										"Invalid Opening Quote:",
										`a quote is found on field ${JSON.stringify(info.column)} at line ${info.lines}, value is ${JSON.stringify(this.state.field.toString(encoding))}`,
										bom ? `(${bom} bom)` : void 0
									], this.options, info, { field: this.state.field }));
									if (err !== void 0) return err;
								}
							} else {
								this.state.quoting = true;
								pos += quote.length - 1;
								continue;
							}
						}
						if (this.state.quoting === false) {
							const recordDelimiterLength = this.__isRecordDelimiter(chr, buf, pos);
							if (recordDelimiterLength !== 0) {
								if (this.state.commenting && this.state.wasQuoting === false && this.state.record.length === 0 && this.state.field.length === 0) this.info.comment_lines++;
								else {
									if (this.state.enabled === false && this.info.lines + (this.state.wasRowDelimiter === true ? 1 : 0) >= from_line) {
										this.state.enabled = true;
										this.__resetField();
										this.__resetRecord();
										pos += recordDelimiterLength - 1;
										continue;
									}
									if (skip_empty_lines === true && this.state.wasQuoting === false && this.state.record.length === 0 && this.state.field.length === 0) {
										this.info.empty_lines++;
										pos += recordDelimiterLength - 1;
										continue;
									}
									this.info.bytes = this.state.bufBytesStart + pos;
									const errField = this.__onField();
									if (errField !== void 0) return errField;
									this.info.bytes = this.state.bufBytesStart + pos + recordDelimiterLength;
									const errRecord = this.__onRecord(push);
									if (errRecord !== void 0) return errRecord;
									if (to !== -1 && this.info.records >= to) {
										this.state.stop = true;
										close();
										return;
									}
								}
								this.state.commenting = false;
								pos += recordDelimiterLength - 1;
								continue;
							}
							if (this.state.commenting) continue;
							if (comment !== null && (comment_no_infix === false || this.state.record.length === 0 && this.state.field.length === 0)) {
								if (this.__compareBytes(comment, buf, pos, chr) !== 0) {
									this.state.commenting = true;
									continue;
								}
							}
							const delimiterLength = this.__isDelimiter(buf, pos, chr);
							if (delimiterLength !== 0) {
								this.info.bytes = this.state.bufBytesStart + pos;
								const errField = this.__onField();
								if (errField !== void 0) return errField;
								pos += delimiterLength - 1;
								continue;
							}
						}
					}
					if (this.state.commenting === false) {
						if (max_record_size !== 0 && this.state.record_length + this.state.field.length > max_record_size) return this.__error(new CsvError("CSV_MAX_RECORD_SIZE", [
							"Max Record Size:",
							"record exceed the maximum number of tolerated bytes",
							`of ${max_record_size}`,
							`at line ${this.info.lines}`
						], this.options, this.__infoField()));
					}
					const lappend = ltrim === false || this.state.quoting === true || this.state.field.length !== 0 || !this.__isCharTrimable(buf, pos);
					const rappend = rtrim === false || this.state.wasQuoting === false;
					if (lappend === true && rappend === true) this.state.field.append(chr);
					else if (rtrim === true && !this.__isCharTrimable(buf, pos)) return this.__error(new CsvError("CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE", [
						"Invalid Closing Quote:",
						"found non trimable byte after quote",
						`at line ${this.info.lines}`
					], this.options, this.__infoField()));
					else {
						if (lappend === false) pos += this.__isCharTrimable(buf, pos) - 1;
						continue;
					}
				}
				if (end === true) {
					if (this.state.quoting === true) {
						const err = this.__error(new CsvError("CSV_QUOTE_NOT_CLOSED", ["Quote Not Closed:", `the parsing is finished with an opening quote at line ${this.info.lines}`], this.options, this.__infoField()));
						if (err !== void 0) return err;
					} else if (this.state.wasQuoting === true || this.state.record.length !== 0 || this.state.field.length !== 0) {
						this.info.bytes = this.state.bufBytesStart + pos;
						const errField = this.__onField();
						if (errField !== void 0) return errField;
						const errRecord = this.__onRecord(push);
						if (errRecord !== void 0) return errRecord;
					} else if (this.state.wasRowDelimiter === true) this.info.empty_lines++;
					else if (this.state.commenting === true) this.info.comment_lines++;
				} else {
					this.state.bufBytesStart += pos;
					this.state.previousBuf = buf.slice(pos);
				}
				if (this.state.wasRowDelimiter === true) {
					this.info.lines++;
					this.state.wasRowDelimiter = false;
				}
			},
			__onRecord: function(push) {
				const { columns, group_columns_by_name, encoding, info, from, relax_column_count, relax_column_count_less, relax_column_count_more, raw, skip_records_with_empty_values } = this.options;
				const { enabled, record } = this.state;
				if (enabled === false) return this.__resetRecord();
				const recordLength = record.length;
				if (columns === true) {
					if (skip_records_with_empty_values === true && isRecordEmpty(record)) {
						this.__resetRecord();
						return;
					}
					return this.__firstLineToColumns(record);
				}
				if (columns === false && this.info.records === 0) this.state.expectedRecordLength = recordLength;
				if (recordLength !== this.state.expectedRecordLength) {
					const err = columns === false ? new CsvError("CSV_RECORD_INCONSISTENT_FIELDS_LENGTH", [
						"Invalid Record Length:",
						`expect ${this.state.expectedRecordLength},`,
						`got ${recordLength} on line ${this.info.lines}`
					], this.options, this.__infoField(), { record }) : new CsvError("CSV_RECORD_INCONSISTENT_COLUMNS", [
						"Invalid Record Length:",
						`columns length is ${columns.length},`,
						`got ${recordLength} on line ${this.info.lines}`
					], this.options, this.__infoField(), { record });
					if (relax_column_count === true || relax_column_count_less === true && recordLength < this.state.expectedRecordLength || relax_column_count_more === true && recordLength > this.state.expectedRecordLength) {
						this.info.invalid_field_length++;
						this.state.error = err;
					} else {
						const finalErr = this.__error(err);
						if (finalErr) return finalErr;
					}
				}
				if (skip_records_with_empty_values === true && isRecordEmpty(record)) {
					this.__resetRecord();
					return;
				}
				if (this.state.recordHasError === true) {
					this.__resetRecord();
					this.state.recordHasError = false;
					return;
				}
				this.info.records++;
				if (from === 1 || this.info.records >= from) {
					const { objname } = this.options;
					if (columns !== false) {
						const obj = {};
						for (let i = 0, l = record.length; i < l; i++) {
							if (columns[i] === void 0 || columns[i].disabled) continue;
							if (group_columns_by_name === true && Object.hasOwn(obj, columns[i].name)) {
								if (Array.isArray(obj[columns[i].name])) obj[columns[i].name] = obj[columns[i].name].concat(record[i]);
								else obj[columns[i].name] = [obj[columns[i].name], record[i]];
							} else Object.defineProperty(obj, columns[i].name, {
								value: record[i],
								enumerable: true,
								writable: true,
								configurable: true
							});
						}
						if (raw === true || info === true) {
							const extRecord = Object.assign({ record: obj }, raw === true ? { raw: this.state.rawBuffer.toString(encoding) } : {}, info === true ? { info: this.__infoRecord() } : {});
							const err = this.__push(objname === void 0 ? extRecord : [obj[objname], extRecord], push);
							if (err) return err;
						} else {
							const err = this.__push(objname === void 0 ? obj : [obj[objname], obj], push);
							if (err) return err;
						}
					} else if (raw === true || info === true) {
						const extRecord = Object.assign({ record }, raw === true ? { raw: this.state.rawBuffer.toString(encoding) } : {}, info === true ? { info: this.__infoRecord() } : {});
						const err = this.__push(objname === void 0 ? extRecord : [record[objname], extRecord], push);
						if (err) return err;
					} else {
						const err = this.__push(objname === void 0 ? record : [record[objname], record], push);
						if (err) return err;
					}
				}
				this.__resetRecord();
			},
			__firstLineToColumns: function(record) {
				const { firstLineToHeaders } = this.state;
				try {
					const headers = firstLineToHeaders === void 0 ? record : firstLineToHeaders.call(null, record);
					if (!Array.isArray(headers)) return this.__error(new CsvError("CSV_INVALID_COLUMN_MAPPING", [
						"Invalid Column Mapping:",
						"expect an array from column function,",
						`got ${JSON.stringify(headers)}`
					], this.options, this.__infoField(), { headers }));
					const normalizedHeaders = normalize_columns_array(headers);
					this.state.expectedRecordLength = normalizedHeaders.length;
					this.options.columns = normalizedHeaders;
					this.__resetRecord();
					return;
				} catch (err) {
					return err;
				}
			},
			__resetRecord: function() {
				if (this.options.raw === true) this.state.rawBuffer.reset();
				this.state.error = void 0;
				this.state.record = [];
				this.state.record_length = 0;
			},
			__onField: function() {
				const { cast, encoding, rtrim, max_record_size } = this.options;
				const { enabled, wasQuoting } = this.state;
				if (enabled === false) return this.__resetField();
				let field = this.state.field.toString(encoding);
				if (rtrim === true && wasQuoting === false) field = field.trimRight();
				if (cast === true) {
					const [err, f] = this.__cast(field);
					if (err !== void 0) return err;
					field = f;
				}
				this.state.record.push(field);
				if (max_record_size !== 0 && typeof field === "string") this.state.record_length += field.length;
				this.__resetField();
			},
			__resetField: function() {
				this.state.field.reset();
				this.state.wasQuoting = false;
			},
			__push: function(record, push) {
				const { on_record } = this.options;
				if (on_record !== void 0) {
					const info = this.__infoRecord();
					try {
						record = on_record.call(null, record, info);
					} catch (err) {
						return err;
					}
					if (record === void 0 || record === null) return;
				}
				this.info.bytes_records += this.info.bytes;
				push(record);
			},
			__cast: function(field) {
				const { columns, relax_column_count } = this.options;
				if (Array.isArray(columns) === true && relax_column_count && this.options.columns.length <= this.state.record.length) return [void 0, void 0];
				if (this.state.castField !== null) try {
					const info = this.__infoField();
					return [void 0, this.state.castField.call(null, field, info)];
				} catch (err) {
					return [err];
				}
				if (this.__isFloat(field)) return [void 0, parseFloat(field)];
				else if (this.options.cast_date !== false) {
					const info = this.__infoField();
					return [void 0, this.options.cast_date.call(null, field, info)];
				}
				return [void 0, field];
			},
			__compareBytes: function(sourceBuf, targetBuf, targetPos, firstByte) {
				if (sourceBuf[0] !== firstByte) return 0;
				const sourceLength = sourceBuf.length;
				for (let i = 1; i < sourceLength; i++) if (sourceBuf[i] !== targetBuf[targetPos + i]) return 0;
				return sourceLength;
			},
			__isCharTrimable: function(buf, pos) {
				const { timchars, timcharFirstBytes } = this.state;
				const first = buf[pos];
				if (first === void 0 || timcharFirstBytes[first] === 0) return 0;
				loop1: for (let i = 0; i < timchars.length; i++) {
					const timchar = timchars[i];
					for (let j = 0; j < timchar.length; j++) if (timchar[j] !== buf[pos + j]) continue loop1;
					return timchar.length;
				}
				return 0;
			},
			__isDelimiter: function(buf, pos, chr) {
				const { delimiter, ignore_last_delimiters } = this.options;
				if (ignore_last_delimiters === true && this.state.record.length === this.options.columns.length - 1) return 0;
				else if (ignore_last_delimiters !== false && typeof ignore_last_delimiters === "number" && this.state.record.length === ignore_last_delimiters - 1) return 0;
				loop1: for (let i = 0; i < delimiter.length; i++) {
					const del = delimiter[i];
					if (del[0] === chr) {
						for (let j = 1; j < del.length; j++) if (del[j] !== buf[pos + j]) continue loop1;
						return del.length;
					}
				}
				return 0;
			},
			__isEscape: function(buf, pos, chr) {
				const { escape } = this.options;
				if (escape === null) return false;
				const l = escape.length;
				if (escape[0] === chr) {
					for (let i = 0; i < l; i++) if (escape[i] !== buf[pos + i]) return false;
					return true;
				}
				return false;
			},
			__isFloat: function(value) {
				return value - parseFloat(value) + 1 >= 0;
			},
			__isQuote: function(buf, pos) {
				const { quote } = this.options;
				if (quote === null) return false;
				const l = quote.length;
				for (let i = 0; i < l; i++) if (quote[i] !== buf[pos + i]) return false;
				return true;
			},
			__isRecordDelimiter: function(chr, buf, pos) {
				const { record_delimiter } = this.options;
				const recordDelimiterLength = record_delimiter.length;
				loop1: for (let i = 0; i < recordDelimiterLength; i++) {
					const rd = record_delimiter[i];
					const rdLength = rd.length;
					if (rd[0] !== chr) continue;
					for (let j = 1; j < rdLength; j++) if (rd[j] !== buf[pos + j]) continue loop1;
					return rd.length;
				}
				return 0;
			},
			__autoDiscoverRecordDelimiter: function(buf, pos) {
				const { encoding } = this.options;
				const rds = [
					Buffer$1.from("\r\n", encoding),
					Buffer$1.from("\n", encoding),
					Buffer$1.from("\r", encoding)
				];
				loop: for (let i = 0; i < rds.length; i++) {
					const l = rds[i].length;
					for (let j = 0; j < l; j++) if (rds[i][j] !== buf[pos + j]) continue loop;
					this.options.record_delimiter.push(rds[i]);
					this.state.recordDelimiterMaxLength = rds[i].length;
					return rds[i].length;
				}
				return 0;
			},
			__error: function(msg) {
				const { encoding, raw, skip_records_with_error } = this.options;
				const err = typeof msg === "string" ? new Error(msg) : msg;
				if (skip_records_with_error) {
					this.state.recordHasError = true;
					if (this.options.on_skip !== void 0) try {
						this.options.on_skip(err, raw ? this.state.rawBuffer.toString(encoding) : void 0);
					} catch (err) {
						return err;
					}
					return;
				} else return err;
			},
			__infoDataSet: function() {
				return {
					...this.info,
					columns: this.options.columns
				};
			},
			__infoRecord: function() {
				const { columns, raw, encoding } = this.options;
				return {
					...this.__infoDataSet(),
					bytes_records: this.info.bytes,
					error: this.state.error,
					header: columns === true,
					index: this.state.record.length,
					raw: raw ? this.state.rawBuffer.toString(encoding) : void 0
				};
			},
			__infoField: function() {
				const { columns } = this.options;
				const isColumns = Array.isArray(columns);
				const bytes_records = this.info.bytes_records;
				return {
					...this.__infoRecord(),
					bytes_records,
					column: isColumns === true ? columns.length > this.state.record.length ? columns[this.state.record.length].name : null : this.state.record.length,
					quoting: this.state.wasQuoting
				};
			}
		};
	};
	var Parser = class extends Transform {
		constructor(opts = {}) {
			super({
				readableObjectMode: true,
				...opts,
				encoding: null
			});
			this.api = transform({
				on_skip: (err, chunk) => {
					this.emit("skip", err, chunk);
				},
				...opts
			});
			this.state = this.api.state;
			this.options = this.api.options;
			this.info = this.api.info;
		}
		_transform(buf, _, callback) {
			if (this.state.stop === true) return;
			const err = this.api.parse(buf, false, (record) => {
				this.push(record);
			}, () => {
				this.push(null);
				this.end();
				this.on("end", this.destroy);
			});
			if (err !== void 0) this.state.stop = true;
			callback(err);
		}
		_flush(callback) {
			if (this.state.stop === true) return;
			callback(this.api.parse(void 0, true, (record) => {
				this.push(record);
			}, () => {
				this.push(null);
				this.on("end", this.destroy);
			}));
		}
	};
	const parse = function() {
		let data, options, callback;
		for (const i in arguments) {
			const argument = arguments[i];
			const type = typeof argument;
			if (data === void 0 && (typeof argument === "string" || isBuffer(argument))) data = argument;
			else if (options === void 0 && is_object(argument)) options = argument;
			else if (callback === void 0 && type === "function") callback = argument;
			else throw new CsvError("CSV_INVALID_ARGUMENT", ["Invalid argument:", `got ${JSON.stringify(argument)} at index ${i}`], options || {});
		}
		const parser = new Parser(options);
		if (callback) {
			const records = options === void 0 || options.objname === void 0 ? [] : Object.create(null);
			parser.on("readable", function() {
				let record;
				while ((record = this.read()) !== null) if (options === void 0 || options.objname === void 0) records.push(record);
				else Object.assign(records, { [record[0]]: record[1] });
			});
			parser.on("error", function(err) {
				callback(err, void 0, parser.api.__infoDataSet());
			});
			parser.on("end", function() {
				callback(void 0, records, parser.api.__infoDataSet());
			});
		}
		if (data !== void 0) {
			const writer = function() {
				parser.write(data);
				parser.end();
			};
			if (typeof setImmediate === "function") setImmediate(writer);
			else setTimeout(writer, 0);
		}
		return parser;
	};
	// src/resources/importBillingDeals/rehearsal/csvRows.ts
	/**
	* The rows of a file, its header first, in batches of about one piece each. Cells are texts and stay as they are.
	* @throws FileRefusal for what is no CSV
	*/
	async function* csvRows(pieces, format) {
		let batch = [];
		const take = (row) => {
			batch.push(row);
			return null;
		};
		const parser = parse({
			...csvOptions(format),
			on_record: take
		});
		const ended = new Promise((resolve, reject) => {
			parser.on("end", resolve);
			parser.on("error", () => reject(new FileRefusal([{ key: "OnlyCsvFilesAreAllowed" }])));
		});
		ended.catch(() => void 0);
		parser.resume();
		for (const text of decoded(pieces, format.encoding)) {
			const taken = new Promise((resolve) => parser.write(text, () => resolve()));
			await Promise.race([taken, ended]);
			const full = batch;
			batch = [];
			yield full;
		}
		parser.end();
		await ended;
		yield batch;
	}
	// contract/messages/en.ts
	/** English texts of rules and results; `||||` parts the plural forms one and other. */
	const en = {
		Required: "Required",
		Invalid: "Invalid",
		Expired: "Expired",
		IsraeliNationalIdMustBeValid: "Must be valid Israeli National ID",
		EmailMustBeValid: "Email must be valid",
		MustBeValidID: "Must be a valid ID",
		SpacesNotAllowed: "Spaces are not allowed",
		AddressMustBePublic: "Must be an https address with a public name",
		HeaderNameNotAllowed: "Must be the name of a header, and none that HTTP itself uses",
		HeaderValueNotAllowed: "Only the letters a–z, digits and signs are allowed",
		TimeMustBeValid: "Must be a time of day, HH:mm",
		MustBeNumberInRange: "Must be a number in the allowed range",
		MustBeInRange: "Must be in range between %{min} and %{max}",
		MustBeLessThanCharacters: "Must be less than %{max} characters",
		MustBeBetweenCharacters: "Must be more than %{min} and less or equal to %{max} characters",
		MustBeExactlyCharacters: "Must be exactly %{val} characters",
		MustHaveAtMost: "At most %{max} are allowed",
		MustBeBiggerThan: "Must be bigger than %{min}",
		MustBeLessThan: "Must be less than %{max}",
		AllowedPrecision: "Allowed precision is %{val}",
		OnlyPositiveNumbersAreAllowed: "Only positive numbers are allowed",
		OnlyNumbersAreAllowed: "Only numbers are allowed",
		OnlyWholeNumbersAreAllowed: "Only whole numbers are allowed",
		PercentageMustBeLessThan100: "Percentage should be less than 100 to apply",
		SelectionLimit: "You can only select one item |||| You can only select up to %{smart_count} items",
		OnlyImagesAreAllowed: "Only images are allowed",
		OnlyCssFilesAreAllowed: "Only CSS files are allowed",
		OnlyCsvFilesAreAllowed: "Only CSV files are allowed",
		MaxFileSize: "Max file size is 1MB",
		FileTooLarge: "The file may have at most %{max} MB",
		FileTooLong: "The file may have at most %{max} rows",
		FileLacksColumn: "The file lacks this column",
		FileIsEmpty: "The file has no rows",
		CellHoldsCardNumber: "The cell may hold a card number. Such a row is not imported",
		FileNameHoldsCardNumber: "The file name may hold a card number",
		HeadingHoldsCardNumber: "The heading row may hold a card number",
		RowImportedAlready: "The same row was imported already",
		EndDateLaterStart: "End Date should be later than Start Date",
		CreditCardHasExpired: "Credit Card has expired",
		InvalidCardNumber: "Invalid credit card number",
		InvalidExpirationDate: "Invalid expiration date",
		BankAccountMayBeWrong: "The account number may be wrong: its check digit does not fit. It can be saved all the same",
		DiscountExceedsSum: "The discount cannot be greater than the amount before it",
		LineMustAddUp: "The amount of a line must be its price × quantity, less its discount",
		VatMustFit: "The VAT does not fit the amount",
		InstallmentsMustEqualTotal: "The payments must add up to the transaction amount",
		PaymentTypesSumMustEqualInvoice: "Payment types sum should be equal to the invoice amount",
		ChequesSumExceedsInvoice: "Sum of cheques amount can't be greater than invoice amount",
		MultiplePaymentsNotAllowed: "Multiple Card, Cash, or Bank payments are not allowed",
		OnlyIlsInvoices: "Can only issue invoice for ILS transactions",
		ConsumerEmailIsRequired: "Consumer email is required",
		ConsumerNameIsRequired: "Consumer name is required",
		AddressIsRequired: "Address is required",
		CanNotImportCustomerWithoutEmail: "Can't import customer without e-mail",
		CanNotSaveCheckForm: "Can not save. Please check form values",
		AnErrorOccurred: "An error occured",
		SomethingWentWrong: "Something went wrong",
		ServerErrorTryAgainLater: "Server Error. Try again later",
		CouldNotCreateTransaction: "Could not create transaction",
		CouldNotCreateInvoice: "Could not create Invoice",
		CardTokenDeleted: "Credit Card Token is no longer available. It has been deleted",
		CouldNotQueueTransactions: "Could not queue one transaction |||| Could not queue %{smart_count} transactions",
		QueuedTransactions: "Successfully queued one transaction |||| Successfully queued %{smart_count} transactions",
		CanNotCopyToClipboard: "Can not copy to Clipboard",
		CopiedToClipboard: "Copied to Clipboard",
		SessionExpired: "Session has expired",
		NoAvailableTerminals: "No available terminals",
		TerminalNotSelected: "Terminal not selected",
		SystemIsNotReadyToUse: "System is not ready to use",
		NotFound: "Not found",
		CreatedSuccessfully: "Created Successfully",
		SuccessfullySaved: "Successfully Saved",
		InvoiceSent: "Invoice Sent",
		InvoiceCancelled: "Invoice Cancelled",
		TransactionTransmitted: "Transaction Transmitted",
		NewVersionAvailable: "A new version is available. Please refresh the page",
		UnknownJDealType: "Could not process the action type %{type}",
		NotOfferedYet: "This action is not available yet",
		RequestNotReadable: "The request could not be read",
		RequestTooLarge: "The request is too large"
	};
	// contract/messages/he.ts
	/**
	* Texts of rules and results that client and sandbox both speak (spec §5 and §8, CONTEXT.md).
	* `%{name}` is a placeholder, `||||` parts the plural forms one, two and other.
	*/
	const he = {
		Required: "שדה חובה",
		Invalid: "ערך לא תקין",
		Expired: "פג תוקף",
		IsraeliNationalIdMustBeValid: "יש להזין מספר תעודת זהות תקין",
		EmailMustBeValid: "יש להזין כתובת דוא״ל תקינה",
		MustBeValidID: "יש להזין מזהה תקין",
		SpacesNotAllowed: "אין להשתמש ברווחים",
		AddressMustBePublic: "נדרשת כתובת https עם שם ציבורי",
		HeaderNameNotAllowed: "נדרש שם של כותרת, שאינה בשימוש של פרוטוקול HTTP עצמו",
		HeaderValueNotAllowed: "ניתן להזין אותיות לטיניות, ספרות וסימנים בלבד",
		TimeMustBeValid: "נדרשת שעה ביממה, HH:mm",
		MustBeNumberInRange: "יש להזין מספר בטווח המותר",
		MustBeInRange: "יש להזין ערך בין %{min} ל-%{max}",
		MustBeLessThanCharacters: "יש להזין פחות מ-%{max} תווים",
		MustBeBetweenCharacters: "יש להזין יותר מ-%{min} תווים ולא יותר מ-%{max} תווים",
		MustBeExactlyCharacters: "יש להזין %{val} תווים בדיוק",
		MustHaveAtMost: "ניתן להזין %{max} לכל היותר",
		MustBeBiggerThan: "הערך חייב להיות גדול מ-%{min}",
		MustBeLessThan: "הערך חייב להיות קטן מ-%{max}",
		AllowedPrecision: "מספר הספרות המותר אחרי הנקודה העשרונית הוא %{val}",
		OnlyPositiveNumbersAreAllowed: "ניתן להזין מספרים חיוביים בלבד",
		OnlyNumbersAreAllowed: "ניתן להזין מספרים בלבד",
		OnlyWholeNumbersAreAllowed: "ניתן להזין מספרים שלמים בלבד",
		PercentageMustBeLessThan100: "האחוז חייב להיות נמוך מ-100",
		SelectionLimit: "ניתן לבחור פריט אחד בלבד |||| ניתן לבחור שני פריטים בלבד |||| ניתן לבחור עד %{smart_count} פריטים בלבד",
		OnlyImagesAreAllowed: "ניתן להעלות קובצי תמונה בלבד",
		OnlyCssFilesAreAllowed: "ניתן להעלות קובצי CSS בלבד",
		OnlyCsvFilesAreAllowed: "ניתן להעלות קובצי CSV בלבד",
		MaxFileSize: "גודל הקובץ המרבי הוא 1MB",
		FileTooLarge: "גודל הקובץ המרבי הוא %{max} MB",
		FileTooLong: "מספר השורות המרבי בקובץ הוא %{max}",
		FileLacksColumn: "העמודה חסרה בקובץ",
		FileIsEmpty: "אין שורות בקובץ",
		CellHoldsCardNumber: "ייתכן שהתא מכיל מספר כרטיס. שורה כזו אינה מיובאת",
		FileNameHoldsCardNumber: "ייתכן ששם הקובץ מכיל מספר כרטיס",
		HeadingHoldsCardNumber: "ייתכן ששורת הכותרות מכילה מספר כרטיס",
		RowImportedAlready: "שורה זהה כבר יובאה",
		EndDateLaterStart: "תאריך הסיום חייב להיות מאוחר מתאריך ההתחלה",
		CreditCardHasExpired: "תוקף כרטיס האשראי פג",
		InvalidCardNumber: "מספר כרטיס האשראי אינו תקין",
		InvalidExpirationDate: "תוקף הכרטיס אינו תקין",
		BankAccountMayBeWrong: "ייתכן שמספר החשבון שגוי: ספרת הביקורת אינה תואמת. ניתן לשמור בכל זאת",
		DiscountExceedsSum: "ההנחה אינה יכולה לעלות על הסכום שלפניה",
		LineMustAddUp: "סכום השורה חייב להיות המחיר כפול הכמות, פחות ההנחה",
		VatMustFit: "סכום המע״מ אינו תואם את סכום העסקה",
		InstallmentsMustEqualTotal: "סכום התשלומים חייב להיות שווה לסכום העסקה",
		PaymentTypesSumMustEqualInvoice: "סכום אמצעי התשלום חייב להיות שווה לסכום החשבונית",
		ChequesSumExceedsInvoice: "סכום ההמחאות אינו יכול לעלות על סכום החשבונית",
		MultiplePaymentsNotAllowed: "לא ניתן להזין יותר מתשלום אחד בכרטיס, במזומן או בהעברה בנקאית",
		OnlyIlsInvoices: "ניתן להפיק חשבונית לעסקאות בשקלים בלבד",
		ConsumerEmailIsRequired: "דוא״ל הלקוח הוא שדה חובה",
		ConsumerNameIsRequired: "שם הלקוח הוא שדה חובה",
		AddressIsRequired: "כתובת היא שדה חובה",
		CanNotImportCustomerWithoutEmail: "לא ניתן לייבא לקוח ללא כתובת דוא״ל",
		CanNotSaveCheckForm: "לא ניתן לשמור. יש לבדוק את הערכים בטופס",
		AnErrorOccurred: "אירעה שגיאה",
		SomethingWentWrong: "משהו השתבש",
		ServerErrorTryAgainLater: "שגיאת שרת. יש לנסות שוב מאוחר יותר",
		CouldNotCreateTransaction: "יצירת העסקה נכשלה",
		CouldNotCreateInvoice: "הפקת החשבונית נכשלה",
		CardTokenDeleted: "הכרטיס השמור אינו זמין עוד. הוא נמחק",
		CouldNotQueueTransactions: "עסקה אחת לא נכנסה לתור |||| שתי עסקאות לא נכנסו לתור |||| %{smart_count} עסקאות לא נכנסו לתור",
		QueuedTransactions: "עסקה אחת נכנסה לתור בהצלחה |||| שתי עסקאות נכנסו לתור בהצלחה |||| %{smart_count} עסקאות נכנסו לתור בהצלחה",
		CanNotCopyToClipboard: "לא ניתן להעתיק ללוח",
		CopiedToClipboard: "הועתק ללוח",
		SessionExpired: "תוקף ההתחברות פג",
		NoAvailableTerminals: "אין מסופים זמינים",
		TerminalNotSelected: "לא נבחר מסוף",
		SystemIsNotReadyToUse: "המערכת אינה מוכנה לשימוש",
		NotFound: "לא נמצא",
		CreatedSuccessfully: "נוצר בהצלחה",
		SuccessfullySaved: "נשמר בהצלחה",
		InvoiceSent: "החשבונית נשלחה",
		InvoiceCancelled: "החשבונית בוטלה",
		TransactionTransmitted: "העסקה שודרה",
		NewVersionAvailable: "קיימת גרסה חדשה. יש לרענן את העמוד",
		UnknownJDealType: "לא ניתן לעבד את סוג העסקה %{type}",
		NotOfferedYet: "הפעולה עדיין אינה זמינה",
		RequestNotReadable: "לא ניתן לקרוא את הבקשה",
		RequestTooLarge: "הבקשה גדולה מדי"
	};
	// src/resources/importBillingDeals/rehearsal/faultTexts.ts
	/** Headings of the two columns that a checked file gains; nobody reads them when it comes again. */
	const faultHeadings = ["שגיאות", "Faults"];
	const textIn = (texts, faults) => faults.map(({ column, key, values = {} }) => {
		return `${column}: ${texts[key].replaceAll(/%\{(\w+)\}/g, (_, name) => String(values[name] ?? ""))}`;
	}).join("; ");
	/** What is wrong with a row, in Hebrew and in English. */
	const faultTexts = (faults) => [textIn(he, faults), textIn(en, faults)];
	// node_modules/property-expr/index.js
	/**
	* Based on Kendo UI Core expression code <https://github.com/telerik/kendo-ui-core#license-information>
	*/
	var require_property_expr = /* @__PURE__ */ __commonJSMin(((exports, module) => {
		function Cache(maxSize) {
			this._maxSize = maxSize;
			this.clear();
		}
		Cache.prototype.clear = function() {
			this._size = 0;
			this._values = Object.create(null);
		};
		Cache.prototype.get = function(key) {
			return this._values[key];
		};
		Cache.prototype.set = function(key, value) {
			this._size >= this._maxSize && this.clear();
			if (!(key in this._values)) this._size++;
			return this._values[key] = value;
		};
		var SPLIT_REGEX = /[^.^\]^[]+|(?=\[\]|\.\.)/g;
		var DIGIT_REGEX = /^\d+$/;
		var LEAD_DIGIT_REGEX = /^\d/;
		var SPEC_CHAR_REGEX = /[~`!#$%\^&*+=\-\[\]\\';,/{}|\\":<>\?]/g;
		var CLEAN_QUOTES_REGEX = /^\s*(['"]?)(.*?)(\1)\s*$/;
		var MAX_CACHE_SIZE = 512;
		var pathCache = new Cache(MAX_CACHE_SIZE);
		var setCache = new Cache(MAX_CACHE_SIZE);
		var getCache = new Cache(MAX_CACHE_SIZE);
		module.exports = {
			Cache,
			split,
			normalizePath,
			setter: function(path) {
				var parts = normalizePath(path);
				return setCache.get(path) || setCache.set(path, function setter(obj, value) {
					var index = 0;
					var len = parts.length;
					var data = obj;
					while (index < len - 1) {
						var part = parts[index];
						if (part === "__proto__" || part === "constructor" || part === "prototype") return obj;
						data = data[parts[index++]];
					}
					data[parts[index]] = value;
				});
			},
			getter: function(path, safe) {
				var parts = normalizePath(path);
				return getCache.get(path) || getCache.set(path, function getter(data) {
					var index = 0, len = parts.length;
					while (index < len) if (data != null || !safe) data = data[parts[index++]];
					else return;
					return data;
				});
			},
			join: function(segments) {
				return segments.reduce(function(path, part) {
					return path + (isQuoted(part) || DIGIT_REGEX.test(part) ? "[" + part + "]" : (path ? "." : "") + part);
				}, "");
			},
			forEach: function(path, cb, thisArg) {
				forEach(Array.isArray(path) ? path : split(path), cb, thisArg);
			}
		};
		function normalizePath(path) {
			return pathCache.get(path) || pathCache.set(path, split(path).map(function(part) {
				return part.replace(CLEAN_QUOTES_REGEX, "$2");
			}));
		}
		function split(path) {
			return path.match(SPLIT_REGEX) || [""];
		}
		function forEach(parts, iter, thisArg) {
			var len = parts.length, part, idx = 0, isArray, isBracket;
			for (; idx < len; idx++) {
				part = parts[idx];
				if (part) {
					if (shouldBeQuoted(part)) part = "\"" + part + "\"";
					isBracket = isQuoted(part);
					isArray = !isBracket && /^\d+$/.test(part);
					iter.call(thisArg, part, isBracket, isArray, idx, parts);
				}
			}
		}
		function isQuoted(str) {
			return typeof str === "string" && str && ["'", "\""].indexOf(str.charAt(0)) !== -1;
		}
		function hasLeadingNumber(part) {
			return part.match(LEAD_DIGIT_REGEX) && !part.match(DIGIT_REGEX);
		}
		function hasSpecialChars(part) {
			return SPEC_CHAR_REGEX.test(part);
		}
		function shouldBeQuoted(part) {
			return !isQuoted(part) && (hasLeadingNumber(part) || hasSpecialChars(part));
		}
	}));
	// node_modules/tiny-case/index.js
	var require_tiny_case = /* @__PURE__ */ __commonJSMin(((exports, module) => {
		const reWords = /[A-Z\xc0-\xd6\xd8-\xde]?[a-z\xdf-\xf6\xf8-\xff]+(?:['’](?:d|ll|m|re|s|t|ve))?(?=[\xac\xb1\xd7\xf7\x00-\x2f\x3a-\x40\x5b-\x60\x7b-\xbf\u2000-\u206f \t\x0b\f\xa0\ufeff\n\r\u2028\u2029\u1680\u180e\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000]|[A-Z\xc0-\xd6\xd8-\xde]|$)|(?:[A-Z\xc0-\xd6\xd8-\xde]|[^\ud800-\udfff\xac\xb1\xd7\xf7\x00-\x2f\x3a-\x40\x5b-\x60\x7b-\xbf\u2000-\u206f \t\x0b\f\xa0\ufeff\n\r\u2028\u2029\u1680\u180e\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000\d+\u2700-\u27bfa-z\xdf-\xf6\xf8-\xffA-Z\xc0-\xd6\xd8-\xde])+(?:['’](?:D|LL|M|RE|S|T|VE))?(?=[\xac\xb1\xd7\xf7\x00-\x2f\x3a-\x40\x5b-\x60\x7b-\xbf\u2000-\u206f \t\x0b\f\xa0\ufeff\n\r\u2028\u2029\u1680\u180e\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000]|[A-Z\xc0-\xd6\xd8-\xde](?:[a-z\xdf-\xf6\xf8-\xff]|[^\ud800-\udfff\xac\xb1\xd7\xf7\x00-\x2f\x3a-\x40\x5b-\x60\x7b-\xbf\u2000-\u206f \t\x0b\f\xa0\ufeff\n\r\u2028\u2029\u1680\u180e\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000\d+\u2700-\u27bfa-z\xdf-\xf6\xf8-\xffA-Z\xc0-\xd6\xd8-\xde])|$)|[A-Z\xc0-\xd6\xd8-\xde]?(?:[a-z\xdf-\xf6\xf8-\xff]|[^\ud800-\udfff\xac\xb1\xd7\xf7\x00-\x2f\x3a-\x40\x5b-\x60\x7b-\xbf\u2000-\u206f \t\x0b\f\xa0\ufeff\n\r\u2028\u2029\u1680\u180e\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000\d+\u2700-\u27bfa-z\xdf-\xf6\xf8-\xffA-Z\xc0-\xd6\xd8-\xde])+(?:['’](?:d|ll|m|re|s|t|ve))?|[A-Z\xc0-\xd6\xd8-\xde]+(?:['’](?:D|LL|M|RE|S|T|VE))?|\d*(?:1ST|2ND|3RD|(?![123])\dTH)(?=\b|[a-z_])|\d*(?:1st|2nd|3rd|(?![123])\dth)(?=\b|[A-Z_])|\d+|(?:[\u2700-\u27bf]|(?:\ud83c[\udde6-\uddff]){2}|[\ud800-\udbff][\udc00-\udfff])[\ufe0e\ufe0f]?(?:[\u0300-\u036f\ufe20-\ufe2f\u20d0-\u20ff]|\ud83c[\udffb-\udfff])?(?:\u200d(?:[^\ud800-\udfff]|(?:\ud83c[\udde6-\uddff]){2}|[\ud800-\udbff][\udc00-\udfff])[\ufe0e\ufe0f]?(?:[\u0300-\u036f\ufe20-\ufe2f\u20d0-\u20ff]|\ud83c[\udffb-\udfff])?)*/g;
		const words = (str) => str.match(reWords) || [];
		const upperFirst = (str) => str[0].toUpperCase() + str.slice(1);
		const join = (str, d) => words(str).join(d).toLowerCase();
		const camelCase = (str) => words(str).reduce((acc, next) => `${acc}${!acc ? next.toLowerCase() : next[0].toUpperCase() + next.slice(1).toLowerCase()}`, "");
		const pascalCase = (str) => upperFirst(camelCase(str));
		const snakeCase = (str) => join(str, "_");
		const kebabCase = (str) => join(str, "-");
		const sentenceCase = (str) => upperFirst(join(str, " "));
		const titleCase = (str) => words(str).map(upperFirst).join(" ");
		module.exports = {
			words,
			upperFirst,
			camelCase,
			pascalCase,
			snakeCase,
			kebabCase,
			sentenceCase,
			titleCase
		};
	}));
	// node_modules/toposort/index.js
	var require_toposort = /* @__PURE__ */ __commonJSMin(((exports, module) => {
		/**
		* Topological sorting function
		*
		* @param {Array} edges
		* @returns {Array}
		*/
		module.exports = function(edges) {
			return toposort(uniqueNodes(edges), edges);
		};
		module.exports.array = toposort;
		function toposort(nodes, edges) {
			var cursor = nodes.length, sorted = new Array(cursor), visited = {}, i = cursor, outgoingEdges = makeOutgoingEdges(edges), nodesHash = makeNodesHash(nodes);
			edges.forEach(function(edge) {
				if (!nodesHash.has(edge[0]) || !nodesHash.has(edge[1])) throw new Error("Unknown node. There is an unknown node in the supplied edges.");
			});
			while (i--) if (!visited[i]) visit(nodes[i], i, /* @__PURE__ */ new Set());
			return sorted;
			function visit(node, i, predecessors) {
				if (predecessors.has(node)) {
					var nodeRep;
					try {
						nodeRep = ", node was:" + JSON.stringify(node);
					} catch (e) {
						nodeRep = "";
					}
					throw new Error("Cyclic dependency" + nodeRep);
				}
				if (!nodesHash.has(node)) throw new Error("Found unknown node. Make sure to provided all involved nodes. Unknown node: " + JSON.stringify(node));
				if (visited[i]) return;
				visited[i] = true;
				var outgoing = outgoingEdges.get(node) || /* @__PURE__ */ new Set();
				outgoing = Array.from(outgoing);
				if (i = outgoing.length) {
					predecessors.add(node);
					do {
						var child = outgoing[--i];
						visit(child, nodesHash.get(child), predecessors);
					} while (i);
					predecessors.delete(node);
				}
				sorted[--cursor] = node;
			}
		}
		function uniqueNodes(arr) {
			var res = /* @__PURE__ */ new Set();
			for (var i = 0, len = arr.length; i < len; i++) {
				var edge = arr[i];
				res.add(edge[0]);
				res.add(edge[1]);
			}
			return Array.from(res);
		}
		function makeOutgoingEdges(arr) {
			var edges = /* @__PURE__ */ new Map();
			for (var i = 0, len = arr.length; i < len; i++) {
				var edge = arr[i];
				if (!edges.has(edge[0])) edges.set(edge[0], /* @__PURE__ */ new Set());
				if (!edges.has(edge[1])) edges.set(edge[1], /* @__PURE__ */ new Set());
				edges.get(edge[0]).add(edge[1]);
			}
			return edges;
		}
		function makeNodesHash(arr) {
			var res = /* @__PURE__ */ new Map();
			for (var i = 0, len = arr.length; i < len; i++) res.set(arr[i], i);
			return res;
		}
	}));
	// node_modules/yup/index.esm.js
	var import_property_expr = require_property_expr();
	var import_tiny_case = require_tiny_case();
	var import_toposort = /* @__PURE__ */ __toESM(require_toposort());
	const toString = Object.prototype.toString;
	const errorToString = Error.prototype.toString;
	const regExpToString = RegExp.prototype.toString;
	const symbolToString = typeof Symbol !== "undefined" ? Symbol.prototype.toString : () => "";
	const SYMBOL_REGEXP = /^Symbol\((.*)\)(.*)$/;
	function printNumber(val) {
		if (val != +val) return "NaN";
		return val === 0 && 1 / val < 0 ? "-0" : "" + val;
	}
	function printSimpleValue(val, quoteStrings = false) {
		if (val == null || val === true || val === false) return "" + val;
		const typeOf = typeof val;
		if (typeOf === "number") return printNumber(val);
		if (typeOf === "string") return quoteStrings ? `"${val}"` : val;
		if (typeOf === "function") return "[Function " + (val.name || "anonymous") + "]";
		if (typeOf === "symbol") return symbolToString.call(val).replace(SYMBOL_REGEXP, "Symbol($1)");
		const tag = toString.call(val).slice(8, -1);
		if (tag === "Date") return isNaN(val.getTime()) ? "" + val : val.toISOString(val);
		if (tag === "Error" || val instanceof Error) return "[" + errorToString.call(val) + "]";
		if (tag === "RegExp") return regExpToString.call(val);
		return null;
	}
	function printValue(value, quoteStrings) {
		let result = printSimpleValue(value, quoteStrings);
		if (result !== null) return result;
		return JSON.stringify(value, function(key, value) {
			let result = printSimpleValue(this[key], quoteStrings);
			if (result !== null) return result;
			return value;
		}, 2);
	}
	function toArray(value) {
		return value == null ? [] : [].concat(value);
	}
	let _Symbol$toStringTag;
	let _Symbol$hasInstance;
	let _Symbol$toStringTag2;
	let strReg = /\$\{\s*(\w+)\s*\}/g;
	_Symbol$toStringTag = Symbol.toStringTag;
	var ValidationErrorNoStack = class {
		constructor(errorOrErrors, value, field, type) {
			this.name = void 0;
			this.message = void 0;
			this.value = void 0;
			this.path = void 0;
			this.type = void 0;
			this.params = void 0;
			this.errors = void 0;
			this.inner = void 0;
			this[_Symbol$toStringTag] = "Error";
			this.name = "ValidationError";
			this.value = value;
			this.path = field;
			this.type = type;
			this.errors = [];
			this.inner = [];
			toArray(errorOrErrors).forEach((err) => {
				if (ValidationError.isError(err)) {
					this.errors.push(...err.errors);
					const innerErrors = err.inner.length ? err.inner : [err];
					this.inner.push(...innerErrors);
				} else this.errors.push(err);
			});
			this.message = this.errors.length > 1 ? `${this.errors.length} errors occurred` : this.errors[0];
		}
	};
	_Symbol$hasInstance = Symbol.hasInstance;
	_Symbol$toStringTag2 = Symbol.toStringTag;
	var ValidationError = class ValidationError extends Error {
		static formatError(message, params) {
			const path = params.label || params.path || "this";
			params = Object.assign({}, params, {
				path,
				originalPath: params.path
			});
			if (typeof message === "string") return message.replace(strReg, (_, key) => printValue(params[key]));
			if (typeof message === "function") return message(params);
			return message;
		}
		static isError(err) {
			return err && err.name === "ValidationError";
		}
		constructor(errorOrErrors, value, field, type, disableStack) {
			const errorNoStack = new ValidationErrorNoStack(errorOrErrors, value, field, type);
			if (disableStack) return errorNoStack;
			super();
			this.value = void 0;
			this.path = void 0;
			this.type = void 0;
			this.params = void 0;
			this.errors = [];
			this.inner = [];
			this[_Symbol$toStringTag2] = "Error";
			this.name = errorNoStack.name;
			this.message = errorNoStack.message;
			this.type = errorNoStack.type;
			this.value = errorNoStack.value;
			this.path = errorNoStack.path;
			this.errors = errorNoStack.errors;
			this.inner = errorNoStack.inner;
			if (Error.captureStackTrace) Error.captureStackTrace(this, ValidationError);
		}
		static [_Symbol$hasInstance](inst) {
			return ValidationErrorNoStack[Symbol.hasInstance](inst) || super[Symbol.hasInstance](inst);
		}
	};
	let mixed = {
		default: "${path} is invalid",
		required: "${path} is a required field",
		defined: "${path} must be defined",
		notNull: "${path} cannot be null",
		oneOf: "${path} must be one of the following values: ${values}",
		notOneOf: "${path} must not be one of the following values: ${values}",
		notType: ({ path, type, value, originalValue }) => {
			const castMsg = originalValue != null && originalValue !== value ? ` (cast from the value \`${printValue(originalValue, true)}\`).` : ".";
			return type !== "mixed" ? `${path} must be a \`${type}\` type, but the final value was: \`${printValue(value, true)}\`` + castMsg : `${path} must match the configured type. The validated value was: \`${printValue(value, true)}\`` + castMsg;
		}
	};
	let string = {
		length: "${path} must be exactly ${length} characters",
		min: "${path} must be at least ${min} characters",
		max: "${path} must be at most ${max} characters",
		matches: "${path} must match the following: \"${regex}\"",
		email: "${path} must be a valid email",
		url: "${path} must be a valid URL",
		uuid: "${path} must be a valid UUID",
		datetime: "${path} must be a valid ISO date-time",
		datetime_precision: "${path} must be a valid ISO date-time with a sub-second precision of exactly ${precision} digits",
		datetime_offset: "${path} must be a valid ISO date-time with UTC \"Z\" timezone",
		trim: "${path} must be a trimmed string",
		lowercase: "${path} must be a lowercase string",
		uppercase: "${path} must be a upper case string"
	};
	let number = {
		min: "${path} must be greater than or equal to ${min}",
		max: "${path} must be less than or equal to ${max}",
		lessThan: "${path} must be less than ${less}",
		moreThan: "${path} must be greater than ${more}",
		positive: "${path} must be a positive number",
		negative: "${path} must be a negative number",
		integer: "${path} must be an integer"
	};
	let date = {
		min: "${path} field must be later than ${min}",
		max: "${path} field must be at earlier than ${max}"
	};
	let boolean = { isValue: "${path} field must be ${value}" };
	let object = {
		noUnknown: "${path} field has unspecified keys: ${unknown}",
		exact: "${path} object contains unknown properties: ${properties}"
	};
	let array = {
		min: "${path} field must have at least ${min} items",
		max: "${path} field must have less than or equal to ${max} items",
		length: "${path} must have ${length} items"
	};
	let tuple = { notType: (params) => {
		const { path, value, spec } = params;
		const typeLen = spec.types.length;
		if (Array.isArray(value)) {
			if (value.length < typeLen) return `${path} tuple value has too few items, expected a length of ${typeLen} but got ${value.length} for value: \`${printValue(value, true)}\``;
			if (value.length > typeLen) return `${path} tuple value has too many items, expected a length of ${typeLen} but got ${value.length} for value: \`${printValue(value, true)}\``;
		}
		return ValidationError.formatError(mixed.notType, params);
	} };
	var locale = Object.assign(Object.create(null), {
		mixed,
		string,
		number,
		date,
		object,
		array,
		boolean,
		tuple
	});
	const isSchema = (obj) => obj && obj.__isYupSchema__;
	var Condition = class Condition {
		static fromOptions(refs, config) {
			if (!config.then && !config.otherwise) throw new TypeError("either `then:` or `otherwise:` is required for `when()` conditions");
			let { is, then, otherwise } = config;
			let check = typeof is === "function" ? is : (...values) => values.every((value) => value === is);
			return new Condition(refs, (values, schema) => {
				var _branch;
				let branch = check(...values) ? then : otherwise;
				return (_branch = branch == null ? void 0 : branch(schema)) != null ? _branch : schema;
			});
		}
		constructor(refs, builder) {
			this.fn = void 0;
			this.refs = refs;
			this.refs = refs;
			this.fn = builder;
		}
		resolve(base, options) {
			let values = this.refs.map((ref) => ref.getValue(options == null ? void 0 : options.value, options == null ? void 0 : options.parent, options == null ? void 0 : options.context));
			let schema = this.fn(values, base, options);
			if (schema === void 0 || schema === base) return base;
			if (!isSchema(schema)) throw new TypeError("conditions must return a schema object");
			return schema.resolve(options);
		}
	};
	const prefixes = {
		context: "$",
		value: "."
	};
	var Reference = class {
		constructor(key, options = {}) {
			this.key = void 0;
			this.isContext = void 0;
			this.isValue = void 0;
			this.isSibling = void 0;
			this.path = void 0;
			this.getter = void 0;
			this.map = void 0;
			if (typeof key !== "string") throw new TypeError("ref must be a string, got: " + key);
			this.key = key.trim();
			if (key === "") throw new TypeError("ref must be a non-empty string");
			this.isContext = this.key[0] === prefixes.context;
			this.isValue = this.key[0] === prefixes.value;
			this.isSibling = !this.isContext && !this.isValue;
			let prefix = this.isContext ? prefixes.context : this.isValue ? prefixes.value : "";
			this.path = this.key.slice(prefix.length);
			this.getter = this.path && (0, import_property_expr.getter)(this.path, true);
			this.map = options.map;
		}
		getValue(value, parent, context) {
			let result = this.isContext ? context : this.isValue ? value : parent;
			if (this.getter) result = this.getter(result || {});
			if (this.map) result = this.map(result);
			return result;
		}
		/**
		*
		* @param {*} value
		* @param {Object} options
		* @param {Object=} options.context
		* @param {Object=} options.parent
		*/
		cast(value, options) {
			return this.getValue(value, options == null ? void 0 : options.parent, options == null ? void 0 : options.context);
		}
		resolve() {
			return this;
		}
		describe() {
			return {
				type: "ref",
				key: this.key
			};
		}
		toString() {
			return `Ref(${this.key})`;
		}
		static isRef(value) {
			return value && value.__isYupRef;
		}
	};
	Reference.prototype.__isYupRef = true;
	const isAbsent = (value) => value == null;
	function createValidation(config) {
		function validate({ value, path = "", options, originalValue, schema }, panic, next) {
			const { name, test, params, message, skipAbsent } = config;
			let { parent, context, abortEarly = schema.spec.abortEarly, disableStackTrace = schema.spec.disableStackTrace } = options;
			const resolveOptions = {
				value,
				parent,
				context
			};
			function createError(overrides = {}) {
				const nextParams = resolveParams(Object.assign({
					value,
					originalValue,
					label: schema.spec.label,
					path: overrides.path || path,
					spec: schema.spec,
					disableStackTrace: overrides.disableStackTrace || disableStackTrace
				}, params, overrides.params), resolveOptions);
				const error = new ValidationError(ValidationError.formatError(overrides.message || message, nextParams), value, nextParams.path, overrides.type || name, nextParams.disableStackTrace);
				error.params = nextParams;
				return error;
			}
			const invalid = abortEarly ? panic : next;
			let ctx = {
				path,
				parent,
				type: name,
				from: options.from,
				createError,
				resolve(item) {
					return resolveMaybeRef(item, resolveOptions);
				},
				options,
				originalValue,
				schema
			};
			const handleResult = (validOrError) => {
				if (ValidationError.isError(validOrError)) invalid(validOrError);
				else if (!validOrError) invalid(createError());
				else next(null);
			};
			const handleError = (err) => {
				if (ValidationError.isError(err)) invalid(err);
				else panic(err);
			};
			if (skipAbsent && isAbsent(value)) return handleResult(true);
			let result;
			try {
				var _result;
				result = test.call(ctx, value, ctx);
				if (typeof ((_result = result) == null ? void 0 : _result.then) === "function") {
					if (options.sync) throw new Error(`Validation test of type: "${ctx.type}" returned a Promise during a synchronous validate. This test will finish after the validate call has returned`);
					return Promise.resolve(result).then(handleResult, handleError);
				}
			} catch (err) {
				handleError(err);
				return;
			}
			handleResult(result);
		}
		validate.OPTIONS = config;
		return validate;
	}
	function resolveParams(params, options) {
		if (!params) return params;
		for (const key of Object.keys(params)) params[key] = resolveMaybeRef(params[key], options);
		return params;
	}
	function resolveMaybeRef(item, options) {
		return Reference.isRef(item) ? item.getValue(options.value, options.parent, options.context) : item;
	}
	function getIn(schema, path, value, context = value) {
		let parent, lastPart, lastPartDebug;
		if (!path) return {
			parent,
			parentPath: path,
			schema
		};
		(0, import_property_expr.forEach)(path, (_part, isBracket, isArray) => {
			let part = isBracket ? _part.slice(1, _part.length - 1) : _part;
			schema = schema.resolve({
				context,
				parent,
				value
			});
			let isTuple = schema.type === "tuple";
			let idx = isArray ? parseInt(part, 10) : 0;
			if (schema.innerType || isTuple) {
				if (isTuple && !isArray) throw new Error(`Yup.reach cannot implicitly index into a tuple type. the path part "${lastPartDebug}" must contain an index to the tuple element, e.g. "${lastPartDebug}[0]"`);
				if (value && idx >= value.length) throw new Error(`Yup.reach cannot resolve an array item at index: ${_part}, in the path: ${path}. because there is no value at that index. `);
				parent = value;
				value = value && value[idx];
				schema = isTuple ? schema.spec.types[idx] : schema.innerType;
			}
			if (!isArray) {
				if (!schema.fields || !schema.fields[part]) throw new Error(`The schema does not contain the path: ${path}. (failed at: ${lastPartDebug} which is a type: "${schema.type}")`);
				parent = value;
				value = value && value[part];
				schema = schema.fields[part];
			}
			lastPart = part;
			lastPartDebug = isBracket ? "[" + _part + "]" : "." + _part;
		});
		return {
			schema,
			parent,
			parentPath: lastPart
		};
	}
	var ReferenceSet = class ReferenceSet extends Set {
		describe() {
			const description = [];
			for (const item of this.values()) description.push(Reference.isRef(item) ? item.describe() : item);
			return description;
		}
		resolveAll(resolve) {
			let result = [];
			for (const item of this.values()) result.push(resolve(item));
			return result;
		}
		clone() {
			return new ReferenceSet(this.values());
		}
		merge(newItems, removeItems) {
			const next = this.clone();
			newItems.forEach((value) => next.add(value));
			removeItems.forEach((value) => next.delete(value));
			return next;
		}
	};
	function clone(src, seen = /* @__PURE__ */ new Map()) {
		if (isSchema(src) || !src || typeof src !== "object") return src;
		if (seen.has(src)) return seen.get(src);
		let copy;
		if (src instanceof Date) {
			copy = new Date(src.getTime());
			seen.set(src, copy);
		} else if (src instanceof RegExp) {
			copy = new RegExp(src);
			seen.set(src, copy);
		} else if (Array.isArray(src)) {
			copy = new Array(src.length);
			seen.set(src, copy);
			for (let i = 0; i < src.length; i++) copy[i] = clone(src[i], seen);
		} else if (src instanceof Map) {
			copy = /* @__PURE__ */ new Map();
			seen.set(src, copy);
			for (const [k, v] of src.entries()) copy.set(k, clone(v, seen));
		} else if (src instanceof Set) {
			copy = /* @__PURE__ */ new Set();
			seen.set(src, copy);
			for (const v of src) copy.add(clone(v, seen));
		} else if (src instanceof Object) {
			copy = {};
			seen.set(src, copy);
			for (const [k, v] of Object.entries(src)) copy[k] = clone(v, seen);
		} else throw Error(`Unable to clone ${src}`);
		return copy;
	}
	/**
	* Copied from @standard-schema/spec to avoid having a dependency on it.
	* https://github.com/standard-schema/standard-schema/blob/main/packages/spec/src/index.ts
	*/
	function createStandardPath(path) {
		if (!(path != null && path.length)) return;
		const segments = [];
		let currentSegment = "";
		let inBrackets = false;
		let inQuotes = false;
		for (let i = 0; i < path.length; i++) {
			const char = path[i];
			if (char === "[" && !inQuotes) {
				if (currentSegment) {
					segments.push(...currentSegment.split(".").filter(Boolean));
					currentSegment = "";
				}
				inBrackets = true;
				continue;
			}
			if (char === "]" && !inQuotes) {
				if (currentSegment) {
					if (/^\d+$/.test(currentSegment)) segments.push(currentSegment);
					else segments.push(currentSegment.replace(/^"|"$/g, ""));
					currentSegment = "";
				}
				inBrackets = false;
				continue;
			}
			if (char === "\"") {
				inQuotes = !inQuotes;
				continue;
			}
			if (char === "." && !inBrackets && !inQuotes) {
				if (currentSegment) {
					segments.push(currentSegment);
					currentSegment = "";
				}
				continue;
			}
			currentSegment += char;
		}
		if (currentSegment) segments.push(...currentSegment.split(".").filter(Boolean));
		return segments;
	}
	function createStandardIssues(error, parentPath) {
		const path = parentPath ? `${parentPath}.${error.path}` : error.path;
		return error.errors.map((err) => ({
			message: err,
			path: createStandardPath(path)
		}));
	}
	function issuesFromValidationError(error, parentPath) {
		var _error$inner;
		if (!((_error$inner = error.inner) != null && _error$inner.length) && error.errors.length) return createStandardIssues(error, parentPath);
		const path = parentPath ? `${parentPath}.${error.path}` : error.path;
		return error.inner.flatMap((err) => issuesFromValidationError(err, path));
	}
	var Schema = class {
		constructor(options) {
			this.type = void 0;
			this.deps = [];
			this.tests = void 0;
			this.transforms = void 0;
			this.conditions = [];
			this._mutate = void 0;
			this.internalTests = {};
			this._whitelist = new ReferenceSet();
			this._blacklist = new ReferenceSet();
			this.exclusiveTests = Object.create(null);
			this._typeCheck = void 0;
			this.spec = void 0;
			this.tests = [];
			this.transforms = [];
			this.withMutation(() => {
				this.typeError(mixed.notType);
			});
			this.type = options.type;
			this._typeCheck = options.check;
			this.spec = Object.assign({
				strip: false,
				strict: false,
				abortEarly: true,
				recursive: true,
				disableStackTrace: false,
				nullable: false,
				optional: true,
				coerce: true
			}, options == null ? void 0 : options.spec);
			this.withMutation((s) => {
				s.nonNullable();
			});
		}
		get _type() {
			return this.type;
		}
		clone(spec) {
			if (this._mutate) {
				if (spec) Object.assign(this.spec, spec);
				return this;
			}
			const next = Object.create(Object.getPrototypeOf(this));
			next.type = this.type;
			next._typeCheck = this._typeCheck;
			next._whitelist = this._whitelist.clone();
			next._blacklist = this._blacklist.clone();
			next.internalTests = Object.assign({}, this.internalTests);
			next.exclusiveTests = Object.assign({}, this.exclusiveTests);
			next.deps = [...this.deps];
			next.conditions = [...this.conditions];
			next.tests = [...this.tests];
			next.transforms = [...this.transforms];
			next.spec = clone(Object.assign({}, this.spec, spec));
			return next;
		}
		label(label) {
			let next = this.clone();
			next.spec.label = label;
			return next;
		}
		meta(...args) {
			if (args.length === 0) return this.spec.meta;
			let next = this.clone();
			next.spec.meta = Object.assign(next.spec.meta || {}, args[0]);
			return next;
		}
		withMutation(fn) {
			let before = this._mutate;
			this._mutate = true;
			let result = fn(this);
			this._mutate = before;
			return result;
		}
		concat(schema) {
			if (!schema || schema === this) return this;
			if (schema.type !== this.type && this.type !== "mixed") throw new TypeError(`You cannot \`concat()\` schema's of different types: ${this.type} and ${schema.type}`);
			let base = this;
			let combined = schema.clone();
			combined.spec = Object.assign({}, base.spec, combined.spec);
			combined.internalTests = Object.assign({}, base.internalTests, combined.internalTests);
			combined._whitelist = base._whitelist.merge(schema._whitelist, schema._blacklist);
			combined._blacklist = base._blacklist.merge(schema._blacklist, schema._whitelist);
			combined.tests = base.tests;
			combined.exclusiveTests = base.exclusiveTests;
			combined.withMutation((next) => {
				schema.tests.forEach((fn) => {
					next.test(fn.OPTIONS);
				});
			});
			combined.transforms = [...base.transforms, ...combined.transforms];
			return combined;
		}
		isType(v) {
			if (v == null) {
				if (this.spec.nullable && v === null) return true;
				if (this.spec.optional && v === void 0) return true;
				return false;
			}
			return this._typeCheck(v);
		}
		resolve(options) {
			let schema = this;
			if (schema.conditions.length) {
				let conditions = schema.conditions;
				schema = schema.clone();
				schema.conditions = [];
				schema = conditions.reduce((prevSchema, condition) => condition.resolve(prevSchema, options), schema);
				schema = schema.resolve(options);
			}
			return schema;
		}
		resolveOptions(options) {
			var _options$strict, _options$abortEarly, _options$recursive, _options$disableStack;
			return Object.assign({}, options, {
				from: options.from || [],
				strict: (_options$strict = options.strict) != null ? _options$strict : this.spec.strict,
				abortEarly: (_options$abortEarly = options.abortEarly) != null ? _options$abortEarly : this.spec.abortEarly,
				recursive: (_options$recursive = options.recursive) != null ? _options$recursive : this.spec.recursive,
				disableStackTrace: (_options$disableStack = options.disableStackTrace) != null ? _options$disableStack : this.spec.disableStackTrace
			});
		}
		/**
		* Run the configured transform pipeline over an input value.
		*/
		cast(value, options = {}) {
			let resolvedSchema = this.resolve(Object.assign({}, options, { value }));
			let allowOptionality = options.assert === "ignore-optionality";
			let result = resolvedSchema._cast(value, options);
			if (options.assert !== false && !resolvedSchema.isType(result)) {
				if (allowOptionality && isAbsent(result)) return result;
				let formattedValue = printValue(value);
				let formattedResult = printValue(result);
				throw new TypeError(`The value of ${options.path || "field"} could not be cast to a value that satisfies the schema type: "${resolvedSchema.type}". \n\nattempted value: ${formattedValue} \n` + (formattedResult !== formattedValue ? `result of cast: ${formattedResult}` : ""));
			}
			return result;
		}
		_cast(rawValue, options) {
			let value = rawValue === void 0 ? rawValue : this.transforms.reduce((prevValue, fn) => fn.call(this, prevValue, rawValue, this, options), rawValue);
			if (value === void 0) value = this.getDefault(options);
			return value;
		}
		_validate(_value, options = {}, panic, next) {
			let { path, originalValue = _value, strict = this.spec.strict } = options;
			let value = _value;
			if (!strict) value = this._cast(value, Object.assign({ assert: false }, options));
			let initialTests = [];
			for (let test of Object.values(this.internalTests)) if (test) initialTests.push(test);
			this.runTests({
				path,
				value,
				originalValue,
				options,
				tests: initialTests
			}, panic, (initialErrors) => {
				if (initialErrors.length) return next(initialErrors, value);
				this.runTests({
					path,
					value,
					originalValue,
					options,
					tests: this.tests
				}, panic, next);
			});
		}
		/**
		* Executes a set of validations, either schema, produced Tests or a nested
		* schema validate result.
		*/
		runTests(runOptions, panic, next) {
			let fired = false;
			let { tests, value, originalValue, path, options } = runOptions;
			let panicOnce = (arg) => {
				if (fired) return;
				fired = true;
				panic(arg, value);
			};
			let nextOnce = (arg) => {
				if (fired) return;
				fired = true;
				next(arg, value);
			};
			let count = tests.length;
			let nestedErrors = [];
			if (!count) return nextOnce([]);
			let args = {
				value,
				originalValue,
				path,
				options,
				schema: this
			};
			for (let i = 0; i < tests.length; i++) {
				const test = tests[i];
				test(args, panicOnce, function finishTestRun(err) {
					if (err) Array.isArray(err) ? nestedErrors.push(...err) : nestedErrors.push(err);
					if (--count <= 0) nextOnce(nestedErrors);
				});
			}
		}
		asNestedTest({ key, index, parent, parentPath, originalParent, options }) {
			const k = key != null ? key : index;
			if (k == null) throw TypeError("Must include `key` or `index` for nested validations");
			const isIndex = typeof k === "number";
			let value = parent[k];
			const testOptions = Object.assign({}, options, {
				strict: true,
				parent,
				value,
				originalValue: originalParent[k],
				key: void 0,
				[isIndex ? "index" : "key"]: k,
				path: isIndex || k.includes(".") ? `${parentPath || ""}[${isIndex ? k : `"${k}"`}]` : (parentPath ? `${parentPath}.` : "") + key
			});
			return (_, panic, next) => this.resolve(testOptions)._validate(value, testOptions, panic, next);
		}
		validate(value, options) {
			var _options$disableStack2;
			let schema = this.resolve(Object.assign({}, options, { value }));
			let disableStackTrace = (_options$disableStack2 = options == null ? void 0 : options.disableStackTrace) != null ? _options$disableStack2 : schema.spec.disableStackTrace;
			return new Promise((resolve, reject) => schema._validate(value, options, (error, parsed) => {
				if (ValidationError.isError(error)) error.value = parsed;
				reject(error);
			}, (errors, validated) => {
				if (errors.length) reject(new ValidationError(errors, validated, void 0, void 0, disableStackTrace));
				else resolve(validated);
			}));
		}
		validateSync(value, options) {
			var _options$disableStack3;
			let schema = this.resolve(Object.assign({}, options, { value }));
			let result;
			let disableStackTrace = (_options$disableStack3 = options == null ? void 0 : options.disableStackTrace) != null ? _options$disableStack3 : schema.spec.disableStackTrace;
			schema._validate(value, Object.assign({}, options, { sync: true }), (error, parsed) => {
				if (ValidationError.isError(error)) error.value = parsed;
				throw error;
			}, (errors, validated) => {
				if (errors.length) throw new ValidationError(errors, value, void 0, void 0, disableStackTrace);
				result = validated;
			});
			return result;
		}
		isValid(value, options) {
			return this.validate(value, options).then(() => true, (err) => {
				if (ValidationError.isError(err)) return false;
				throw err;
			});
		}
		isValidSync(value, options) {
			try {
				this.validateSync(value, options);
				return true;
			} catch (err) {
				if (ValidationError.isError(err)) return false;
				throw err;
			}
		}
		_getDefault(options) {
			let defaultValue = this.spec.default;
			if (defaultValue == null) return defaultValue;
			return typeof defaultValue === "function" ? defaultValue.call(this, options) : clone(defaultValue);
		}
		getDefault(options) {
			return this.resolve(options || {})._getDefault(options);
		}
		default(def) {
			if (arguments.length === 0) return this._getDefault();
			return this.clone({ default: def });
		}
		strict(isStrict = true) {
			return this.clone({ strict: isStrict });
		}
		nullability(nullable, message) {
			const next = this.clone({ nullable });
			next.internalTests.nullable = createValidation({
				message,
				name: "nullable",
				test(value) {
					return value === null ? this.schema.spec.nullable : true;
				}
			});
			return next;
		}
		optionality(optional, message) {
			const next = this.clone({ optional });
			next.internalTests.optionality = createValidation({
				message,
				name: "optionality",
				test(value) {
					return value === void 0 ? this.schema.spec.optional : true;
				}
			});
			return next;
		}
		optional() {
			return this.optionality(true);
		}
		defined(message = mixed.defined) {
			return this.optionality(false, message);
		}
		nullable() {
			return this.nullability(true);
		}
		nonNullable(message = mixed.notNull) {
			return this.nullability(false, message);
		}
		required(message = mixed.required) {
			return this.clone().withMutation((next) => next.nonNullable(message).defined(message));
		}
		notRequired() {
			return this.clone().withMutation((next) => next.nullable().optional());
		}
		transform(fn) {
			let next = this.clone();
			next.transforms.push(fn);
			return next;
		}
		/**
		* Adds a test function to the schema's queue of tests.
		* tests can be exclusive or non-exclusive.
		*
		* - exclusive tests, will replace any existing tests of the same name.
		* - non-exclusive: can be stacked
		*
		* If a non-exclusive test is added to a schema with an exclusive test of the same name
		* the exclusive test is removed and further tests of the same name will be stacked.
		*
		* If an exclusive test is added to a schema with non-exclusive tests of the same name
		* the previous tests are removed and further tests of the same name will replace each other.
		*/
		test(...args) {
			let opts;
			if (args.length === 1) {
				if (typeof args[0] === "function") opts = { test: args[0] };
				else opts = args[0];
			} else if (args.length === 2) opts = {
				name: args[0],
				test: args[1]
			};
			else opts = {
				name: args[0],
				message: args[1],
				test: args[2]
			};
			if (opts.message === void 0) opts.message = mixed.default;
			if (typeof opts.test !== "function") throw new TypeError("`test` is a required parameters");
			let next = this.clone();
			let validate = createValidation(opts);
			let isExclusive = opts.exclusive || opts.name && next.exclusiveTests[opts.name] === true;
			if (opts.exclusive) {
				if (!opts.name) throw new TypeError("Exclusive tests must provide a unique `name` identifying the test");
			}
			if (opts.name) next.exclusiveTests[opts.name] = !!opts.exclusive;
			next.tests = next.tests.filter((fn) => {
				if (fn.OPTIONS.name === opts.name) {
					if (isExclusive) return false;
					if (fn.OPTIONS.test === validate.OPTIONS.test) return false;
				}
				return true;
			});
			next.tests.push(validate);
			return next;
		}
		when(keys, options) {
			if (!Array.isArray(keys) && typeof keys !== "string") {
				options = keys;
				keys = ".";
			}
			let next = this.clone();
			let deps = toArray(keys).map((key) => new Reference(key));
			deps.forEach((dep) => {
				if (dep.isSibling) next.deps.push(dep.key);
			});
			next.conditions.push(typeof options === "function" ? new Condition(deps, options) : Condition.fromOptions(deps, options));
			return next;
		}
		typeError(message) {
			let next = this.clone();
			next.internalTests.typeError = createValidation({
				message,
				name: "typeError",
				skipAbsent: true,
				test(value) {
					if (!this.schema._typeCheck(value)) return this.createError({ params: { type: this.schema.type } });
					return true;
				}
			});
			return next;
		}
		oneOf(enums, message = mixed.oneOf) {
			let next = this.clone();
			enums.forEach((val) => {
				next._whitelist.add(val);
				next._blacklist.delete(val);
			});
			next.internalTests.whiteList = createValidation({
				message,
				name: "oneOf",
				skipAbsent: true,
				test(value) {
					let valids = this.schema._whitelist;
					let resolved = valids.resolveAll(this.resolve);
					return resolved.includes(value) ? true : this.createError({ params: {
						values: Array.from(valids).join(", "),
						resolved
					} });
				}
			});
			return next;
		}
		notOneOf(enums, message = mixed.notOneOf) {
			let next = this.clone();
			enums.forEach((val) => {
				next._blacklist.add(val);
				next._whitelist.delete(val);
			});
			next.internalTests.blacklist = createValidation({
				message,
				name: "notOneOf",
				test(value) {
					let invalids = this.schema._blacklist;
					let resolved = invalids.resolveAll(this.resolve);
					if (resolved.includes(value)) return this.createError({ params: {
						values: Array.from(invalids).join(", "),
						resolved
					} });
					return true;
				}
			});
			return next;
		}
		strip(strip = true) {
			let next = this.clone();
			next.spec.strip = strip;
			return next;
		}
		/**
		* Return a serialized description of the schema including validations, flags, types etc.
		*
		* @param options Provide any needed context for resolving runtime schema alterations (lazy, when conditions, etc).
		*/
		describe(options) {
			const next = (options ? this.resolve(options) : this).clone();
			const { label, meta, optional, nullable } = next.spec;
			return {
				meta,
				label,
				optional,
				nullable,
				default: next.getDefault(options),
				type: next.type,
				oneOf: next._whitelist.describe(),
				notOneOf: next._blacklist.describe(),
				tests: next.tests.filter((n, idx, list) => list.findIndex((c) => c.OPTIONS.name === n.OPTIONS.name) === idx).map((fn) => {
					const params = fn.OPTIONS.params && options ? resolveParams(Object.assign({}, fn.OPTIONS.params), options) : fn.OPTIONS.params;
					return {
						name: fn.OPTIONS.name,
						params
					};
				})
			};
		}
		get ["~standard"]() {
			const schema = this;
			return {
				version: 1,
				vendor: "yup",
				async validate(value) {
					try {
						return { value: await schema.validate(value, { abortEarly: false }) };
					} catch (err) {
						if (err instanceof ValidationError) return { issues: issuesFromValidationError(err) };
						throw err;
					}
				}
			};
		}
	};
	Schema.prototype.__isYupSchema__ = true;
	for (const method of ["validate", "validateSync"]) Schema.prototype[`${method}At`] = function(path, value, options = {}) {
		const { parent, parentPath, schema } = getIn(this, path, value, options.context);
		return schema[method](parent && parent[parentPath], Object.assign({}, options, {
			parent,
			path
		}));
	};
	for (const alias of ["equals", "is"]) Schema.prototype[alias] = Schema.prototype.oneOf;
	for (const alias of ["not", "nope"]) Schema.prototype[alias] = Schema.prototype.notOneOf;
	const returnsTrue = () => true;
	function create$8(spec) {
		return new MixedSchema(spec);
	}
	var MixedSchema = class extends Schema {
		constructor(spec) {
			super(typeof spec === "function" ? {
				type: "mixed",
				check: spec
			} : Object.assign({
				type: "mixed",
				check: returnsTrue
			}, spec));
		}
	};
	create$8.prototype = MixedSchema.prototype;
	function create$7() {
		return new BooleanSchema();
	}
	var BooleanSchema = class extends Schema {
		constructor() {
			super({
				type: "boolean",
				check(v) {
					if (v instanceof Boolean) v = v.valueOf();
					return typeof v === "boolean";
				}
			});
			this.withMutation(() => {
				this.transform((value, _raw) => {
					if (this.spec.coerce && !this.isType(value)) {
						if (/^(true|1)$/i.test(String(value))) return true;
						if (/^(false|0)$/i.test(String(value))) return false;
					}
					return value;
				});
			});
		}
		isTrue(message = boolean.isValue) {
			return this.test({
				message,
				name: "is-value",
				exclusive: true,
				params: { value: "true" },
				test(value) {
					return isAbsent(value) || value === true;
				}
			});
		}
		isFalse(message = boolean.isValue) {
			return this.test({
				message,
				name: "is-value",
				exclusive: true,
				params: { value: "false" },
				test(value) {
					return isAbsent(value) || value === false;
				}
			});
		}
		default(def) {
			return super.default(def);
		}
		defined(msg) {
			return super.defined(msg);
		}
		optional() {
			return super.optional();
		}
		required(msg) {
			return super.required(msg);
		}
		notRequired() {
			return super.notRequired();
		}
		nullable() {
			return super.nullable();
		}
		nonNullable(msg) {
			return super.nonNullable(msg);
		}
		strip(v) {
			return super.strip(v);
		}
	};
	create$7.prototype = BooleanSchema.prototype;
	/**
	* This file is a modified version of the file from the following repository:
	* Date.parse with progressive enhancement for ISO 8601 <https://github.com/csnover/js-iso8601>
	* NON-CONFORMANT EDITION.
	* © 2011 Colin Snover <http://zetafleet.com>
	* Released under MIT license.
	*/
	const isoReg = /^(\d{4}|[+-]\d{6})(?:-?(\d{2})(?:-?(\d{2}))?)?(?:[ T]?(\d{2}):?(\d{2})(?::?(\d{2})(?:[,.](\d{1,}))?)?(?:(Z)|([+-])(\d{2})(?::?(\d{2}))?)?)?$/;
	function parseIsoDate(date) {
		const struct = parseDateStruct(date);
		if (!struct) return Date.parse ? Date.parse(date) : NaN;
		if (struct.z === void 0 && struct.plusMinus === void 0) return new Date(struct.year, struct.month, struct.day, struct.hour, struct.minute, struct.second, struct.millisecond).valueOf();
		let totalMinutesOffset = 0;
		if (struct.z !== "Z" && struct.plusMinus !== void 0) {
			totalMinutesOffset = struct.hourOffset * 60 + struct.minuteOffset;
			if (struct.plusMinus === "+") totalMinutesOffset = 0 - totalMinutesOffset;
		}
		return Date.UTC(struct.year, struct.month, struct.day, struct.hour, struct.minute + totalMinutesOffset, struct.second, struct.millisecond);
	}
	function parseDateStruct(date) {
		var _regexResult$7$length, _regexResult$;
		const regexResult = isoReg.exec(date);
		if (!regexResult) return null;
		return {
			year: toNumber(regexResult[1]),
			month: toNumber(regexResult[2], 1) - 1,
			day: toNumber(regexResult[3], 1),
			hour: toNumber(regexResult[4]),
			minute: toNumber(regexResult[5]),
			second: toNumber(regexResult[6]),
			millisecond: regexResult[7] ? toNumber(regexResult[7].substring(0, 3)) : 0,
			precision: (_regexResult$7$length = (_regexResult$ = regexResult[7]) == null ? void 0 : _regexResult$.length) != null ? _regexResult$7$length : void 0,
			z: regexResult[8] || void 0,
			plusMinus: regexResult[9] || void 0,
			hourOffset: toNumber(regexResult[10]),
			minuteOffset: toNumber(regexResult[11])
		};
	}
	function toNumber(str, defaultValue = 0) {
		return Number(str) || defaultValue;
	}
	let rEmail = /^[a-zA-Z0-9.!#$%&'*+\/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
	let rUrl = /^((https?|ftp):)?\/\/(((([a-z]|\d|-|\.|_|~|[\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF])|(%[\da-f]{2})|[!\$&'\(\)\*\+,;=]|:)*@)?(((\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])\.(\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])\.(\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])\.(\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5]))|((([a-z]|\d|[\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF])|(([a-z]|\d|[\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF])([a-z]|\d|-|\.|_|~|[\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF])*([a-z]|\d|[\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF])))\.)+(([a-z]|[\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF])|(([a-z]|[\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF])([a-z]|\d|-|\.|_|~|[\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF])*([a-z]|[\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF])))\.?)(:\d*)?)(\/((([a-z]|\d|-|\.|_|~|[\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF])|(%[\da-f]{2})|[!\$&'\(\)\*\+,;=]|:|@)+(\/(([a-z]|\d|-|\.|_|~|[\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF])|(%[\da-f]{2})|[!\$&'\(\)\*\+,;=]|:|@)*)*)?)?(\?((([a-z]|\d|-|\.|_|~|[\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF])|(%[\da-f]{2})|[!\$&'\(\)\*\+,;=]|:|@)|[\uE000-\uF8FF]|\/|\?)*)?(\#((([a-z]|\d|-|\.|_|~|[\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF])|(%[\da-f]{2})|[!\$&'\(\)\*\+,;=]|:|@)|\/|\?)*)?$/i;
	let rUUID = /^(?:[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|00000000-0000-0000-0000-000000000000)$/i;
	let rIsoDateTime = new RegExp(`^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(([+-]\\d{2}(:?\\d{2})?)|Z)$`);
	let isTrimmed = (value) => isAbsent(value) || value === value.trim();
	let objStringTag = {}.toString();
	function create$6() {
		return new StringSchema();
	}
	var StringSchema = class extends Schema {
		constructor() {
			super({
				type: "string",
				check(value) {
					if (value instanceof String) value = value.valueOf();
					return typeof value === "string";
				}
			});
			this.withMutation(() => {
				this.transform((value, _raw) => {
					if (!this.spec.coerce || this.isType(value)) return value;
					if (Array.isArray(value)) return value;
					const strValue = value != null && value.toString ? value.toString() : value;
					if (strValue === objStringTag) return value;
					return strValue;
				});
			});
		}
		required(message) {
			return super.required(message).withMutation((schema) => schema.test({
				message: message || mixed.required,
				name: "required",
				skipAbsent: true,
				test: (value) => !!value.length
			}));
		}
		notRequired() {
			return super.notRequired().withMutation((schema) => {
				schema.tests = schema.tests.filter((t) => t.OPTIONS.name !== "required");
				return schema;
			});
		}
		length(length, message = string.length) {
			return this.test({
				message,
				name: "length",
				exclusive: true,
				params: { length },
				skipAbsent: true,
				test(value) {
					return value.length === this.resolve(length);
				}
			});
		}
		min(min, message = string.min) {
			return this.test({
				message,
				name: "min",
				exclusive: true,
				params: { min },
				skipAbsent: true,
				test(value) {
					return value.length >= this.resolve(min);
				}
			});
		}
		max(max, message = string.max) {
			return this.test({
				name: "max",
				exclusive: true,
				message,
				params: { max },
				skipAbsent: true,
				test(value) {
					return value.length <= this.resolve(max);
				}
			});
		}
		matches(regex, options) {
			let excludeEmptyString = false;
			let message;
			let name;
			if (options) {
				if (typeof options === "object") ({excludeEmptyString = false, message, name} = options);
				else message = options;
			}
			return this.test({
				name: name || "matches",
				message: message || string.matches,
				params: { regex },
				skipAbsent: true,
				test: (value) => value === "" && excludeEmptyString || value.search(regex) !== -1
			});
		}
		email(message = string.email) {
			return this.matches(rEmail, {
				name: "email",
				message,
				excludeEmptyString: true
			});
		}
		url(message = string.url) {
			return this.matches(rUrl, {
				name: "url",
				message,
				excludeEmptyString: true
			});
		}
		uuid(message = string.uuid) {
			return this.matches(rUUID, {
				name: "uuid",
				message,
				excludeEmptyString: false
			});
		}
		datetime(options) {
			let message = "";
			let allowOffset;
			let precision;
			if (options) {
				if (typeof options === "object") ({message = "", allowOffset = false, precision = void 0} = options);
				else message = options;
			}
			return this.matches(rIsoDateTime, {
				name: "datetime",
				message: message || string.datetime,
				excludeEmptyString: true
			}).test({
				name: "datetime_offset",
				message: message || string.datetime_offset,
				params: { allowOffset },
				skipAbsent: true,
				test: (value) => {
					if (!value || allowOffset) return true;
					const struct = parseDateStruct(value);
					if (!struct) return false;
					return !!struct.z;
				}
			}).test({
				name: "datetime_precision",
				message: message || string.datetime_precision,
				params: { precision },
				skipAbsent: true,
				test: (value) => {
					if (!value || precision == void 0) return true;
					const struct = parseDateStruct(value);
					if (!struct) return false;
					return struct.precision === precision;
				}
			});
		}
		ensure() {
			return this.default("").transform((val) => val === null ? "" : val);
		}
		trim(message = string.trim) {
			return this.transform((val) => val != null ? val.trim() : val).test({
				message,
				name: "trim",
				test: isTrimmed
			});
		}
		lowercase(message = string.lowercase) {
			return this.transform((value) => !isAbsent(value) ? value.toLowerCase() : value).test({
				message,
				name: "string_case",
				exclusive: true,
				skipAbsent: true,
				test: (value) => isAbsent(value) || value === value.toLowerCase()
			});
		}
		uppercase(message = string.uppercase) {
			return this.transform((value) => !isAbsent(value) ? value.toUpperCase() : value).test({
				message,
				name: "string_case",
				exclusive: true,
				skipAbsent: true,
				test: (value) => isAbsent(value) || value === value.toUpperCase()
			});
		}
	};
	create$6.prototype = StringSchema.prototype;
	let isNaN$1 = (value) => value != +value;
	function create$5() {
		return new NumberSchema();
	}
	var NumberSchema = class extends Schema {
		constructor() {
			super({
				type: "number",
				check(value) {
					if (value instanceof Number) value = value.valueOf();
					return typeof value === "number" && !isNaN$1(value);
				}
			});
			this.withMutation(() => {
				this.transform((value, _raw) => {
					if (!this.spec.coerce) return value;
					let parsed = value;
					if (typeof parsed === "string") {
						parsed = parsed.replace(/\s/g, "");
						if (parsed === "") return NaN;
						parsed = +parsed;
					}
					if (this.isType(parsed) || parsed === null) return parsed;
					return parseFloat(parsed);
				});
			});
		}
		min(min, message = number.min) {
			return this.test({
				message,
				name: "min",
				exclusive: true,
				params: { min },
				skipAbsent: true,
				test(value) {
					return value >= this.resolve(min);
				}
			});
		}
		max(max, message = number.max) {
			return this.test({
				message,
				name: "max",
				exclusive: true,
				params: { max },
				skipAbsent: true,
				test(value) {
					return value <= this.resolve(max);
				}
			});
		}
		lessThan(less, message = number.lessThan) {
			return this.test({
				message,
				name: "max",
				exclusive: true,
				params: { less },
				skipAbsent: true,
				test(value) {
					return value < this.resolve(less);
				}
			});
		}
		moreThan(more, message = number.moreThan) {
			return this.test({
				message,
				name: "min",
				exclusive: true,
				params: { more },
				skipAbsent: true,
				test(value) {
					return value > this.resolve(more);
				}
			});
		}
		positive(msg = number.positive) {
			return this.moreThan(0, msg);
		}
		negative(msg = number.negative) {
			return this.lessThan(0, msg);
		}
		integer(message = number.integer) {
			return this.test({
				name: "integer",
				message,
				skipAbsent: true,
				test: (val) => Number.isInteger(val)
			});
		}
		truncate() {
			return this.transform((value) => !isAbsent(value) ? value | 0 : value);
		}
		round(method) {
			var _method;
			let avail = [
				"ceil",
				"floor",
				"round",
				"trunc"
			];
			method = ((_method = method) == null ? void 0 : _method.toLowerCase()) || "round";
			if (method === "trunc") return this.truncate();
			if (avail.indexOf(method.toLowerCase()) === -1) throw new TypeError("Only valid options for round() are: " + avail.join(", "));
			return this.transform((value) => !isAbsent(value) ? Math[method](value) : value);
		}
	};
	create$5.prototype = NumberSchema.prototype;
	let invalidDate = /* @__PURE__ */ new Date("");
	let isDate = (obj) => Object.prototype.toString.call(obj) === "[object Date]";
	function create$4() {
		return new DateSchema();
	}
	var DateSchema = class DateSchema extends Schema {
		constructor() {
			super({
				type: "date",
				check(v) {
					return isDate(v) && !isNaN(v.getTime());
				}
			});
			this.withMutation(() => {
				this.transform((value, _raw) => {
					if (!this.spec.coerce || this.isType(value) || value === null) return value;
					value = parseIsoDate(value);
					return !isNaN(value) ? new Date(value) : DateSchema.INVALID_DATE;
				});
			});
		}
		prepareParam(ref, name) {
			let param;
			if (!Reference.isRef(ref)) {
				let cast = this.cast(ref);
				if (!this._typeCheck(cast)) throw new TypeError(`\`${name}\` must be a Date or a value that can be \`cast()\` to a Date`);
				param = cast;
			} else param = ref;
			return param;
		}
		min(min, message = date.min) {
			let limit = this.prepareParam(min, "min");
			return this.test({
				message,
				name: "min",
				exclusive: true,
				params: { min },
				skipAbsent: true,
				test(value) {
					return value >= this.resolve(limit);
				}
			});
		}
		max(max, message = date.max) {
			let limit = this.prepareParam(max, "max");
			return this.test({
				message,
				name: "max",
				exclusive: true,
				params: { max },
				skipAbsent: true,
				test(value) {
					return value <= this.resolve(limit);
				}
			});
		}
	};
	DateSchema.INVALID_DATE = invalidDate;
	create$4.prototype = DateSchema.prototype;
	create$4.INVALID_DATE = invalidDate;
	function sortFields(fields, excludedEdges = []) {
		let edges = [];
		let nodes = /* @__PURE__ */ new Set();
		let excludes = new Set(excludedEdges.map(([a, b]) => `${a}-${b}`));
		function addNode(depPath, key) {
			let node = (0, import_property_expr.split)(depPath)[0];
			nodes.add(node);
			if (!excludes.has(`${key}-${node}`)) edges.push([key, node]);
		}
		for (const key of Object.keys(fields)) {
			let value = fields[key];
			nodes.add(key);
			if (Reference.isRef(value) && value.isSibling) addNode(value.path, key);
			else if (isSchema(value) && "deps" in value) value.deps.forEach((path) => addNode(path, key));
		}
		return import_toposort.default.array(Array.from(nodes), edges).reverse();
	}
	function findIndex(arr, err) {
		let idx = Infinity;
		arr.some((key, ii) => {
			var _err$path;
			if ((_err$path = err.path) != null && _err$path.includes(key)) {
				idx = ii;
				return true;
			}
		});
		return idx;
	}
	function sortByKeyOrder(keys) {
		return (a, b) => {
			return findIndex(keys, a) - findIndex(keys, b);
		};
	}
	const parseJson = (value, _, schema) => {
		if (typeof value !== "string") return value;
		let parsed = value;
		try {
			parsed = JSON.parse(value);
		} catch (err) {}
		return schema.isType(parsed) ? parsed : value;
	};
	function deepPartial(schema) {
		if ("fields" in schema) {
			const partial = {};
			for (const [key, fieldSchema] of Object.entries(schema.fields)) partial[key] = deepPartial(fieldSchema);
			return schema.setFields(partial);
		}
		if (schema.type === "array") {
			const nextArray = schema.optional();
			if (nextArray.innerType) nextArray.innerType = deepPartial(nextArray.innerType);
			return nextArray;
		}
		if (schema.type === "tuple") return schema.optional().clone({ types: schema.spec.types.map(deepPartial) });
		if ("optional" in schema) return schema.optional();
		return schema;
	}
	const deepHas = (obj, p) => {
		const path = [...(0, import_property_expr.normalizePath)(p)];
		if (path.length === 1) return path[0] in obj;
		let last = path.pop();
		let parent = (0, import_property_expr.getter)((0, import_property_expr.join)(path), true)(obj);
		return !!(parent && last in parent);
	};
	let isObject = (obj) => Object.prototype.toString.call(obj) === "[object Object]";
	function unknown(ctx, value) {
		let known = Object.keys(ctx.fields);
		return Object.keys(value).filter((key) => known.indexOf(key) === -1);
	}
	const defaultSort = sortByKeyOrder([]);
	function create$3(spec) {
		return new ObjectSchema(spec);
	}
	var ObjectSchema = class extends Schema {
		constructor(spec) {
			super({
				type: "object",
				check(value) {
					return isObject(value) || typeof value === "function";
				}
			});
			this.fields = Object.create(null);
			this._sortErrors = defaultSort;
			this._nodes = [];
			this._excludedEdges = [];
			this.withMutation(() => {
				if (spec) this.shape(spec);
			});
		}
		_cast(_value, options = {}) {
			var _options$stripUnknown;
			let value = super._cast(_value, options);
			if (value === void 0) return this.getDefault(options);
			if (!this._typeCheck(value)) return value;
			let fields = this.fields;
			let strip = (_options$stripUnknown = options.stripUnknown) != null ? _options$stripUnknown : this.spec.noUnknown;
			let props = [].concat(this._nodes, Object.keys(value).filter((v) => !this._nodes.includes(v)));
			let intermediateValue = {};
			let innerOptions = Object.assign({}, options, {
				parent: intermediateValue,
				__validating: options.__validating || false
			});
			let isChanged = false;
			for (const prop of props) {
				let field = fields[prop];
				let exists = prop in value;
				let inputValue = value[prop];
				if (field) {
					let fieldValue;
					innerOptions.path = (options.path ? `${options.path}.` : "") + prop;
					field = field.resolve({
						value: inputValue,
						context: options.context,
						parent: intermediateValue
					});
					let fieldSpec = field instanceof Schema ? field.spec : void 0;
					let strict = fieldSpec == null ? void 0 : fieldSpec.strict;
					if (fieldSpec != null && fieldSpec.strip) {
						isChanged = isChanged || prop in value;
						continue;
					}
					fieldValue = !options.__validating || !strict ? field.cast(inputValue, innerOptions) : inputValue;
					if (fieldValue !== void 0) intermediateValue[prop] = fieldValue;
				} else if (exists && !strip) intermediateValue[prop] = inputValue;
				if (exists !== prop in intermediateValue || intermediateValue[prop] !== inputValue) isChanged = true;
			}
			return isChanged ? intermediateValue : value;
		}
		_validate(_value, options = {}, panic, next) {
			let { from = [], originalValue = _value, recursive = this.spec.recursive } = options;
			options.from = [{
				schema: this,
				value: originalValue
			}, ...from];
			options.__validating = true;
			options.originalValue = originalValue;
			super._validate(_value, options, panic, (objectErrors, value) => {
				if (!recursive || !isObject(value)) {
					next(objectErrors, value);
					return;
				}
				originalValue = originalValue || value;
				let tests = [];
				for (let key of this._nodes) {
					let field = this.fields[key];
					if (!field || Reference.isRef(field)) continue;
					tests.push(field.asNestedTest({
						options,
						key,
						parent: value,
						parentPath: options.path,
						originalParent: originalValue
					}));
				}
				this.runTests({
					tests,
					value,
					originalValue,
					options
				}, panic, (fieldErrors) => {
					next(fieldErrors.sort(this._sortErrors).concat(objectErrors), value);
				});
			});
		}
		clone(spec) {
			const next = super.clone(spec);
			next.fields = Object.assign({}, this.fields);
			next._nodes = this._nodes;
			next._excludedEdges = this._excludedEdges;
			next._sortErrors = this._sortErrors;
			return next;
		}
		concat(schema) {
			let next = super.concat(schema);
			let nextFields = next.fields;
			for (let [field, schemaOrRef] of Object.entries(this.fields)) {
				const target = nextFields[field];
				nextFields[field] = target === void 0 ? schemaOrRef : target;
			}
			return next.withMutation((s) => s.setFields(nextFields, [...this._excludedEdges, ...schema._excludedEdges]));
		}
		_getDefault(options) {
			if ("default" in this.spec) return super._getDefault(options);
			if (!this._nodes.length) return;
			let dft = {};
			this._nodes.forEach((key) => {
				var _innerOptions;
				const field = this.fields[key];
				let innerOptions = options;
				if ((_innerOptions = innerOptions) != null && _innerOptions.value) innerOptions = Object.assign({}, innerOptions, {
					parent: innerOptions.value,
					value: innerOptions.value[key]
				});
				dft[key] = field && "getDefault" in field ? field.getDefault(innerOptions) : void 0;
			});
			return dft;
		}
		setFields(shape, excludedEdges) {
			let next = this.clone();
			next.fields = shape;
			next._nodes = sortFields(shape, excludedEdges);
			next._sortErrors = sortByKeyOrder(Object.keys(shape));
			if (excludedEdges) next._excludedEdges = excludedEdges;
			return next;
		}
		shape(additions, excludes = []) {
			return this.clone().withMutation((next) => {
				let edges = next._excludedEdges;
				if (excludes.length) {
					if (!Array.isArray(excludes[0])) excludes = [excludes];
					edges = [...next._excludedEdges, ...excludes];
				}
				return next.setFields(Object.assign(next.fields, additions), edges);
			});
		}
		partial() {
			const partial = {};
			for (const [key, schema] of Object.entries(this.fields)) partial[key] = "optional" in schema && schema.optional instanceof Function ? schema.optional() : schema;
			return this.setFields(partial);
		}
		deepPartial() {
			return deepPartial(this);
		}
		pick(keys) {
			const picked = {};
			for (const key of keys) if (this.fields[key]) picked[key] = this.fields[key];
			return this.setFields(picked, this._excludedEdges.filter(([a, b]) => keys.includes(a) && keys.includes(b)));
		}
		omit(keys) {
			const remaining = [];
			for (const key of Object.keys(this.fields)) {
				if (keys.includes(key)) continue;
				remaining.push(key);
			}
			return this.pick(remaining);
		}
		from(from, to, alias) {
			let fromGetter = (0, import_property_expr.getter)(from, true);
			return this.transform((obj) => {
				if (!obj) return obj;
				let newObj = obj;
				if (deepHas(obj, from)) {
					newObj = Object.assign({}, obj);
					if (!alias) delete newObj[from];
					newObj[to] = fromGetter(obj);
				}
				return newObj;
			});
		}
		/** Parse an input JSON string to an object */
		json() {
			return this.transform(parseJson);
		}
		/**
		* Similar to `noUnknown` but only validates that an object is the right shape without stripping the unknown keys
		*/
		exact(message) {
			return this.test({
				name: "exact",
				exclusive: true,
				message: message || object.exact,
				test(value) {
					if (value == null) return true;
					const unknownKeys = unknown(this.schema, value);
					return unknownKeys.length === 0 || this.createError({ params: { properties: unknownKeys.join(", ") } });
				}
			});
		}
		stripUnknown() {
			return this.clone({ noUnknown: true });
		}
		noUnknown(noAllow = true, message = object.noUnknown) {
			if (typeof noAllow !== "boolean") {
				message = noAllow;
				noAllow = true;
			}
			let next = this.test({
				name: "noUnknown",
				exclusive: true,
				message,
				test(value) {
					if (value == null) return true;
					const unknownKeys = unknown(this.schema, value);
					return !noAllow || unknownKeys.length === 0 || this.createError({ params: { unknown: unknownKeys.join(", ") } });
				}
			});
			next.spec.noUnknown = noAllow;
			return next;
		}
		unknown(allow = true, message = object.noUnknown) {
			return this.noUnknown(!allow, message);
		}
		transformKeys(fn) {
			return this.transform((obj) => {
				if (!obj) return obj;
				const result = {};
				for (const key of Object.keys(obj)) result[fn(key)] = obj[key];
				return result;
			});
		}
		camelCase() {
			return this.transformKeys(import_tiny_case.camelCase);
		}
		snakeCase() {
			return this.transformKeys(import_tiny_case.snakeCase);
		}
		constantCase() {
			return this.transformKeys((key) => (0, import_tiny_case.snakeCase)(key).toUpperCase());
		}
		describe(options) {
			const next = (options ? this.resolve(options) : this).clone();
			const base = super.describe(options);
			base.fields = {};
			for (const [key, value] of Object.entries(next.fields)) {
				var _innerOptions2;
				let innerOptions = options;
				if ((_innerOptions2 = innerOptions) != null && _innerOptions2.value) innerOptions = Object.assign({}, innerOptions, {
					parent: innerOptions.value,
					value: innerOptions.value[key]
				});
				base.fields[key] = value.describe(innerOptions);
			}
			return base;
		}
	};
	create$3.prototype = ObjectSchema.prototype;
	function create$2(type) {
		return new ArraySchema(type);
	}
	var ArraySchema = class extends Schema {
		constructor(type) {
			super({
				type: "array",
				spec: { types: type },
				check(v) {
					return Array.isArray(v);
				}
			});
			this.innerType = void 0;
			this.innerType = type;
		}
		_cast(_value, _opts) {
			const value = super._cast(_value, _opts);
			if (!this._typeCheck(value) || !this.innerType) return value;
			let isChanged = false;
			const castArray = value.map((v, idx) => {
				const castElement = this.innerType.cast(v, Object.assign({}, _opts, {
					path: `${_opts.path || ""}[${idx}]`,
					parent: value,
					originalValue: v,
					value: v,
					index: idx
				}));
				if (castElement !== v) isChanged = true;
				return castElement;
			});
			return isChanged ? castArray : value;
		}
		_validate(_value, options = {}, panic, next) {
			var _options$recursive;
			let innerType = this.innerType;
			let recursive = (_options$recursive = options.recursive) != null ? _options$recursive : this.spec.recursive;
			options.originalValue != null && options.originalValue;
			super._validate(_value, options, panic, (arrayErrors, value) => {
				var _options$originalValu2;
				if (!recursive || !innerType || !this._typeCheck(value)) {
					next(arrayErrors, value);
					return;
				}
				let tests = new Array(value.length);
				for (let index = 0; index < value.length; index++) {
					var _options$originalValu;
					tests[index] = innerType.asNestedTest({
						options,
						index,
						parent: value,
						parentPath: options.path,
						originalParent: (_options$originalValu = options.originalValue) != null ? _options$originalValu : _value
					});
				}
				this.runTests({
					value,
					tests,
					originalValue: (_options$originalValu2 = options.originalValue) != null ? _options$originalValu2 : _value,
					options
				}, panic, (innerTypeErrors) => next(innerTypeErrors.concat(arrayErrors), value));
			});
		}
		clone(spec) {
			const next = super.clone(spec);
			next.innerType = this.innerType;
			return next;
		}
		/** Parse an input JSON string to an object */
		json() {
			return this.transform(parseJson);
		}
		concat(schema) {
			let next = super.concat(schema);
			next.innerType = this.innerType;
			if (schema.innerType) next.innerType = next.innerType ? next.innerType.concat(schema.innerType) : schema.innerType;
			return next;
		}
		of(schema) {
			let next = this.clone();
			if (!isSchema(schema)) throw new TypeError("`array.of()` sub-schema must be a valid yup schema not: " + printValue(schema));
			next.innerType = schema;
			next.spec = Object.assign({}, next.spec, { types: schema });
			return next;
		}
		length(length, message = array.length) {
			return this.test({
				message,
				name: "length",
				exclusive: true,
				params: { length },
				skipAbsent: true,
				test(value) {
					return value.length === this.resolve(length);
				}
			});
		}
		min(min, message) {
			message = message || array.min;
			return this.test({
				message,
				name: "min",
				exclusive: true,
				params: { min },
				skipAbsent: true,
				test(value) {
					return value.length >= this.resolve(min);
				}
			});
		}
		max(max, message) {
			message = message || array.max;
			return this.test({
				message,
				name: "max",
				exclusive: true,
				params: { max },
				skipAbsent: true,
				test(value) {
					return value.length <= this.resolve(max);
				}
			});
		}
		ensure() {
			return this.default(() => []).transform((val, original) => {
				if (this._typeCheck(val)) return val;
				return original == null ? [] : [].concat(original);
			});
		}
		compact(rejector) {
			let reject = !rejector ? (v) => !!v : (v, i, a) => !rejector(v, i, a);
			return this.transform((values) => values != null ? values.filter(reject) : values);
		}
		describe(options) {
			const next = (options ? this.resolve(options) : this).clone();
			const base = super.describe(options);
			if (next.innerType) {
				var _innerOptions;
				let innerOptions = options;
				if ((_innerOptions = innerOptions) != null && _innerOptions.value) innerOptions = Object.assign({}, innerOptions, {
					parent: innerOptions.value,
					value: innerOptions.value[0]
				});
				base.innerType = next.innerType.describe(innerOptions);
			}
			return base;
		}
	};
	create$2.prototype = ArraySchema.prototype;
	function create$1(schemas) {
		return new TupleSchema(schemas);
	}
	var TupleSchema = class extends Schema {
		constructor(schemas) {
			super({
				type: "tuple",
				spec: { types: schemas },
				check(v) {
					const types = this.spec.types;
					return Array.isArray(v) && v.length === types.length;
				}
			});
			this.withMutation(() => {
				this.typeError(tuple.notType);
			});
		}
		_cast(inputValue, options) {
			const { types } = this.spec;
			const value = super._cast(inputValue, options);
			if (!this._typeCheck(value)) return value;
			let isChanged = false;
			const castArray = types.map((type, idx) => {
				const castElement = type.cast(value[idx], Object.assign({}, options, {
					path: `${options.path || ""}[${idx}]`,
					parent: value,
					originalValue: value[idx],
					value: value[idx],
					index: idx
				}));
				if (castElement !== value[idx]) isChanged = true;
				return castElement;
			});
			return isChanged ? castArray : value;
		}
		_validate(_value, options = {}, panic, next) {
			let itemTypes = this.spec.types;
			super._validate(_value, options, panic, (tupleErrors, value) => {
				var _options$originalValu2;
				if (!this._typeCheck(value)) {
					next(tupleErrors, value);
					return;
				}
				let tests = [];
				for (let [index, itemSchema] of itemTypes.entries()) {
					var _options$originalValu;
					tests[index] = itemSchema.asNestedTest({
						options,
						index,
						parent: value,
						parentPath: options.path,
						originalParent: (_options$originalValu = options.originalValue) != null ? _options$originalValu : _value
					});
				}
				this.runTests({
					value,
					tests,
					originalValue: (_options$originalValu2 = options.originalValue) != null ? _options$originalValu2 : _value,
					options
				}, panic, (innerTypeErrors) => next(innerTypeErrors.concat(tupleErrors), value));
			});
		}
		describe(options) {
			const next = (options ? this.resolve(options) : this).clone();
			const base = super.describe(options);
			base.innerType = next.spec.types.map((schema, index) => {
				var _innerOptions;
				let innerOptions = options;
				if ((_innerOptions = innerOptions) != null && _innerOptions.value) innerOptions = Object.assign({}, innerOptions, {
					parent: innerOptions.value,
					value: innerOptions.value[index]
				});
				return schema.describe(innerOptions);
			});
			return base;
		}
	};
	create$1.prototype = TupleSchema.prototype;
	function setLocale(custom) {
		Object.keys(custom).forEach((type) => {
			Object.keys(custom[type]).forEach((method) => {
				locale[type][method] = custom[type][method];
			});
		});
	}
	// contract/rules/date.ts
	/** At or after the limit; both days `YYYY-MM-DD` or both instants of one form. */
	function expired(value, limit) {
		return value >= limit ? void 0 : fault("Expired");
	}
	const dayMs = 864e5;
	/** At least one day from `start` to `end`, calendar days `YYYY-MM-DD`. */
	function dayInterval(start, end) {
		return (Date.parse(`${end.slice(0, 10)}T00:00:00Z`) - Date.parse(`${start.slice(0, 10)}T00:00:00Z`)) / dayMs >= 1 ? void 0 : fault("EndDateLaterStart");
	}
	// contract/entities/locale.ts
	const key = (name) => name;
	/** The messages of yup's own tests are keys of the shared catalogue; `faultsOf` reads their values. */
	setLocale({
		mixed: {
			default: key("Invalid"),
			required: key("Required"),
			notType: key("Invalid"),
			oneOf: key("Invalid")
		},
		string: {
			email: key("EmailMustBeValid"),
			matches: key("Invalid")
		},
		number: { integer: key("OnlyNumbersAreAllowed") }
	});
	// contract/constants.ts
	/** Rows of a list that may be selected at once, and ids of one request. */
	const maximumSelection = 1e3;
	// contract/enums.ts
	/**
	* Every enumeration of docs/wire.md §2: word on the wire → its number, which is legal in a query; `null` where no
	* number is documented. Bodies always carry the word.
	*/
	const enums = {
		transactionType: {
			regularDeal: 0,
			installments: 1,
			credit: 2,
			immediate: 3
		},
		jDealType: {
			J4: 0,
			J2: 1,
			J5: 2
		},
		cardPresence: {
			cardNotPresent: 0,
			regular: 1,
			Internet: null
		},
		paymentType: {
			card: 0,
			cheque: 1,
			cash: 2,
			bank: 3,
			blender: null
		},
		currency: {
			ILS: 0,
			USD: 1,
			EUR: 2
		},
		transactionStatus: {
			initial: 0,
			confirmedByAggregator: 10,
			confirmedByPinpadPreProcessor: 15,
			confirmedByProcessor: 20,
			awaitingForTransmission: 30,
			transmissionInProgress: 35,
			transmissionCancelingInProgress: 36,
			completed: 40,
			awaitingToSelectJ5: 45,
			chargeback: 50,
			chargebackFailed: null,
			rejectedByAggregator: -10,
			rejectedByProcessor: -20,
			cancelledByMerchant: -30,
			failedToConfirmByAggregator: -50,
			failedToConfirmByProcesor: -60,
			failedToCommitByAggregator: -70,
			transmissionToProcessorFailed: -80,
			rejectedBy3Dsecure: null
		},
		transactionQuickStatus: {
			Pending: 1,
			Completed: 2,
			Failed: 3,
			Canceled: 4,
			AwaitingForTransmission: 5,
			Chargeback: 6
		},
		finalizationStatus: {
			initial: null,
			failedToCancelByAggregator: null,
			canceledByAggregator: null
		},
		rejectionReason: {
			unknown: null,
			creditCardIsMerchantsCard: null,
			nationalIdIsMerchantsId: null,
			singleTransactionAmountExceeded: null,
			dailyAmountExceeded: null,
			creditCardDailyUsageExceeded: null,
			refundNotMatchRegularAmount: null,
			refundExceededCollateral: null,
			cardOwnerNationalIdRequired: null,
			authCodeRequired: null
		},
		specialTransactionType: {
			regularDeal: 0,
			initialDeal: 1,
			refund: -1
		},
		documentOrigin: {
			UI: 0,
			API: 1,
			checkout: 2,
			billing: 3,
			device: 4,
			paymentRequest: 5,
			bit: 6,
			ecwid: 7
		},
		propertyPresence: {
			All: null,
			Yes: null,
			No: null
		},
		solek: {
			UNKNOWN: null,
			ISRACARD: null,
			VISA: null,
			DINERS_CLUB: null,
			AMEX: null,
			JCB: null,
			DISCOVER: null,
			LEUMI_CARD: null,
			OTHER: null,
			MASTERCARD: null
		},
		quickDateFilter: {
			today: 0,
			yesterday: 1,
			thisWeek: 2,
			lastWeek: 3,
			last30Days: 4,
			thisMonth: 5,
			lastMonth: 6,
			last3Months: 7
		},
		repeatPeriodType: {
			oneTime: 0,
			monthly: 1,
			biMonthly: 2,
			quarter: 3,
			halfYear: 6,
			year: 12
		},
		startAtType: {
			today: 0,
			specifiedDate: 1
		},
		endAtType: {
			never: 0,
			specifiedDate: 1,
			afterNumberOfPayments: 2
		},
		/** Emitted in the spec's camelCase, accepted in any case; `all` and `inProgress` are not offered. */
		billingQuickStatus: {
			all: null,
			completed: null,
			inactive: null,
			failed: null,
			cardExpired: null,
			triggeredTomorrow: null,
			paused: null,
			expiredNextMonth: null,
			manualTrigger: null,
			inProgress: null
		},
		billingDealType: {
			CreditCard: null,
			InvoiceOnly: null,
			Bank: null
		},
		invoiceType: {
			invoice: 1,
			invoiceWithPaymentInfo: 2,
			creditNote: 3,
			paymentInfo: 4,
			refundInvoice: 5,
			receiptForDonation: null
		},
		invoiceStatus: {
			initial: null,
			sending: null,
			sent: null,
			sendingFailed: null,
			canceled: null
		},
		paymentRequestStatus: {
			initial: null,
			sending: null,
			sent: null,
			viewed: null,
			payed: null,
			paymentFailed: null,
			rejected: null,
			canceled: null,
			sendingFailed: null
		},
		paymentRequestQuickStatus: {
			pending: null,
			completed: null,
			failed: null,
			canceled: null,
			overdue: null,
			viewed: null
		},
		paymentRequestHistory: {
			PaymentRequestCreated: null,
			PaymentRequestUpdated: null,
			PaymentRequestSent: null,
			PaymentRequestCanceled: null,
			PaymentRequestViewed: null,
			PaymentRequestRejected: null,
			PaymentRequestPaymentFailed: null,
			PaymentRequestPayed: null
		},
		showDeleted: {
			OnlyActive: 0,
			OnlyDeleted: 1,
			All: 2
		},
		terminalStatus: {
			active: null,
			disabled: null
		},
		importStatus: {
			pending: null,
			succeeded: null,
			failed: null
		},
		dashboardGranularity: {
			day: null,
			week: null,
			month: null
		},
		dashboardComparison: {
			noComparison: null,
			comparisonDate: null
		},
		/** What an outgoing event tells of (contract/events.ts). */
		webhookEvent: {
			TransactionCreated: null,
			TransactionRejected: null,
			BillingDealCreated: null,
			BillingDealUpdated: null,
			CardTokenCreated: null,
			CardTokenDeleted: null,
			CreditCardExpired: null,
			ConsumerCreated: null,
			ConsumerUpdated: null,
			InvoiceGenerated: null,
			InvoiceGenerationFailed: null
		},
		consentMethod: { SMS: null },
		consentStatus: {
			pending: null,
			approved: null,
			declined: null,
			expired: null
		}
	};
	/** The words of an enumeration in their documented order. */
	function enumValues(name) {
		return Object.keys(enums[name]);
	}
	// contract/money.ts
	/**
	* Arithmetic of money in integer agorot (or cents). Decimals exist on the wire and in inputs only. All rounding is half
	* away from zero (docs/wire.md §1.5).
	*/
	/** The greatest amount of one transaction or document, in agorot. */
	const maximumAgorot = 999999999;
	/**
	* Agorot (or cents) of a decimal amount, as an integer. More than two decimals are rounded half away from zero, by
	* their digits: a product such as 1.005 * 100 would already be off.
	* @returns NaN for what is no number.
	* @example toAgorot(1.005) // 101
	*/
	function toAgorot(decimal) {
		const text = String(decimal).trim();
		const [, sign, whole = "", decimals = ""] = /^([+-]?)(\d*)\.?(\d*)$/.exec(text) ?? [];
		if (sign === void 0 || whole + decimals === "") return typeof decimal === "number" && Number.isFinite(decimal) ? Math.round(decimal * 100) : NaN;
		const agorot = Number(whole + decimals.slice(0, 2).padEnd(2, "0")) + ((decimals[2] ?? "0") >= "5" ? 1 : 0);
		return sign === "-" ? 0 - agorot : agorot;
	}
	/** Halves away from zero. */
	function roundHalfAway(value) {
		return Math.sign(value) * Math.round(Math.abs(value));
	}
	/** Price × quantity, before the discount. */
	function lineGross({ price, quantity }) {
		return roundHalfAway(price * Math.round(quantity * 100) / 100);
	}
	// contract/rules/expiry.ts
	/** A two-digit year: below 70 is 20xx, else 19xx; others stay (spec §5). */
	function fullYear(year, digits) {
		if (digits !== 2) return year;
		return year < 70 ? 2e3 + year : 1900 + year;
	}
	/**
	* Reads `MM / YYYY`, `MM/YY`, `MMYY` and the like.
	* @returns undefined for what is no month of a two- or four-digit year
	*/
	function parseExpiry(text) {
		const [, monthText = "", yearText = ""] = /^\s*(\d{1,2})\s*[/-]?\s*(\d{4}|\d{2})\s*$/.exec(text) ?? [];
		const month = Number(monthText);
		const year = fullYear(Number(yearText), yearText.length);
		return month >= 1 && month <= 12 && year >= 1e3 ? {
			month,
			year
		} : void 0;
	}
	/** Whether a card is over on a day `YYYY-MM-DD`; on the last day of its month it is still good. */
	function isExpired({ month, year }, today) {
		const [thisYear = 0, thisMonth = 0] = today.split("-").map(Number);
		return year * 12 + month < thisYear * 12 + thisMonth;
	}
	/** Judges an expiry as typed or as it travels. @param today an Israel day, `YYYY-MM-DD` */
	function expiry(text, today) {
		const parsed = parseExpiry(text);
		if (!parsed) return fault("InvalidExpirationDate");
		return isExpired(parsed, today) ? fault("CreditCardHasExpired") : void 0;
	}
	// contract/rules/guid.ts
	const guidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
	/** The id rule of spec §5: message MustBeValidID. */
	function isGuid(text) {
		return guidPattern.test(text);
	}
	// contract/rules/number.ts
	/** From `min` to `max`, both included. */
	function inRange(min, max) {
		return (value) => value >= min && value <= max ? void 0 : fault("MustBeInRange", {
			min,
			max
		});
	}
	/** At most `places` decimal places, judged by the digits, so that 1.005 is no rounding question. */
	function precision(places) {
		return (value) => {
			const [, decimals = ""] = plainDigits(value).split(".");
			return decimals.length > places ? fault("AllowedPrecision", { val: places }) : void 0;
		};
	}
	/** `1e-7` as `0.0000001`. */
	function plainDigits(value) {
		const text = String(value);
		return /e/i.test(text) ? Number(value).toFixed(20).replace(/0+$/, "") : text;
	}
	/**
	* Reads a number written in plain digits, as `12`, `-0.5`, `5.` or `.5`.
	* @returns undefined for every other notation: `0x10`, `1e3`, `1 000`, `1,5`
	*/
	function parseDecimal(text) {
		return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : void 0;
	}
	// contract/rules/text.ts
	const label = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?";
	const emailPattern = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@${label}(?:\\.${label})+$`);
	/**
	* What is said of a text that is too long, or too short where it must have so many characters. Without a least length the
	* message names the first one that is too long.
	*/
	function lengthFault(max, min = 0) {
		if (min === 0) return fault("MustBeLessThanCharacters", { max: max + 1 });
		return min === max ? fault("MustBeExactlyCharacters", { val: min }) : fault("MustBeBetweenCharacters", {
			min: min - 1,
			max
		});
	}
	/** At most `max` characters. */
	function maxLength(max) {
		return (text) => text.length > max ? lengthFault(max) : void 0;
	}
	/** From `min` to `max` characters; when they are equal the message says so. */
	function stringLength(min, max) {
		return (text) => text.length >= min && text.length <= max ? void 0 : lengthFault(max, min);
	}
	/** The e-mail pattern of spec §5. */
	const email = (text) => emailPattern.test(text) ? void 0 : fault("EmailMustBeValid");
	// contract/entities/fields.ts
	/** Characters of a text that has a form of its own, with room for what is refused for its form. */
	const longestForm = 100;
	/** A text of a form: an id, a day, a code. Tests that follow say which. */
	const formed = (wrong = fault("Invalid")) => create$6().nullable().meta({ limit: {
		max: longestForm,
		fault: wrong
	} });
	const guid = () => formed(fault("MustBeValidID")).test("guid", fault("MustBeValidID").key, (value) => value === void 0 || value === null || isGuid(value));
	/** A number, or in a request the same in plain digits; what else JavaScript would take for one is none. */
	const decimal = () => create$5().nullable().transform((_value, original) => {
		if (original === null || typeof original === "number") return original;
		return (typeof original === "string" ? parseDecimal(original) : void 0) ?? NaN;
	});
	/** A fraction from 0 to 1. */
	const rate = () => decimal().test(judgeNumber(inRange(0, 1)));
	const whole = () => decimal().integer();
	/** Yes or no; in a request also as `true`, `false`, `1` and `0`. A list of one is none. */
	const flag = () => create$7().nullable().transform((value, original) => typeof original === "object" ? original : value);
	/** A word of one of the enumerations. */
	const word = (name) => create$6().oneOf(enumValues(name), `\${path} is no ${name}`).nullable();
	/** Base64 of eight bytes. */
	const updateTimestamp = () => formed().matches(/^[A-Za-z0-9+/]{11}=$/);
	/** What is said of a list that has too many entries. */
	const tooMany = fault("MustHaveAtMost").key;
	/** The ids of a request that acts on many: at least one. */
	const ids = (id) => create$2().of(id).min(1, "Required").max(maximumSelection, tooMany).required();
	/** A test of yup: the fault's key is the message, its values the parameters. */
	const testOf = (judge) => ({
		name: "rule",
		test(value, { createError, options }) {
			const { today = "" } = options.context ?? {};
			const found = judge(value, today);
			return found ? createError({
				message: found.key,
				params: { ...found.values }
			}) : true;
		}
	});
	/** A rule of texts as a test of yup. What is empty passes; that it must not be is `required`'s to say. */
	const judgeText = (rule) => testOf((value, today) => typeof value === "string" && value !== "" ? rule(value, today) : void 0);
	/** A rule of numbers as a test of yup; nothing passes. */
	const judgeNumber = (rule) => testOf((value) => typeof value === "number" ? rule(value) : void 0);
	/** A text of a request, spaces around it taken away. */
	const words = (max, min = 0) => create$6().nullable().transform((value) => typeof value === "string" ? value.trim() : value).meta({ limit: {
		max,
		fault: lengthFault(max, min)
	} }).test(judgeText(min > 0 ? stringLength(min, max) : maxLength(max)));
	const emailAddress = (max = 50) => words(max).test(judgeText(email));
	/** An Israel day in a request, with or without its midnight. */
	const requestDay = () => formed().matches(/^\d{4}-\d\d-\d\d(T00:00:00)?$/, "Invalid").test(judgeText((text) => isCalendarDay(text.slice(0, 10)) ? void 0 : fault("Invalid")));
	/** A sum of money in a request: from `min` to the greatest amount, at most two decimals. */
	const amount = (min = .01) => decimal().test(judgeNumber((value) => inRange(min, 999999999 / 100)(value) ?? precision(2)(value)));
	/** A card's last month in a request, `MM/YY`; not over yet. */
	const cardExpiry = () => formed(fault("InvalidExpirationDate")).test(judgeText((text, today) => /^\d\d\/\d\d$/.test(text.trim()) ? expiry(text, today) : fault("InvalidExpirationDate")));
	/** A rule for texts that a schema names in place. */
	const ruled = (rule, max = 50) => words(max).test(judgeText(rule));
	// contract/rules/cvc.ts
	/** Three or four digits while the brand is unknown. */
	const anyLengths = [3, 4];
	/** The lengths a card's security code has; none: it has no code, and none is asked for. */
	function cvcLengths(cardDigits) {
		return brandOf(cardDigits)?.cvcLengths ?? anyLengths;
	}
	/** The lengths a code may have that is given: three or four digits where the brand has none. */
	function givenLengths(cardDigits) {
		const own = cvcLengths(cardDigits);
		return own.length > 0 ? own : anyLengths;
	}
	/**
	* The rule of the card form: digits, as many as the card's brand has (spec §5 "CVC"). An empty code passes, and a card
	* of a brand without a code may have one all the same.
	*/
	function cvc(code, cardDigits) {
		if (code === "") return void 0;
		return /^\d+$/.test(code) && givenLengths(cardDigits).includes(code.length) ? void 0 : fault("Invalid");
	}
	// contract/rules/installments.ts
	/** The sum rule of installments, to the agora. */
	function installmentSum(payments) {
		const { numberOfPayments, initialPaymentAmount, installmentPaymentAmount, totalAmount } = payments;
		return initialPaymentAmount + (numberOfPayments - 1) * installmentPaymentAmount === totalAmount ? void 0 : fault("InstallmentsMustEqualTotal");
	}
	// contract/rules/lines.ts
	const toleranceAgorot = 1;
	/** A number that its own rules let pass. */
	const isSum = (value) => typeof value === "number" && value >= 0 && value <= 999999999 / 100 && !precision(2)(value);
	/** Price × quantity in agorot; undefined while one of them is missing or none. */
	function grossOf({ price, quantity }) {
		if (!isSum(price) || !isSum(quantity) || quantity === 0 || quantity > 99999) return void 0;
		return lineGross({
			price: toAgorot(price),
			quantity
		});
	}
	const exceeds = (part, whole) => isSum(part) && toAgorot(part) > whole + toleranceAgorot;
	/** A part without VAT that is more than what it is a part of. */
	function vatFault(line, amount) {
		const wholes = {
			netAmount: amount,
			vat: amount,
			netPrice: toAgorot(line.price ?? 0),
			netDiscount: toAgorot(line.discount ?? 0)
		};
		const tooMuch = [
			"netAmount",
			"vat",
			"netPrice",
			"netDiscount"
		].find((name) => exceeds(line[name], wholes[name]));
		const { netAmount, vat } = line;
		const isOff = isSum(netAmount) && isSum(vat) && Math.abs(toAgorot(netAmount) + toAgorot(vat) - amount) > 1;
		const field = tooMuch ?? (isOff ? "vat" : void 0);
		return field && {
			field,
			fault: fault("VatMustFit")
		};
	}
	/**
	* What is wrong with the money of a line: it comes to its price × quantity less its discount, to the agora, and no part of
	* it is more than the whole. Fields that are no money at all have said so themselves.
	*/
	function lineFault(line) {
		const gross = grossOf(line);
		const discount = line.discount ?? 0;
		if (gross === void 0 || !isSum(discount)) return void 0;
		if (gross > 999999999) {
			const max = Math.floor(maximumAgorot * 100 / toAgorot(line.price ?? 0)) / 100;
			return {
				field: "quantity",
				fault: fault("MustBeInRange", {
					min: .01,
					max
				})
			};
		}
		const amount = gross - toAgorot(discount);
		if (amount < 0) return {
			field: "discount",
			fault: fault("DiscountExceedsSum")
		};
		if (isSum(line.amount) && Math.abs(toAgorot(line.amount) - amount) > toleranceAgorot) return {
			field: "amount",
			fault: fault("LineMustAddUp")
		};
		return vatFault(line, amount);
	}
	/** Discounts are taken off the lines: together they are no more than these cost without them. */
	function discountsFault(deal) {
		const lines = deal.dealDetails?.items ?? [];
		const gross = lines.reduce((sum, line) => sum + (grossOf(line) ?? 0), 0);
		const most = lines.length > 0 ? gross : maximumAgorot;
		const whole = isSum(deal.discountTotal) ? Math.min(most, toAgorot(deal.discountTotal)) : most;
		if (exceeds(deal.discountTotal, most)) return {
			field: "discountTotal",
			fault: fault("DiscountExceedsSum")
		};
		if (exceeds(deal.netDiscountTotal, whole)) return {
			field: "netDiscountTotal",
			fault: fault("VatMustFit")
		};
	}
	// contract/rules/nationalId.ts
	/**
	* Whether the text is an Israeli national id: 5 to 9 digits, padded to nine, weights 1 and 2 in turns, the digits of a
	* two-digit product added up, the sum divisible by ten (spec §5).
	*/
	function isNationalId(text) {
		if (!/^\d{5,9}$/.test(text)) return false;
		return [...text.padStart(9, "0")].reduce((total, digit, index) => {
			const product = Number(digit) * (index % 2 === 0 ? 1 : 2);
			return total + (product > 9 ? product - 9 : product);
		}, 0) % 10 === 0;
	}
	const nationalId = (text) => isNationalId(text) ? void 0 : fault("IsraeliNationalIdMustBeValid");
	// contract/entities/requestParts.ts
	/**
	* The objects that requests hold (docs/wire.md §3.1, §3.4), judged by the rules of spec §5. Numbers may come as text;
	* unknown keys are ignored: validate with `{ abortEarly: false, stripUnknown: true, context: { today } }`.
	*/
	const addressRequest = create$3({
		countryCode: words(50),
		city: words(50),
		zip: words(50),
		street: words(250),
		house: words(50),
		apartment: words(50)
	});
	const code = (max) => whole().test(judgeNumber(inRange(1, max))).required();
	const bankRequest = create$3({
		bank: code(99),
		bankBranch: code(999),
		bankAccount: words(12, 6).matches(/^\d*$/, "OnlyNumbersAreAllowed").required()
	});
	bankRequest.shape({
		dueDate: words(30),
		reference: words(20)
	});
	create$3({
		numberOfPayments: whole().test(judgeNumber(inRange(1, 100))).required(),
		initialPaymentAmount: amount().required(),
		installmentPaymentAmount: amount(0).required(),
		totalAmount: amount().required()
	}).test("sum", (value, context) => {
		const { numberOfPayments, initialPaymentAmount, installmentPaymentAmount, totalAmount } = value ?? {};
		if (!numberOfPayments || !initialPaymentAmount || !totalAmount) return true;
		const each = numberOfPayments > 1 ? inRange(.01, maximumAgorot / 100)(installmentPaymentAmount ?? 0) : void 0;
		if (each) {
			const path = `${context.path}.installmentPaymentAmount`;
			return context.createError({
				path,
				message: each.key,
				params: { ...each.values }
			});
		}
		const found = installmentSum({
			numberOfPayments,
			initialPaymentAmount: toAgorot(initialPaymentAmount),
			installmentPaymentAmount: toAgorot(installmentPaymentAmount ?? 0),
			totalAmount: toAgorot(totalAmount)
		});
		return found ? context.createError({
			path: `${context.path}.totalAmount`,
			message: found.key
		}) : true;
	});
	/** One text or several (docs/wire.md §3.1 "accept both"). */
	const addresses = () => create$2().transform((value, original) => typeof original === "string" ? [original] : value).of(emailAddress().defined()).max(10, tooMany).nullable();
	const invoiceDetailsRequest = create$3({
		invoiceType: word("invoiceType"),
		invoiceSubject: words(250),
		sendCCTo: addresses(),
		donation: flag(),
		invoiceLanguage: words(10),
		invoiceNumber: words(50)
	});
	/** One line of how a document is paid; which fields it needs depends on paymentType (docs/wire.md §3.8). */
	const paymentLineRequest = create$3({
		paymentType: word("paymentType").required(),
		amount: amount().required(),
		cardNumber: words(20),
		cardExpiration: words(5),
		cardVendor: words(20),
		numberOfPayments: whole(),
		okNumber: words(20),
		bank: whole(),
		bankBranch: whole(),
		bankAccount: words(12),
		dueDate: words(30),
		reference: words(20),
		chequeNumber: words(20),
		chequeDate: words(30)
	});
	const paymentLines = () => create$2().of(paymentLineRequest).max(100, tooMany).nullable();
	/** A line; what is left out of its money the server computes. */
	const lineRequest = create$3({
		itemName: words(250).required(),
		itemID: guid(),
		sku: words(50),
		externalReference: words(250),
		currency: word("currency"),
		price: amount(0).required(),
		quantity: decimal().test(judgeNumber((value) => inRange(.01, 99999)(value) ?? precision(2)(value))).required(),
		discount: amount(0),
		amount: amount(0),
		withoutVat: flag(),
		vatRate: rate(),
		vat: amount(0),
		netPrice: amount(0),
		netAmount: amount(0),
		netDiscount: amount(0),
		woocommerceID: words(50),
		ecwidID: words(50)
	}).test("money", (line, { createError, path }) => {
		const found = lineFault(line);
		return found ? createError({
			path: `${path}.${found.field}`,
			message: found.fault.key,
			params: { ...found.fault.values }
		}) : true;
	});
	const dealRequest = create$3({
		dealReference: words(50),
		dealDescription: words(250),
		consumerID: guid(),
		consumerName: words(50),
		consumerEmail: emailAddress(),
		consumerPhone: words(20),
		consumerNationalID: ruled(nationalId, 20),
		consumerAddress: addressRequest.notRequired().default(void 0),
		consumerExternalReference: words(50),
		consumerWoocommerceID: words(50),
		consumerEcwidID: words(50),
		responsiblePerson: words(50),
		externalUserID: words(50),
		branch: words(50),
		department: words(50),
		items: create$2().of(lineRequest.defined()).max(100, tooMany).nullable()
	});
	/** A test of a request with lines: its discounts are no more than these. */
	const judgeDiscounts = {
		name: "discounts",
		test(deal, { createError }) {
			const found = discountsFault(deal);
			return found ? createError({
				path: found.field,
				message: found.fault.key
			}) : true;
		}
	};
	create$3({
		cardNumber: formed(fault("InvalidCardNumber")).test(judgeText(cardNumber)).required(),
		cardExpiration: cardExpiry().required(),
		cvv: formed().test("cvc", (code, context) => {
			const { cardNumber: digits } = context.parent;
			const found = cvc(code ?? "", typeof digits === "string" ? digits : "");
			return found ? context.createError({ message: found.key }) : true;
		}),
		/** The voice approval after refusals 3 and 4. */
		authNum: words(20).matches(/^[0-9A-Za-z]*$/, "Invalid"),
		cardOwnerName: words(50, 2),
		cardOwnerNationalID: ruled(nationalId, 20),
		cardReaderInput: create$6().nullable().max(200, "Invalid")
	});
	// contract/rules/schedule.ts
	const maximumRepeatPeriod = 99;
	const maximumPayments = 999;
	/** Months of each repeat period; 0 = once. */
	const monthsOf = {
		oneTime: 0,
		monthly: 1,
		biMonthly: 2,
		quarter: 3,
		halfYear: 6,
		year: 12
	};
	const dayOf = (value) => value?.slice(0, 10) || null;
	/** Months between two charges: the period, so many times; 0 = one charge. */
	function repeatMonthsOf({ repeatPeriodType, repeatPeriod }) {
		return monthsOf[repeatPeriodType] * (repeatPeriod ?? 1);
	}
	/**
	* What a schedule means.
	* @param today the Israel day a schedule that starts "today" began on
	*/
	function planOf(schedule, today) {
		const { startAtType, startAt, endAtType, endAt, endAtNumberOfPayments } = schedule;
		return {
			repeatMonths: repeatMonthsOf(schedule),
			startsOn: startAtType === "specifiedDate" && dayOf(startAt) || today,
			endsOn: endAtType === "specifiedDate" ? dayOf(endAt) : null,
			numberOfPayments: endAtType === "afterNumberOfPayments" ? endAtNumberOfPayments ?? null : null
		};
	}
	const ifAny = (field, found) => found ? [{
		field,
		fault: found
	}] : [];
	function startFaults({ startAtType, startAt }, { today, startsOn }) {
		const day = dayOf(startAt);
		if (startAtType !== "specifiedDate") return ifAny("startAt", day === null ? void 0 : fault("Invalid"));
		if (day === null) return ifAny("startAt", fault("Required"));
		return ifAny("startAt", day === dayOf(startsOn) ? void 0 : expired(day, today));
	}
	function endFaults(schedule, { today, startsOn }) {
		const { endAtType, endAt, endAtNumberOfPayments: count } = schedule;
		const day = dayOf(endAt);
		const unused = (value) => value === null || value === void 0 ? void 0 : fault("Invalid");
		const start = planOf(schedule, dayOf(startsOn) ?? today).startsOn;
		const dayFault = day === null ? fault("Required") : dayInterval(start, day);
		const countFault = typeof count === "number" ? inRange(1, maximumPayments)(count) : fault("Required");
		return [...ifAny("endAt", endAtType === "specifiedDate" ? dayFault : unused(day)), ...ifAny("endAtNumberOfPayments", endAtType === "afterNumberOfPayments" ? countFault : unused(count))];
	}
	/**
	* Everything that is wrong with a schedule (docs/wire.md §3.7): a start before today, an end that is not a day after the
	* start at least, fields that are missing, and those that its types do not use but are there.
	*/
	function scheduleFaults(schedule, judged) {
		const { repeatPeriod } = schedule;
		const period = typeof repeatPeriod === "number" ? inRange(1, maximumRepeatPeriod)(repeatPeriod) : void 0;
		return [
			...ifAny("repeatPeriod", period),
			...startFaults(schedule, judged),
			...endFaults(schedule, judged)
		];
	}
	// contract/entities/scheduleRequest.ts
	const typeNames = [
		"repeatPeriodType",
		"startAtType",
		"endAtType"
	];
	/** The faults of a whole schedule, each at its field; what is no schedule yet each field has said. */
	const judgeSchedule = {
		name: "schedule",
		test(schedule, { createError, options, path }) {
			const { today = "", startsOn } = options.context ?? {};
			if (!isSchedule(schedule)) return true;
			const found = scheduleFaults(schedule, {
				today,
				startsOn
			});
			if (found.length === 0) return true;
			return new ValidationError(found.map(({ field, fault: { key, values } }) => createError({
				path: path ? `${path}.${field}` : field,
				message: key,
				params: { ...values }
			})));
		}
	};
	function isSchedule(value) {
		const held = new Map(Object.entries(value));
		const isDay = (name) => {
			const day = held.get(name) ?? "";
			return day === "" || typeof day === "string" && isCalendarDay(day.slice(0, 10));
		};
		return typeNames.every((name) => typeof held.get(name) === "string") && isDay("startAt") && isDay("endAt");
	}
	/** When a deal is to be charged (docs/wire.md §3.7), judged by `JudgeContext`. */
	const billingScheduleRequest = create$3({
		repeatPeriodType: word("repeatPeriodType").required(),
		repeatPeriod: whole(),
		startAtType: word("startAtType").required(),
		startAt: requestDay(),
		endAtType: word("endAtType").required(),
		endAt: requestDay(),
		endAtNumberOfPayments: whole()
	}).test(judgeSchedule);
	// contract/entities/billingDealRequest.ts
	const basics = {
		terminalID: guid(),
		currency: word("currency"),
		transactionAmount: amount().required(),
		vatRate: rate(),
		vatTotal: amount(0),
		netTotal: amount(),
		billingSchedule: billingScheduleRequest.required(),
		issueInvoice: flag(),
		invoiceDetails: invoiceDetailsRequest.notRequired().default(void 0),
		dealDetails: dealRequest.notRequired().default(void 0),
		origin: words(50)
	};
	/** What an update has besides: the version that was seen, if it is founded on one (docs/wire.md §1.5). */
	const seen = {
		billingDealID: guid(),
		updateTimestamp: updateTimestamp()
	};
	/** Body of POST /api/billing (docs/wire.md §3.7 R): charged to a saved card or a bank account. */
	const billingDealRequest = create$3({
		...basics,
		paymentType: word("paymentType"),
		creditCardToken: guid(),
		bankDetails: bankRequest.notRequired().default(void 0)
	}).test(judgeDiscounts);
	billingDealRequest.shape(seen);
	create$3({
		...basics,
		paymentDetails: paymentLines()
	}).test(judgeDiscounts).shape(seen);
	create$3({
		pausedFrom: requestDay().required(),
		pausedTo: requestDay().required(),
		reason: words(250)
	}).test({
		name: "pause",
		test({ pausedFrom: from, pausedTo: to }, context) {
			const { today = "" } = context.options.context ?? {};
			const isDay = (value) => typeof value === "string" && isCalendarDay(value.slice(0, 10));
			if (!isDay(from) || !isDay(to)) return true;
			const found = dayInterval(from, to) ?? expired(to.slice(0, 10), today);
			return found ? context.createError({
				path: "pausedTo",
				message: found.key
			}) : true;
		}
	});
	create$3({ billingDealsID: ids(guid().required()) });
	// contract/rules/yupFaults.ts
	const isMessageKey = (text) => Object.hasOwn(he, text);
	function valuesOf(parameters) {
		const entries = Object.entries(parameters ?? {});
		return Object.fromEntries(entries.filter((entry) => [
			"min",
			"max",
			"val"
		].includes(entry[0]) && (typeof entry[1] === "string" || typeof entry[1] === "number")));
	}
	/**
	* What a schema has found, the first fault of each field.
	* @throws the error itself when it is none of yup's
	*/
	function faultsOf(error) {
		if (!(error instanceof ValidationError)) throw error;
		const all = error.inner.length > 0 ? error.inner : [error];
		const byPath = /* @__PURE__ */ new Map();
		for (const { path = "", message, params } of all) {
			if (byPath.has(path)) continue;
			byPath.set(path, {
				path,
				key: isMessageKey(message) ? message : "Invalid",
				values: valuesOf(params)
			});
		}
		return [...byPath.values()];
	}
	// contract/import/judgeRow.ts
	/** A word of an enumeration in any case, as its rule wants it. */
	function wordOf(name, text) {
		const words = enumValues(name);
		return text && (words.find((word) => word.toLowerCase() === text.toLowerCase()) ?? text);
	}
	/** The end of a schedule: by day, by number, or never. */
	function endOf({ endAt, endAtNumberOfPayments }) {
		if (endAt) return {
			endAtType: "specifiedDate",
			endAt,
			endAtNumberOfPayments
		};
		return endAtNumberOfPayments ? {
			endAtType: "afterNumberOfPayments",
			endAtNumberOfPayments
		} : { endAtType: "never" };
	}
	/** The body that a row stands for. @param row normalised */
	function bodyOf(row) {
		const isBank = row.paymentType === "bank";
		const { bank, bankBranch, bankAccount } = row;
		return {
			transactionAmount: row.transactionAmount,
			currency: row.currency,
			vatRate: row.vatRate,
			paymentType: row.paymentType,
			creditCardToken: row.creditCardToken,
			...(isBank || bank || bankBranch || bankAccount) && { bankDetails: {
				bank,
				bankBranch,
				bankAccount
			} },
			billingSchedule: {
				repeatPeriodType: wordOf("repeatPeriodType", row.repeatPeriodType),
				startAtType: row.startAt ? "specifiedDate" : "today",
				startAt: row.startAt,
				...endOf(row)
			},
			issueInvoice: row.issueInvoice,
			invoiceDetails: {
				invoiceType: wordOf("invoiceType", row.invoiceType),
				invoiceSubject: row.invoiceSubject
			},
			dealDetails: {
				consumerName: row.consumerName,
				consumerEmail: row.consumerEmail,
				consumerPhone: row.consumerPhone,
				consumerNationalID: row.consumerNationalID,
				consumerExternalReference: row.consumerExternalReference,
				dealReference: row.dealReference,
				dealDescription: row.dealDescription
			},
			origin: "import"
		};
	}
	/** What a row must have beside what every deal must (docs/wire.md §5.6). */
	function importFaults(row) {
		const isCard = row.paymentType === "card";
		const isKnown = isCard || row.paymentType === "bank";
		const isMissing = (column) => row[column] === void 0;
		return [
			...isMissing("consumerName") ? [{
				column: "consumerName",
				...fault("ConsumerNameIsRequired")
			}] : [],
			...isMissing("consumerEmail") ? [{
				column: "consumerEmail",
				...fault("CanNotImportCustomerWithoutEmail")
			}] : [],
			...isKnown ? [] : [{
				column: "paymentType",
				...fault(row.paymentType ? "Invalid" : "Required")
			}],
			...isCard && isMissing("creditCardToken") ? [{
				column: "creditCardToken",
				...fault("Required")
			}] : []
		];
	}
	/** The last name of a path is the column's: `billingSchedule.startAt`. */
	function columnAt(path) {
		const name = path.split(".").at(-1);
		return importColumns.find((column) => column === name) ?? "transactionAmount";
	}
	function schemaFaults(row, today) {
		try {
			const options = {
				abortEarly: false,
				stripUnknown: true,
				disableStackTrace: true,
				context: { today }
			};
			return billingDealRequest.validateSync(bodyOf(row), options);
		} catch (error) {
			return faultsOf(error).map(({ path, ...found }) => ({
				column: columnAt(path),
				...found
			}));
		}
	}
	/**
	* Judges a row by the rules of the form, for rehearsal and upload alike. A cell that may hold a card number ends it there.
	* @param today Israel's day
	*/
	function judgeRow(cells, today) {
		const cards = importColumns.filter((column) => holdsCardNumber(cells[column] ?? ""));
		if (cards.length > 0) return { faults: cards.map((column) => ({
			column,
			...fault("CellHoldsCardNumber")
		})) };
		const row = normalizedCells(cells);
		const own = importFaults(row);
		const judged = schemaFaults(row, today);
		const said = new Set(own.map(({ column }) => column));
		const faults = Array.isArray(judged) ? [...own, ...judged.filter(({ column }) => !said.has(column))] : own;
		return faults.length > 0 || Array.isArray(judged) ? { faults } : {
			faults: [],
			request: judged
		};
	}
	// src/resources/importBillingDeals/rehearsal/judgeRows.ts
	/** The cells that may hold a card number, read or not: none of a file travels with them. */
	function cardFaults(headings, values) {
		return values.flatMap((value, index) => holdsCardNumber(value) ? [{
			column: headings[index] ?? String(index + 1),
			...fault("CellHoldsCardNumber")
		}] : []);
	}
	/** Judges the rows of a file one after the other, by the rules of the form. @param today Israel's day */
	function rowJudge(headings, today) {
		const headingOf = new Map(headings.map((heading) => [columnOf(heading), heading.trim()]));
		const seen = /* @__PURE__ */ new Map();
		let rowNumber = 0;
		return (values) => {
			rowNumber += 1;
			const cards = cardFaults(headings, values);
			if (cards.length > 0) return {
				rowNumber,
				name: "",
				amount: "",
				faults: cards
			};
			const cells = cellsOf(headings, values);
			const { consumerName: name = "", transactionAmount: amount = "" } = cells;
			const faults = judgeRow(cells, today).faults.map(({ column, ...found }) => ({
				column: headingOf.get(column) ?? column,
				...found
			}));
			if (faults.length > 0) return {
				rowNumber,
				name,
				amount,
				faults
			};
			const key = rowKey(normalizedCells(cells));
			const sameAs = seen.get(key);
			if (sameAs === void 0) seen.set(key, rowNumber);
			return {
				rowNumber,
				name,
				amount,
				faults,
				...sameAs !== void 0 && { sameAs }
			};
		};
	}
	// src/resources/importBillingDeals/rehearsal/verdict.ts
	/** To which of them a row belongs. */
	function kindOf({ faults, sameAs }) {
		if (faults.length > 0) return "faulty";
		return sameAs === void 0 ? "good" : "repeated";
	}
	// src/resources/importBillingDeals/rehearsal/rehearse.ts
	/** What is wrong with a header. */
	function headerFaults(headings) {
		if (headings.length === 0) return [{ key: "FileIsEmpty" }];
		if (headings.some(holdsCardNumber)) return [{ key: "HeadingHoldsCardNumber" }];
		return missingColumns(headings).map((column) => ({
			key: "FileLacksColumn",
			column
		}));
	}
	/** Counts before anything is judged, where there are lines enough for too many rows. @throws FileRefusal */
	async function assertLength(pieces, format) {
		const count = (end) => pieces.reduce((sum, piece) => piece.reduce((found, byte) => byte === end ? found + 1 : found, sum), 0);
		if (Math.max(count(10), count(13)) < 1e5) return;
		let rows = -1;
		for await (const batch of csvRows(pieces, format)) {
			rows += batch.length;
			if (rows > 1e5) throw new FileRefusal([{
				key: "FileTooLong",
				values: { max: maximumImportRows }
			}]);
		}
	}
	/** Rows as text, batch by batch. @param cellsOf the cells of a row to write; undefined: it is left out */
	async function writeFile(rows, separator, cellsOf) {
		const parts = ["﻿"];
		let index = -1;
		for await (const batch of rows) {
			const lines = batch.map((values) => {
				index += 1;
				const cells = cellsOf(values, index);
				return cells === void 0 ? "" : csvLine(cells, separator);
			});
			parts.push(lines.join(""));
		}
		return new Blob(parts, { type: "text/csv;charset=utf-8" });
	}
	/** Judges all rows. @throws FileRefusal */
	async function judgeAll(rows, { pieces, today, onProgress }) {
		const total = pieces.reduce((sum, piece) => sum + piece.length, 0);
		const verdicts = [];
		let headings = [];
		let judge;
		let [done, read] = [0, 0];
		for await (const batch of rows) {
			for (const values of batch) if (judge) verdicts.push(judge(values));
			else {
				headings = values;
				const faults = headerFaults(headings);
				if (faults.length > 0) throw new FileRefusal(faults);
				judge = rowJudge(headings, today);
			}
			done += pieces[read]?.length ?? 0;
			read += 1;
			onProgress?.({
				done,
				total,
				rows: verdicts.length
			});
		}
		if (verdicts.length === 0) throw new FileRefusal([{ key: "FileIsEmpty" }]);
		return {
			headings,
			verdicts
		};
	}
	function summaryOf(headings, verdicts) {
		const countOf = (kind) => verdicts.filter((verdict) => kindOf(verdict) === kind).length;
		const isUnread = (heading) => heading.trim() !== "" && columnOf(heading) === void 0 && !faultHeadings.includes(heading);
		return {
			rows: verdicts.length,
			good: countOf("good"),
			faulty: countOf("faulty"),
			repeated: countOf("repeated"),
			cards: verdicts.filter(({ faults }) => faults.some(({ key }) => key === "CellHoldsCardNumber")).length,
			unread: headings.filter(isUnread).map((heading) => heading.trim())
		};
	}
	/**
	* Judges every row of a file as the import will.
	* @throws FileRefusal for a file of which no row can be judged
	*/
	async function rehearse(request) {
		const { pieces } = request;
		if (pieces.some((piece) => piece.includes(0))) throw new FileRefusal([{ key: "OnlyCsvFilesAreAllowed" }]);
		const format = csvFormatOf(pieces);
		await assertLength(pieces, format);
		const { headings, verdicts } = await judgeAll(csvRows(pieces, format), request);
		const sorted = [
			"faulty",
			"repeated",
			"good"
		].flatMap((kind) => verdicts.filter((verdict) => kindOf(verdict) === kind));
		const own = headings.flatMap((heading, index) => faultHeadings.includes(heading) ? [] : [index]);
		return {
			summary: summaryOf(headings, verdicts),
			page(kind, from, count) {
				return (kind === void 0 ? sorted : verdicts.filter((verdict) => kindOf(verdict) === kind)).slice(from, from + count);
			},
			checkedFile: () => writeFile(csvRows(pieces, format), format.separator, (values, index) => {
				const cells = own.map((at) => values[at] ?? "");
				const verdict = verdicts[index - 1];
				if (!verdict) return [...cells, ...faultHeadings];
				return [...cells.map((cell) => holdsCardNumber(cell) ? "" : cell), ...faultTexts(verdict.faults)];
			}),
			fileOf(rowNumbers) {
				const wanted = /* @__PURE__ */ new Set([0, ...rowNumbers]);
				return writeFile(csvRows(pieces, format), format.separator, (values, index) => wanted.has(index) ? values : void 0);
			}
		};
	}
	// src/resources/importBillingDeals/rehearsal/rehearsalWorker.ts
	/** Milliseconds between two reports of progress. */
	const reportEveryMs = 100;
	/** Bytes of a piece, after each of which progress is told. */
	const pieceBytes = 65536;
	async function piecesOf(file) {
		const count = Math.ceil(file.size / pieceBytes);
		const slices = Array.from({ length: count }, (_, index) => file.slice(index * pieceBytes, (index + 1) * pieceBytes).arrayBuffer());
		return (await Promise.all(slices)).map((bytes) => new Uint8Array(bytes));
	}
	/**
	* What the worker of a rehearsal does with messages: one file, then questions about it. Nothing of the file leaves but
	* by an answer.
	*/
	function rehearsalWorker(tell) {
		let rehearsed;
		async function begin(file, today) {
			let reported = -Infinity;
			try {
				rehearsed = await rehearse({
					pieces: await piecesOf(file),
					today,
					onProgress(progress) {
						if (performance.now() - reported < reportEveryMs) return;
						reported = performance.now();
						tell({
							told: "progress",
							progress
						});
					}
				});
				tell({
					told: "done",
					summary: rehearsed.summary
				});
			} catch (error) {
				if (!(error instanceof FileRefusal)) throw error;
				tell({
					told: "refused",
					faults: error.faults
				});
			}
		}
		async function answerOf(question) {
			if (!rehearsed) throw new RangeError("no file has been rehearsed");
			switch (question.ask) {
				case "page": return rehearsed.page(question.kind, question.from, question.count);
				case "checkedFile": return rehearsed.checkedFile();
				case "fileOf": return rehearsed.fileOf(question.rowNumbers);
			}
		}
		return async (message) => {
			if (message.ask === "rehearse") await begin(message.file, message.today);
			else tell({
				told: "answer",
				id: message.id,
				answer: await answerOf(message)
			});
		};
	}
	// src/resources/importBillingDeals/rehearsal/worker.ts
	const receive = rehearsalWorker((message) => self.postMessage(message, { transfer: [] }));
	self.addEventListener("message", ({ data }) => {
		receive(data).catch((error) => {
			reportError(error);
		});
	});
})();
